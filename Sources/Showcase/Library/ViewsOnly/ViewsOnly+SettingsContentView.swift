import Wheelhouse

extension ViewsOnly {
  /// Another kind of content in the same column, with state of its own.
  struct SettingsContentView: View {
    @State private var isEnabled = true
    @State private var fontSize = 14.0

    var body: some View {
      Form {
        Toggle("Enable", isOn: $isEnabled)
        Slider(value: $fontSize, in: 10...24) { Text("Font Size") }.disabled(!isEnabled)
        Stepper("Size: \(Int(fontSize.rounded()))", value: $fontSize, in: 10...24)
          .disabled(!isEnabled)
      }
      .navigationTitle(SidebarCategory.settings.rawValue)
    }
  }
}
