import Wheelhouse

/// Focus: owns what of a session outlives the process.
struct FocusRootView: View {
  @StateObject private var listener = Listener()
  @StateObject private var place = FocusPlace()
  @StateObject private var errors = ErrorViewModel()
  let feature: FocusFeature

  var body: some View {
    FocusFlowView(
      FocusCompositor(feature: feature, listener: listener, place: place, errors: errors))
  }
}

/// The session's object graph, and the coordinator that its client is seen through.
private struct FocusFlowView: View {
  @State private var compositor: FocusCompositor
  @ObservedObject private var place: FocusPlace
  @Environment(\.horizontalSizeClass) private var layout
  @Environment(\.openURL) private var openURL

  init(_ compositor: FocusCompositor) {
    _compositor = State(initialValue: compositor)
    _place = ObservedObject(wrappedValue: compositor.place)
  }

  var body: some View {
    let compositor = compositor
    let _ = compositor.followAnswers()
    Group {
      if layout == .compact {
        CompactCoordinator(screens: compositor.screens, place: compositor.place)
      } else {
        RegularCoordinator(screens: compositor.screens, place: compositor.place)
      }
      ErrorNotificationView().environmentObject(compositor.screens.errors)
    }
    .environment(\.eventBus, compositor.bus)
    .onChange(of: layout, initial: true) { _, layout in compositor.adapt(to: layout) }
    .onChange(of: place.opening) { _, opening in if let opening { openURL(opening.url) } }
    .task { await compositor.launch() }
    .task(id: compositor.access) { await compositor.keepAccess() }
    .onOpenURL(FocusLink.table) { compositor.follow($0) }
    .navigationURL(compositor.url)
  }
}
