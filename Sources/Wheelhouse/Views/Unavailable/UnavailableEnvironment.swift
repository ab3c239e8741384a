public import FoundationEssentials

// Values of the environment that are a device's.
extension EnvironmentValues {
  /// Absent: a phase of a scene.
  @available(
    *, unavailable,
    message: "there are no phases: use onAppear(perform:), task(_:) and onDisappear(perform:)"
  )
  public var scenePhase: AbsentValue { .active }

  /// Absent: sizes of text.
  @available(*, unavailable, message: "the client sizes text; leave it out")
  public var dynamicTypeSize: AbsentValue { .none }

  /// Absent: sizes of text.
  @available(*, unavailable, message: "the client sizes text; leave it out")
  public var sizeCategory: AbsentValue { .none }

  /// Absent: the font around.
  @available(
    *, unavailable,
    message: "use font(_:), which holds for all text inside; to ask for one, an EnvironmentKey"
  )
  public var font: Font? {
    get { nil }
    set {}
  }

  /// Absent: how many lines a text may have.
  @available(
    *, unavailable,
    message: "use lineLimit(_:), which holds for all text inside; to ask for it, an EnvironmentKey"
  )
  public var lineLimit: Int? {
    get { nil }
    set {}
  }

  /// Absent: how high rows are.
  @available(*, deprecated, message: "the client decides how high rows are; leave it out")
  public var defaultMinListRowHeight: Double {
    get { 0 }
    set {}
  }

  /// Absent: how high the headers of sections are.
  @available(*, deprecated, message: "the client decides how high rows are; leave it out")
  public var defaultMinListHeaderHeight: Double? {
    get { nil }
    set {}
  }

  /// Absent: sizes of text.
  @available(*, unavailable, message: "the client sizes text; leave it out")
  public var displayScale: Double { 1 }

  /// Absent: the height.
  @available(
    *, unavailable,
    message: "use @Environment(\\.horizontalSizeClass): a window scrolls down as far as it needs"
  )
  public var verticalSizeClass: UserInterfaceSizeClass? { nil }

  /// Absent: a mode for editing rows.
  @available(
    *, unavailable, message: "rows with onDelete or onMove can be edited at any time; leave it out"
  )
  public var editMode: Binding<AbsentValue>? {
    get { nil }
    set {}
  }

  /// Absent: a search that is under way.
  @available(*, unavailable, message: "look at the text that searchable(text:) is bound to")
  public var isSearching: Bool { false }

  /// Absent: a search that is under way.
  @available(*, unavailable, message: "look at the text that searchable(text:) is bound to")
  public var dismissSearch: AbsentValue { .none }

  /// Absent: the focus around.
  @available(
    *, unavailable, message: "use @FocusState and focused(_:) on the field, and hand its value down"
  )
  public var isFocused: Bool { false }

  /// Absent: windows.
  @available(*, unavailable, message: "use @Environment(\\.openURL) with a URL of the window")
  public var openWindow: AbsentValue { .none }

  /// Absent: windows.
  @available(*, unavailable, message: "use @Environment(\\.openURL) with a URL of the window")
  public var dismissWindow: AbsentValue { .none }

  /// Absent: motion.
  @available(
    *, unavailable,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public var accessibilityReduceMotion: Bool { false }

  /// Absent: settings of a person's device.
  @available(*, unavailable, message: "the client follows what the person has set; leave it out")
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Absent: settings of a person's device.
  @available(*, unavailable, message: "the client follows what the person has set; leave it out")
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Absent: how the client draws.
  @available(*, unavailable, message: "the client draws it; to ask for one, an EnvironmentKey")
  public var controlSize: AbsentValue { .none }

  /// Absent: how the client draws.
  @available(*, unavailable, message: "the client draws it; to ask for one, an EnvironmentKey")
  public var multilineTextAlignment: AbsentValue { .none }

  /// Absent: how the client draws.
  @available(*, unavailable, message: "the client draws it; to ask for one, an EnvironmentKey")
  public var truncationMode: AbsentValue { .none }

  /// Absent: how the client draws.
  @available(*, unavailable, message: "the client draws it; to ask for one, an EnvironmentKey")
  public var symbolVariants: AbsentValue { .none }

  /// Absent: how the client draws.
  @available(*, unavailable, message: "the client draws it; to ask for one, an EnvironmentKey")
  public var headerProminence: AbsentValue { .none }

  /// Absent: sizes of text.
  @available(*, unavailable, message: "the client sizes text; leave it out")
  public var pixelLength: Double { 1 }

  /// Absent: windows.
  @available(*, unavailable, message: "use @Environment(\\.openURL) with a URL of the window")
  public var supportsMultipleWindows: Bool { false }

  /// Absent: windows.
  @available(*, unavailable, message: "use @Environment(\\.openURL) with a URL of the window")
  public var openSettings: AbsentValue { .none }

  /// Absent: a shop that sells the app.
  @available(
    *, unavailable, message: "no shop sells the app: use a Link to where people may say so"
  )
  public var requestReview: AbsentValue { .none }

  /// Absent: a sign-in that the device shows.
  @available(
    *, unavailable, message: "use @Environment(\\.openURL), and an Endpoint for the answer"
  )
  public var webAuthenticationSession: AbsentValue { .none }

  /// Absent: a store of data.
  @available(
    *, unavailable, message: "hand the store down: environment(_:) with an observable object"
  )
  public var modelContext: AbsentValue { .none }

  /// Absent: a store of data.
  @available(
    *, unavailable, message: "hand the store down: environment(_:) with an observable object"
  )
  public var managedObjectContext: AbsentValue { .none }
}

extension Binding {
  /// Absent: changes that are animated.
  @available(
    *, deprecated,
    message: "the client animates what appears, moves and goes by itself; leave it out"
  )
  public func animation(_ animation: AbsentValue? = nil) -> Binding<Value> { self }
}

extension View {
  /// Absent: other ways of links.
  @available(
    *, unavailable,
    message: "a Link leads where it says: use a Button where something else is to happen"
  )
  public func environment(
    _ path: KeyPath<EnvironmentValues, OpenURLAction>, _ action: OpenURLAction
  ) -> Self { self }
}

extension OpenURLAction {
  /// Absent: other ways of links.
  @available(
    *, unavailable,
    message: "a Link leads where it says: use a Button where something else is to happen"
  )
  public init(handler: @escaping @MainActor (URL) -> AbsentValue) { place = nil }
}
