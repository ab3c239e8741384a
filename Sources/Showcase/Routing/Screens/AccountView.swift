import Wheelhouse

/// Whoever is signed in.
struct AccountView<AccountRouter: Router>: View where AccountRouter.Route == AccountRoute {
  let account: String
  let router: AccountRouter

  var body: some View {
    List {
      Label(account, systemImage: "person.crop.circle")
      Button("Leave Account", role: .destructive) { router.navigate(to: .signedOut) }
    }
    .navigationTitle("Account")
  }
}
