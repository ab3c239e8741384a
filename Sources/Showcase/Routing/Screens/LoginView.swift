import Wheelhouse

/// Asks for a name.
struct LoginView<LoginRouter: Router>: View where LoginRouter.Route == LoginRoute {
  let account: String?
  let router: LoginRouter
  @State private var name = ""

  var body: some View {
    Form {
      if let account { Text("Signed in as \(account)") }
      TextField("Name", text: $name).textContentType(.username).onSubmit(logIn)
      Button("Log In", action: logIn)
        .buttonStyle(.borderedProminent)
        .disabled(!isNamed)
      Button("Not Now", role: .cancel) { router.navigate(to: .cancelled) }
    }
    .navigationTitle("Login")
  }

  private var isNamed: Bool { !name.allSatisfy(\.isWhitespace) }

  private func logIn() {
    if isNamed { router.navigate(to: .signedIn(name: name)) }
  }
}
