// Further things that the client draws by itself, and what tells why a view is evaluated.
extension EnvironmentValues {
  /// Absent: settings of a person's device.
  @available(*, unavailable, message: "the client follows what the person has set; leave it out")
  public var colorSchemeContrast: AbsentValue { .none }

  /// Absent: how the client draws.
  @available(*, unavailable, message: "the client draws it; to ask for one, an EnvironmentKey")
  public var lineSpacing: Double {
    get { 0 }
    set {}
  }

  /// Absent: how the client draws.
  @available(*, unavailable, message: "the client draws it; to ask for one, an EnvironmentKey")
  public var backgroundStyle: Color? {
    get { nil }
    set {}
  }

  /// Absent: changing a title in its bar.
  @available(*, unavailable, message: "use a Button that shows a TextField in an alert")
  public var rename: (() -> Void)? { nil }
}

extension View {
  /// Absent: why a view is evaluated.
  @available(
    *, unavailable, message: "use onChange(of:) with a print for each value that the body reads"
  )
  public static func _printChanges() {}

  /// Absent: why a view is evaluated.
  @available(
    *, unavailable, message: "use onChange(of:) with a print for each value that the body reads"
  )
  public static func _logChanges() {}

  /// Absent: other colours.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func brightness(_ amount: Double) -> Self { self }

  /// Absent: a shape for what is inside.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func containerShape(_ shape: some AbsentShape) -> Self { self }

  /// Absent: a button that does something again and again.
  @available(
    *, unavailable, message: "a button is pressed once each time: use a Stepper for what is counted"
  )
  public func buttonRepeatBehavior(_ behavior: AbsentValue) -> Self { self }

  /// Absent: room around sections.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func listSectionMargins(_ edges: AbsentValue = .all, _ length: Double?) -> Self { self }

  /// Absent: words that are drawn by the app.
  @available(
    *, unavailable, message: "the client draws words: use font(_:) and foregroundStyle(_:)"
  )
  public func textRenderer<Renderer>(_ renderer: Renderer) -> Self { self }
}

extension Font {
  /// Absent: the room between lines.
  @available(*, deprecated, message: "the client draws it; leave it out")
  public func leading(_ leading: AbsentValue) -> Font { self }
}

/// Absent: the shape of what is around.
@available(*, unavailable, message: "use a RoundedRectangle")
public struct ContainerRelativeShape: PrimitiveView, AbsentShape {
  /// Never called.
  public init() {}
}

extension AppStorage {
  /// Absent: other places to keep it.
  @available(
    *, unavailable, message: "leave the store out: it is the person's browser that keeps it"
  )
  public init<Store>(wrappedValue: Value, _ key: String, store: Store?) where Value: AppStorable {
    self.init(wrappedValue: wrappedValue, key)
  }
}
