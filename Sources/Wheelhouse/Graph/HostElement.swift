/// An element that frames content and puts together what the content asks of it.
class HostElement: Element {
  nonisolated deinit {}

  @exclusivity(unchecked) final var isFrameDirty = false
  @exclusivity(unchecked) final private(set) var content: ContentElement!
  /// Elements inside, up to the next host, that ask for something.
  @exclusivity(unchecked) final private(set) var contributors: [Element] = []

  init(
    identity: UInt64, owner: Element?, graph: Uncounted<ViewGraph>, environment: EnvironmentValues,
    content: @escaping @MainActor (RenderContext) -> Void
  ) {
    super.init(identity: identity, owner: owner, graph: graph, environment: environment)
    if let own = asFrame { inFrame = Uncounted(own) }
    self.content = ContentElement(
      identity: StableHash.mix(identity, 1), owner: self, environment: environment,
      content: content)
    self.content.invalidate()
    graph { $0.enqueue(host: self) }
  }

  final override var asHost: HostElement? { self }

  /// This, where it is a frame.
  var asFrame: FrameElement? { nil }

  override func destroyed() { graph.destroy(content) }

  final func note(_ contributor: Element) {
    let asks =
      !contributor.isDestroyed && !(contributor.atExtras? { $0.preferences.isEmpty } ?? true)
    let position = position(of: contributor)
    if asks, position == nil { insert(contributor) }
    if !asks, let position { contributors.remove(at: position) }
    inGraph { $0.enqueue(host: self) }
  }

  private func position(of contributor: Element) -> Int? {
    for index in contributors.indices where contributors[index] === contributor { return index }
    return nil
  }

  /// Keeps outer elements first, and of equally deep ones those that stand further up, whenever they came.
  private func insert(_ contributor: Element) {
    var index = contributors.count
    while index > 0, contributor.precedes(contributors[index - 1]) { index -= 1 }
    contributors.insert(contributor, at: index)
  }

  /// Whether it has a place beside its content.
  var showsInspector: Bool { false }

  /// Called when nothing changed but what route values show.
  func destinationsChanged() {}

  /// Looks at everything asked for, outermost first.
  final func forEachPreference(_ body: (Preference) -> Void) {
    for contributor in contributors {
      guard let extras = contributor.extras else { continue }
      for preference in extras.preferences { body(preference) }
    }
  }

  /// Looks at all that is asked of the bar of this: here, and then in the tabs that are seen, which have none of their own.
  final func forEachPreferenceOfBar(_ body: (Preference) -> Void) {
    forEachPreference(body)
    guard let frame = asFrame, frame.hasTabs else { return }
    for container in graph.containers where container.frame === frame {
      (container as? TabViewElement)?.shown?.forEachPreferenceOfBar(body)
    }
  }

  /// Called before the frame is rendered: takes over what the content asks for.
  func collect() {}
}

/// A host that is one of several in its container, or covers what is below: a screen, a presentation.
class FrameElement: HostElement {
  nonisolated deinit {}

  final override var asFrame: FrameElement? { self }

  /// Whether its container shows it, whatever is around the container.
  var isShown: Bool { true }

  /// What it is called, where its content says so.
  var title: String? { nil }

  /// Whether it covers everything below it.
  var isModal: Bool { false }

  /// Whether there are tabs in it, whatever they hold.
  @exclusivity(unchecked) final var hasTabs = false

  /// Whether any button in it closes it first.
  @exclusivity(unchecked) final var isDialog = false

  /// Closes it, where it is such a one.
  func closeAsDialog() {}

  /// An action that first closes the dialog this is.
  final func closing(before action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    { [unowned self] in
      closeAsDialog()
      action()
    }
  }

  /// What its content asks of the presentation around it.
  @exclusivity(unchecked) final private(set) var passedOn: [Preference] = []

  /// The frame around this one.
  final var outer: FrameElement? { owner?.frame }

  /// Hands on what the content asks of the presentation around: how tall it is, whether it may be closed.
  final func passOn(_ preferences: [Preference]) {
    guard !preferences.isEmpty || !passedOn.isEmpty else { return }
    passedOn = preferences
    owner?.nearest(PresentationElement.self)?.note(inner: self)
  }

  /// Shows what its anchor has by now.
  final func follow(_ anchor: Anchor) {
    environment = anchor.environment.presented
    content.content = anchor.content
    content.environment = environment
    content.invalidate()
  }

  final override func destroyed() {
    super.destroyed()
    passOn([])
  }
}

extension EnvironmentValues {
  /// What holds in what is presented from a place: it is enabled, whatever is around the place, and no swipe uncovers it.
  var presented: EnvironmentValues {
    var values = self
    values.isEnabled = true
    values.swipe = []
    return values
  }
}

extension Element {
  /// Whether this is further out than another one, or as deep and further up.
  fileprivate func precedes(_ other: Element) -> Bool {
    guard depth == other.depth else { return depth < other.depth }
    var (one, two) = (self, other)
    while let first = one.owner, let second = two.owner {
      if first === second { return first.owns(one, before: two) }
      (one, two) = (first, second)
    }
    return false
  }

  private func owns(_ one: Element, before other: Element) -> Bool {
    for part in owned where part === one || part === other { return part === one }
    return false
  }
}
