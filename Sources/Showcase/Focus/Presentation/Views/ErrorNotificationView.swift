import Wheelhouse

/// The error banner: on top of any screen, whatever is presented over it.
struct ErrorNotificationView: View {
  @EnvironmentObject private var viewModel: ErrorViewModel

  var body: some View {
    EmptyView().banner($viewModel.banner.current)
  }
}
