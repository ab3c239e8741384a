import Wheelhouse

extension MVVM {
  /// Places the settings of a view model that lives as long as the view.
  struct SettingsContentView: View {
    @State private var viewModel = SettingsViewModel()

    var body: some View {
      @Bindable var viewModel = viewModel
      Form {
        Toggle("Enable", isOn: $viewModel.isEnabled)
        Slider(value: $viewModel.fontSize, in: viewModel.fontSizes) { Text("Font Size") }
          .disabled(!viewModel.isEnabled)
        Stepper(viewModel.sizeText, value: $viewModel.fontSize, in: viewModel.fontSizes)
          .disabled(!viewModel.isEnabled)
      }
      .navigationTitle(SidebarCategory.settings.rawValue)
    }
  }
}
