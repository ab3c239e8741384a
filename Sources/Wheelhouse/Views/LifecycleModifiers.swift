extension View {
  /// Runs `action` when the view comes onto the screen's stack of screens.
  ///
  /// A screen that another one covers stays in the document and has not disappeared: coming back to it
  /// does not run `action` again.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modified { content, context in
      if let action { context.lifecycle(AppearEntry(context.identity, action)) }
      Self._render(content, in: context)
    }
  }

  /// Runs `action` when the view is gone.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modified { content, context in
      if let action { context.lifecycle(DisappearEntry(context.identity, action)) }
      Self._render(content, in: context)
    }
  }

  /// Runs `action` when the view appears and cancels it when the view is gone.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modified { content, context in
      context.lifecycle(TaskEntry(context.identity, key: nil, priority: priority, action))
      Self._render(content, in: context)
    }
  }

  /// Like `task(priority:_:)`, and starts anew, cancelling the former run, whenever `value` changes.
  public func task<Value: Hashable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modified { content, context in
      let key = AnyHashable(value)
      context.lifecycle(TaskEntry(context.identity, key: key, priority: priority, action))
      Self._render(content, in: context)
    }
  }

  /// Runs `action` with the old and the new value when `value` changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View {
    modified { content, context in
      context.lifecycle(ChangeEntry(context.identity, value: value, initial: initial, action))
      Self._render(content, in: context)
    }
  }

  /// Runs `action` when `value` changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs `action` with the new value when `value` changes; the older spelling.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}
