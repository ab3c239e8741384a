/// Something tied to how long a place is on the screen: an appearance, a task, a watched value.
class LifecycleEntry {
  nonisolated deinit {}

  let identity: UInt64

  init(_ identity: UInt64) { self.identity = identity }

  /// Whether another entry is for the same as this: at its place, where another view may come, and of its kind.
  final func isSame(as other: LifecycleEntry) -> Bool {
    identity == other.identity && type(of: self) == type(of: other)
  }

  /// The place is new.
  func started(_ graph: ViewGraph) {}

  /// The place was there before, with `former`, which is of the same type.
  func carried(from former: LifecycleEntry, _ graph: ViewGraph) {}

  /// The place is gone.
  func ended(_ graph: ViewGraph) {}

  /// Whether it would end something that goes on.
  var isAtWork: Bool { false }
}

/// `.onAppear`.
final class AppearEntry: LifecycleEntry {
  nonisolated deinit {}

  let action: @MainActor () -> Void

  init(_ identity: UInt64, _ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(identity)
  }

  override func started(_ graph: ViewGraph) { graph.afterRender.append(action) }
}

/// `.onDisappear`.
final class DisappearEntry: LifecycleEntry {
  nonisolated deinit {}

  let action: @MainActor () -> Void

  init(_ identity: UInt64, _ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(identity)
  }

  override func ended(_ graph: ViewGraph) { graph.afterRender.append(action) }
}

/// `.task` and `.task(id:)`: the task ends with the place or when its id changes.
final class TaskEntry: LifecycleEntry {
  nonisolated deinit {}

  private let key: (any Equatable)?
  private let priority: TaskPriority
  private let action: @MainActor () async -> Void
  /// The run, shared with the entries that carry it on, since those may come before it has begun.
  private var run = TaskRun()

  init(
    _ identity: UInt64, key: (any Equatable)?, priority: TaskPriority,
    _ action: @escaping @MainActor () async -> Void
  ) {
    self.key = key
    self.priority = priority
    self.action = action
    super.init(identity)
  }

  override func started(_ graph: ViewGraph) {
    let isBegunWork = key is any BegunWork
    graph.afterRender.append { [run, priority, action] in
      run.begin(priority, action, after: isBegunWork ? CommandScope.current : nil)
    }
  }

  override func carried(from former: LifecycleEntry, _ graph: ViewGraph) {
    guard let former = former as? TaskEntry else { return }
    if Self.isSame(former.key, key) {
      run = former.run
    } else {
      former.run.end()
      started(graph)
    }
  }

  private static func isSame(_ old: (any Equatable)?, _ new: (any Equatable)?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return isEqual(old, new)
  }

  override func ended(_ graph: ViewGraph) {
    run.end()
  }

  override var isAtWork: Bool { run.isAtWork }
}

/// One run of a task that belongs to a place.
final class TaskRun {
  /// Nil before it begins and once it has come to its end.
  private var task: Task<Void, Never>?
  private var isOver = false

  var isAtWork: Bool { task != nil }

  /// - Parameter scope: the command that has to be stored first, and without which nothing is done.
  func begin(
    _ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void,
    after scope: CommandScope?
  ) {
    guard !isOver else { return }
    task = Task(priority: priority) {
      defer { task = nil }
      if let scope {
        guard await scope.isKept() else { return }
      }
      // One that ended before it began does nothing, where it would only find what the next one is for.
      if !Task.isCancelled { await action() }
    }
  }

  func end() {
    isOver = true
    task?.cancel()
    task = nil
  }
}

/// `.onReceive`: follows events as long as the place is there.
final class ReceiveEntry<E: SharedEvent>: LifecycleEntry {
  nonisolated deinit {}

  /// Who is called, whatever entry carries it on.
  private final class Receiver {
    nonisolated deinit {}

    var action: @MainActor (E) -> Void
    var subscription: EventSubscription?

    init(_ action: @escaping @MainActor (E) -> Void) { self.action = action }
  }

  private let source: any SharedEventSource
  private var receiver: Receiver

  init(
    _ identity: UInt64, _ events: SharedEvents<E>, _ action: @escaping @MainActor (E) -> Void
  ) {
    source = events.source
    receiver = Receiver(action)
    super.init(identity)
  }

  /// Subscribes at once: before anything is loaded, and while it is known which session it is for.
  override func started(_ graph: ViewGraph) {
    receiver.subscription = source.subscribe(to: E.self) { [weak receiver] event in
      receiver?.action(event)
    }
  }

  override func carried(from former: LifecycleEntry, _ graph: ViewGraph) {
    guard let former = former as? ReceiveEntry<E>, former.source === source else {
      former.ended(graph)
      return started(graph)
    }
    former.receiver.action = receiver.action
    receiver = former.receiver
  }

  override func ended(_ graph: ViewGraph) { receiver.subscription?.cancel() }
}

/// `.onChange(of:)`.
final class ChangeEntry<Value: Equatable>: LifecycleEntry {
  nonisolated deinit {}

  private let value: Value
  private let initial: Bool
  private let action: @MainActor (Value, Value) -> Void

  init(
    _ identity: UInt64, value: Value, initial: Bool,
    _ action: @escaping @MainActor (Value, Value) -> Void
  ) {
    self.value = value
    self.initial = initial
    self.action = action
    super.init(identity)
  }

  override func started(_ graph: ViewGraph) {
    guard initial else { return }
    graph.afterRender.append { [action, value] in action(value, value) }
  }

  override func carried(from former: LifecycleEntry, _ graph: ViewGraph) {
    guard let former = former as? ChangeEntry<Value>, former.value != value else { return }
    graph.afterRender.append { [action, value] in action(former.value, value) }
  }
}
