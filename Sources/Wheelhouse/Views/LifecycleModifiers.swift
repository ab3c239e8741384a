extension View {
  /// Runs `action` when the view comes onto the screen's stack of screens.
  ///
  /// A screen that another one covers stays in the document and has not disappeared: coming back to it
  /// does not run `action` again.
  @preconcurrency
  @inlinable
  public consuming func onAppear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .appearing(action))
  }

  /// Runs `action` when the view is gone.
  @preconcurrency
  @inlinable
  public consuming func onDisappear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .disappearing(action))
  }

  /// Runs `action` when the view appears and cancels it when the view is gone.
  @preconcurrency
  @inlinable
  public consuming func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .running(nil, priority, action))
  }

  /// Like `task(priority:_:)`, and starts anew, cancelling the former run, whenever `value` changes.
  @preconcurrency
  @inlinable
  public consuming func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .running(value, priority, action))
  }

  /// Runs `action` with the old and the new value when `value` changes.
  @preconcurrency
  @inlinable
  public consuming func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .watching(value, initial, action))
  }

  /// Runs `action` when `value` changes.
  @preconcurrency
  @inlinable
  public consuming func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .watching(value, initial) { _, _ in action() })
  }

  /// Runs `action` with the new value when `value` changes; the older spelling.
  @preconcurrency
  @inlinable
  public consuming func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .watching(value, false) { _, new in action(new) })
  }

  /// Runs `action` with each event that comes while the view is there.
  ///
  /// It is subscribed before `onAppear` and `task` begin to load. A session that sleeps wakes for the event, and a
  /// view that waits in this way keeps none awake. An event may come twice (see ``SharedEvent``).
  @preconcurrency
  @inlinable
  public consuming func onReceive<E: SharedEvent>(
    _ events: SharedEvents<E>, perform action: @escaping @MainActor (E) -> Void
  ) -> ModifiedContent<Self, PlacingModifier> {
    ModifiedContent(content: self, modifier: .receiving(events, action))
  }
}

extension PlacingModifier {
  @usableFromInline
  static func appearing(_ action: (@MainActor () -> Void)?) -> PlacingModifier {
    PlacingModifier { context in
      if let action { context.lifecycle(AppearEntry(context.identity, action)) }
    }
  }

  @usableFromInline
  static func disappearing(_ action: (@MainActor () -> Void)?) -> PlacingModifier {
    PlacingModifier { context in
      if let action { context.lifecycle(DisappearEntry(context.identity, action)) }
    }
  }

  @usableFromInline
  static func running(
    _ key: (any Equatable)?, _ priority: TaskPriority,
    _ action: @escaping @MainActor () async -> Void
  ) -> PlacingModifier {
    PlacingModifier { context in
      context.lifecycle(TaskEntry(context.identity, key: key, priority: priority, action))
    }
  }

  @usableFromInline
  static func receiving<E: SharedEvent>(
    _ events: SharedEvents<E>, _ action: @escaping @MainActor (E) -> Void
  ) -> PlacingModifier {
    PlacingModifier { context in
      context.lifecycle(ReceiveEntry(context.identity, events, action))
    }
  }

  @usableFromInline
  static func watching<Value: Equatable>(
    _ value: Value, _ initial: Bool, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> PlacingModifier {
    PlacingModifier { context in
      context.lifecycle(ChangeEntry(context.identity, value: value, initial: initial, action))
    }
  }
}
