import Wheelhouse

/// Asks for a name.
struct LoginView<LoginRouter: Router>: View where LoginRouter.Route == LoginRoute {
  let account: String?
  let router: LoginRouter
  @State private var name = ""

  var body: some View {
    Form {
      if let account { Text("Signed in as \(account)") }
      TextField("Name", text: $name)
      Button("Log In") { router.navigate(to: .signedIn(name: name)) }
        .buttonStyle(.borderedProminent)
        .disabled(name.isEmpty)
      Button("Not Now", role: .cancel) { router.navigate(to: .cancelled) }
    }
    .navigationTitle("Login")
  }
}
