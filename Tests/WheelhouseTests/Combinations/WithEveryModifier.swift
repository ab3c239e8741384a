@testable import Wheelhouse

/// Hands on what it is shown with every modifier, one at a time.
struct WithEveryModifier<Next: ViewVisitor>: ViewVisitor {
  let next: Next

  func visit<V: View>(_ name: String, _ make: @escaping @MainActor (Int) -> V) {
    showLooks(name, make)
    showMeanings(name, make)
    showGestures(name, make)
    showPresenting(name, make)
    showScreens(name, make)
  }

  private func showLooks<V: View>(_ name: String, _ make: @escaping @MainActor (Int) -> V) {
    next.visit("\(name), in columns") {
      make($0).gridCellColumns(2).gridColumnAlignment(.trailing)
    }
    next.visit("\(name), font") { make($0).font(.title).bold().italic().lineLimit(2) }
    next.visit("\(name), foreground") { make($0).foregroundStyle($0 % 2 == 1 ? .red : .secondary) }
    next.visit("\(name), tint") { make($0).tint(.green) }
    next.visit("\(name), frame") { make($0).padding(4).frame(width: 80, height: 40) }
    next.visit("\(name), high") { n in
      make(n).frame(minWidth: Double(n), maxHeight: .infinity, alignment: .topLeading)
    }
    next.visit("\(name), wide") { make($0).frame(maxWidth: .infinity, alignment: .leading) }
    next.visit("\(name), background") { make($0).background(.yellow) }
    next.visit("\(name), overlay") { n in make(n).overlay { Text("Over \(n)") } }
    next.visit("\(name), button style") { make($0).buttonStyle(.borderedProminent) }
    next.visit("\(name), label style") { make($0).labelStyle(.iconOnly).labelsHidden() }
    next.visit("\(name), list style") { make($0).listStyle(.plain).pickerStyle(.segmented) }
    next.visit("\(name), toggle style") { make($0).toggleStyle(.button) }
    next.visit("\(name), gauge style") { make($0).gaugeStyle(.accessoryCircular) }
    next.visit("\(name), control group style") { make($0).controlGroupStyle(.menu) }
    next.visit("\(name), scheme") { make($0).preferredColorScheme($0 % 2 == 1 ? .dark : nil) }
    next.visit("\(name), redacted") {
      make($0).redacted(reason: $0 % 2 == 1 ? .placeholder : [])
    }
    next.visit("\(name), seen through") { make($0).opacity($0 % 2 == 1 ? 0.4 : 0).opacity(0.5) }
    next.visit("\(name), inline") { make($0).pickerStyle(.inline) }
    next.visit("\(name), as it is typed") { make($0).autocorrectionDisabled($0 % 2 == 1) }
    next.visit("\(name), control size") { make($0).controlSize(.small).textCase(.uppercase) }
  }

  private func showMeanings<V: View>(_ name: String, _ make: @escaping @MainActor (Int) -> V) {
    next.visit("\(name), badge") { make($0).badge($0) }
    next.visit("\(name), disabled") { make($0).disabled($0 % 2 == 1) }
    next.visit("\(name), help") { make($0).help("Help \($0)") }
    next.visit("\(name), id") { make($0).id($0) }
    next.visit("\(name), tag") { make($0).tag($0) }
    next.visit("\(name), spoken") { n in
      make(n).accessibilityLabel("Spoken \(n)").accessibilityValue("\(n)").accessibilityHint("Hint")
    }
    next.visit("\(name), traits") { make($0).accessibilityAddTraits([.isHeader, .isSelected]) }
    next.visit("\(name), one") {
      make($0).accessibilityElement(children: $0 % 2 == 1 ? .combine : .ignore)
    }
    next.visit("\(name), unspoken") { make($0).accessibilityHidden($0 % 2 == 1) }
    next.visit("\(name), language") { make($0).environment(\.layoutDirection, .rightToLeft) }
    next.visit("\(name), equal to itself") { n in Group { make(n) }.id("same") }
    next.visit("\(name), task") { n in make(n).task(id: n) {}.onAppear {}.onDisappear {} }
  }

  private func showGestures<V: View>(_ name: String, _ make: @escaping @MainActor (Int) -> V) {
    next.visit("\(name), tap") { make($0).onTapGesture {} }
    next.visit("\(name), in sight") { make($0).onScrollVisibilityChange(threshold: 0.2) { _ in } }
    next.visit("\(name), key") { make($0).keyboardShortcut("k") }
    next.visit("\(name), context menu") { n in make(n).contextMenu { Button("Held \(n)") {} } }
    next.visit("\(name), swipe") { n in
      make(n).swipeActions { Button("Swiped \(n)", role: .destructive) {} }
    }
    next.visit("\(name), pinned") { make($0).deleteDisabled(true).moveDisabled($0 % 2 == 1) }
    next.visit("\(name), swipe at both ends") { n in
      make(n).swipeActions(edge: .leading) { Button("First") {} }.swipeActions { Button("Last") {} }
    }
    next.visit("\(name), refreshable") { make($0).refreshable {} }
    next.visit("\(name), submit") { make($0).onSubmit {}.submitLabel(.done) }
  }

  private func showPresenting<V: View>(_ name: String, _ make: @escaping @MainActor (Int) -> V) {
    next.visit("\(name), sheet") { n in
      make(n).sheet(isPresented: .constant(n > 0)) {
        Text("Sheet").presentationDetents([.medium, .large])
      }
    }
    next.visit("\(name), popover") { n in
      make(n).popover(isPresented: .constant(n > 0)) { Text("Popover") }
    }
    next.visit("\(name), inspector") { n in
      make(n).inspector(isPresented: .constant(n > 0)) { Text("Inspector") }
    }
    next.visit("\(name), alert") { n in
      make(n).alert("Alert", isPresented: .constant(n > 0)) {
        Button("OK") {}
      } message: {
        Text("Message \(n)")
      }
    }
    next.visit("\(name), files") { n in
      make(n).fileImporter(isPresented: .constant(n > 0), allowedContentTypes: [.image]) { _ in }
    }
  }

  private func showScreens<V: View>(_ name: String, _ make: @escaping @MainActor (Int) -> V) {
    next.visit("\(name), title") {
      make($0).navigationTitle("Title \($0)").navigationSubtitle("Subtitle \($0)")
    }
    next.visit("\(name), toolbar") { n in make(n).toolbar { Button("Bar \(n)") {} } }
    next.visit("\(name), search") { n in
      make(n).searchable(text: .constant("\(n)")).searchScopes(.constant(n)) { Text("In").tag(n) }
    }
    next.visit("\(name), destination") {
      make($0).navigationDestination(for: Int.self) { Text("\($0)") }
    }
    next.visit("\(name), safe area") { n in make(n).safeAreaInset(edge: .top) { Text("Top \(n)") } }
    next.visit("\(name), tab item") { n in make(n).tabItem { Text("Tab \(n)") } }
    next.visit("\(name), undismissable") { make($0).interactiveDismissDisabled() }
  }
}
