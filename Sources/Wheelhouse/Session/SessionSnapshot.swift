import ScreenDocument

/// Everything a session needs to show the same screen again: the value it parks to.
///
/// It holds no document: the document follows from the state. Places are named by their identity, which
/// is the same in every process that runs the same app.
package struct SessionSnapshot: Codable, Equatable, Sendable {
  /// The form of the snapshot; another one is not read.
  package static let currentVersion = 1

  package var version = SessionSnapshot.currentVersion
  package var id: String
  /// The window that is shown.
  package var window: String
  package var url: String
  package var revision: Int
  package var layout: String
  package var colorScheme: String
  package var locale: String
  package var clients: [ClientSnapshot]
  /// Values of `@State` as JSON text, by place and property.
  package var values: [String: String]
  var stacks: [String: StackSnapshot]
  /// Which presentation of its anchor each open one is.
  package var presentations: [String: Int]
  package var presentationCount: Int
  package var banners: [BannerSnapshot] = []
  package var bannerCount = 0
  /// Which tabs were selected so far; nil where there are none.
  var tabs: [String: TabsSnapshot]?
  /// The column visibility of split views that keep their own.
  var columnVisibility: [String: NavigationSplitViewVisibility]?

  /// When it ended workers.
  package var crashes = CrashRecord()

  /// A banner that nobody has closed yet.
  package struct BannerSnapshot: Codable, Equatable, Sendable {
    package var serial: Int
    package var style: String
    package var text: String
    /// The place that holds it open; nil for one of the session's own.
    package var anchor: String?
    /// How many seconds it would have been shown longer.
    package var remaining: Double?
  }

  /// What a session remembers of one client.
  package struct ClientSnapshot: Codable, Equatable, Sendable {
    package var token: ResumeTokenHash
    /// Chosen by the page; tells a reconnect from a second window.
    package var page: String?
    package var lastSeq: Int
    /// The command that ended a worker, to be refused should it come again.
    package var crashedSeq: Int?
  }
}

extension SessionSnapshot {
  /// The parts that places take back while they are made again.
  var restored: RestoredState {
    var state = RestoredState()
    for (key, text) in values {
      guard let place = UInt64(key, radix: 16) else { continue }
      state.values[place] = try? JSONReader().read(text)
    }
    for (key, stack) in stacks {
      if let place = UInt64(key, radix: 16) { state.stacks[place] = stack }
      state.openAnchors.formUnion(stack.levels.compactMap { UInt64($0.anchor ?? "", radix: 16) })
    }
    for (key, tabs) in tabs ?? [:] {
      if let place = UInt64(key, radix: 16) { state.tabs[place] = tabs }
    }
    for (key, visibility) in columnVisibility ?? [:] {
      if let place = UInt64(key, radix: 16) { state.columnVisibility[place] = visibility }
    }
    for (key, serial) in presentations {
      if let place = UInt64(key, radix: 16) { state.presentations[place] = serial }
    }
    for banner in banners {
      if let place = UInt64(banner.anchor ?? "", radix: 16) { state.banners[place] = banner }
    }
    return state
  }
}

extension ViewGraph {
  /// Adds what of this graph outlives it.
  func store(in snapshot: inout SessionSnapshot) {
    snapshot.presentationCount = presentationCount
    snapshot.bannerCount = bannerCount
    snapshot.banners = root.banners.map { banner in
      .init(
        serial: banner.serial, style: banner.style.rawValue, text: banner.text,
        anchor: banner.anchor.map { hex($0.identity) },
        remaining: max(.zero, banner.deadline - clock.now).inSeconds)
    }
    let beside = inspectors.filter { $0.placement == .beside }
    for presentation in root.presentations + beside {
      snapshot.presentations[hex(presentation.anchor.identity)] = presentation.serial
    }
    for container in containers { container.store(in: &snapshot) }
    storeValues(of: root, in: &snapshot)
  }

  /// Takes back what is not tied to a place of the screen.
  func restore(_ snapshot: SessionSnapshot) {
    presentationCount = snapshot.presentationCount
    bannerCount = snapshot.bannerCount
    for banner in snapshot.banners where banner.anchor == nil {
      show(
        Banner(id: 0, style: Banner.Style(rawValue: banner.style) ?? .info, text: banner.text),
        serial: banner.serial, seconds: banner.remaining ?? Banner.ownSeconds, nil)
    }
  }

  private func storeValues(of element: Element, in snapshot: inout SessionSnapshot) {
    for slot in element.extras?.state ?? [] {
      guard let value = slot.snapshot(), let json = try? JSONValueEncoder().encode(value) else {
        continue
      }
      snapshot.values[hex(StableHash.mix(element.identity, slot.name))] = json.canonicalText
    }
    for child in element.owned { storeValues(of: child, in: &snapshot) }
  }

  private func hex(_ identity: UInt64) -> String { String(identity, radix: 16) }
}
