import ScreenDocument

/// A view with something added; what the modifiers below return.
public struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let modify: @MainActor (Content, RenderContext) -> Void

  /// Renders the content as the modifier wants it.
  public static func _render(_ view: ModifiedView, in context: RenderContext) {
    view.modify(view.content, context.at(0x11))
  }
}

extension View {
  func modified(
    _ modify: @escaping @MainActor (Self, RenderContext) -> Void
  ) -> ModifiedView<Self> { ModifiedView(content: self, modify: modify) }

  func pending(_ kind: PendingModifier.Kind) -> ModifiedView<Self> {
    modified { content, context in Self._render(content, in: context.adding(kind)) }
  }

  func property(_ name: PropertyName, _ value: String?) -> ModifiedView<Self> {
    modified { content, context in
      Self._render(content, in: value.map { context.adding(.string(name, $0)) } ?? context)
    }
  }

  func property(_ name: PropertyName, flag: Bool) -> ModifiedView<Self> {
    modified { content, context in
      Self._render(content, in: flag ? context.adding(.flag(name)) : context)
    }
  }
}

extension View {
  /// Switches the controls inside off where `disabled` is true; a command on one is then refused.
  public func disabled(_ disabled: Bool) -> some View {
    modified { content, context in
      var context = context
      context.environment.isEnabled = context.environment.isEnabled && !disabled
      Self._render(content, in: context)
    }
  }

  /// Gives the view an identity of its own: another id is another view with fresh state.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modified { content, context in
      Self._render(content, in: context.at(StableHash.mix(0x1D, StableHash.key(id))))
    }
  }

  /// A number beside the view; zero hides it.
  public func badge(_ count: Int) -> some View {
    property(.badge, count == 0 ? nil : String(count))
  }

  /// A text beside the view; nil hides it.
  public func badge(_ label: String?) -> some View { property(.badge, label) }

  /// Runs `action` when the view is tapped.
  public func onTapGesture(perform action: @escaping @MainActor () -> Void) -> some View {
    pending(.gesture(action))
  }

  /// What assistive technology calls the view.
  public func accessibilityLabel(_ label: String) -> some View {
    property(.accessibilityLabel, label)
  }

  /// What assistive technology says of the view's use.
  public func accessibilityHint(_ hint: String) -> some View { property(.accessibilityHint, hint) }

  /// A name by which tests find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    property(.accessibilityIdentifier, identifier)
  }

  /// Hides the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    property(.accessibilityHidden, flag: hidden)
  }

  /// Wraps the view in `AnyView`.
  public func eraseToAnyView() -> AnyView { AnyView(self) }
}

extension View {
  /// Sets a value of the environment for everything inside.
  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modified { content, context in
      var context = context
      context.environment[keyPath: path] = value
      Self._render(content, in: context)
    }
  }

  /// Hands an observable object to everything inside, found there by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    modified { content, context in
      var context = context
      if let object { context.environment.setObject(object) }
      Self._render(content, in: context)
    }
  }

  /// Hands an object to everything inside, found there by `@EnvironmentObject`.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment(object)
  }
}

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
