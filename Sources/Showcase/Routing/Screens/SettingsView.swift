import Wheelhouse

/// How the screens of this very app are shown, and who uses it.
struct SettingsView<SettingsRouter: Router>: View where SettingsRouter.Route == SettingsRoute {
  @Binding var plan: RoutingPlan
  @Binding var usingStackNav: Bool
  let account: String?
  let router: SettingsRouter

  var body: some View {
    Form {
      Section("Where screens are shown") {
        Toggle("Stack Navigation", isOn: $usingStackNav)
        PlacementPicker(title: "Detail", placement: $plan.detail)
        PlacementPicker(title: "Settings", placement: $plan.settings)
        PlacementPicker(title: "Login", placement: $plan.login)
      }
      Section("You") {
        Button("Account", systemImage: "person.crop.circle") { router.navigate(to: .account) }
        if let account {
          Text("Signed in as \(account)")
          Button("Sign Out", role: .destructive) { router.navigate(to: .signOut) }
        } else {
          Button("Sign In") { router.navigate(to: .login) }
        }
      }
    }
    .navigationTitle("Settings")
  }
}

/// Chooses where a screen is shown.
private struct PlacementPicker: View {
  let title: String
  @Binding var placement: RoutingPlan.Placement

  var body: some View {
    Picker(title, selection: $placement) {
      ForEach(RoutingPlan.Placement.allCases, id: \.self) { Text($0.rawValue).tag($0) }
    }
  }
}
