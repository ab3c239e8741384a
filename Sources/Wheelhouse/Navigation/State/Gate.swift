/// A gate before a part of the app: closed until somebody has signed in, or is allowed to pass.
///
/// A link that comes while it is closed waits; the latest one wins. It is followed once, when the gate
/// opens.
///
///     @Published var gate = Gate<AppLink>()
///
///     func opened(_ link: AppLink) {
///       if let link = gate.arrive(link) { follow(link) }
///     }
///
///     func signedIn() {
///       if let link = gate.open() { follow(link) }
///     }
///
///     if navigation.gate.isOpen { MainView() } else { LoginView() }
///
/// What is behind a closed gate is not rendered at all, so that nothing of it is in the document.
public nonisolated enum Gate<Link: Hashable>: Hashable {
  /// Links pass.
  case opened
  /// Links wait; one at most.
  case closed(pending: Link?)

  fileprivate typealias CodingKeys = GateKeys
  fileprivate typealias OpenedCodingKeys = OpenedGateKeys
  fileprivate typealias ClosedCodingKeys = ClosedGateKeys

  /// Creates a gate that is closed, with nobody waiting.
  public init() { self = .closed(pending: nil) }

  /// Whether links pass.
  public var isOpen: Bool {
    if case .opened = self { true } else { false }
  }

  /// The link that waits.
  public var pending: Link? {
    if case .closed(let pending) = self { pending } else { nil }
  }

  /// Takes a link.
  ///
  /// - Returns: the link when it can be followed now; nil when it waits.
  public mutating func arrive(_ link: Link) -> Link? {
    if isOpen { return link }
    self = .closed(pending: link)
    return nil
  }

  /// Opens the gate.
  ///
  /// - Returns: the link that waited, to be followed; it is handed out once.
  public mutating func open() -> Link? {
    defer { self = .opened }
    return pending
  }

  /// Closes the gate; a link that waits already goes on waiting.
  public mutating func close() {
    if isOpen { self = .closed(pending: nil) }
  }
}

nonisolated extension Gate: Sendable where Link: Sendable {}
nonisolated extension Gate: Encodable where Link: Encodable {}
nonisolated extension Gate: Decodable where Link: Decodable {}

// What a gate is kept by. Of each type in a generic one there are as many as there are links, and the one that
// is meant is looked up again and again.
private nonisolated enum GateKeys: CodingKey { case opened, closed }
private nonisolated enum OpenedGateKeys: CodingKey {}
private nonisolated enum ClosedGateKeys: CodingKey { case pending }
