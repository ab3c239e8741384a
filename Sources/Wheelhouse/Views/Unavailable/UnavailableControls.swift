public import FoundationEssentials

// Controls and containers.

extension ShareLink where Label == EmptyView {
  /// Absent: sharing several things at once.
  @available(*, unavailable, message: "use a ShareLink for each of them, or one text of them all")
  public init<Item>(items: [Item], subject: Text? = nil, message: Text? = nil) {
    self.init(item: "")
  }
  /// Absent: sharing several things at once.
  @available(*, unavailable, message: "use a ShareLink for each of them, or one text of them all")
  public init<S: StringProtocol, Item>(
    _ title: S, items: [Item], subject: Text? = nil, message: Text? = nil
  ) { self.init(item: "") }
  /// Absent: sharing what is neither an address nor a text.
  @available(
    *, unavailable, message: "share a String or the URL of an Endpoint, which need no preview"
  )
  public init<Item, Preview>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: Preview
  ) { self.init(item: "") }
  /// Absent: sharing what is neither an address nor a text.
  @available(
    *, unavailable, message: "share a String or the URL of an Endpoint, which need no preview"
  )
  public init<S: StringProtocol, Item, Preview>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: Preview
  ) { self.init(item: "") }
  /// Absent: sharing what is neither an address nor a text.
  @available(
    *, unavailable, message: "share a String or the URL of an Endpoint, which need no preview"
  )
  public init<Item, Preview>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil, preview: Preview
  ) { self.init(item: "") }
}

extension ShareLink {
  /// Absent: sharing what is neither an address nor a text.
  @available(
    *, unavailable, message: "share a String or the URL of an Endpoint, which need no preview"
  )
  public init<Item, Preview>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: Preview,
    @ViewBuilder label: () -> Label
  ) { self.init(item: "", label: label) }
}

/// Absent: what is seen of what is shared.
@available(
  *, unavailable, message: "share a String or the URL of an Endpoint, which need no preview"
)
public struct SharePreview {
  /// Never called.
  public init<Title>(_ title: Title) {}
  /// Never called.
  public init<Title, Picture>(_ title: Title, image: Picture) {}
  /// Never called.
  public init<Title, Icon>(_ title: Title, icon: Icon) {}
  /// Never called.
  public init<Title, Picture, Icon>(_ title: Title, image: Picture, icon: Icon) {}
}

/// Absent: a choice of colours.
@available(*, unavailable, message: "use a Picker of the colours that the app has names for")
public struct ColorPicker: PrimitiveView {
  /// Never called.
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {}
  /// Never called.
  public init<Label: View>(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {}
}

/// Absent: a calendar in which one chooses days.
@available(*, unavailable, message: "use a DatePicker for each of the days, in a ForEach")
public struct MultiDatePicker: PrimitiveView {
  /// Never called.
  public init<Title, Day: Hashable>(_ title: Title, selection: Binding<Set<Day>>) {}
  /// Never called.
  public init<Title, Day: Hashable, Bounds>(
    _ title: Title, selection: Binding<Set<Day>>, in bounds: Bounds
  ) {}
}

/// Absent: room between the items of a bar.
@available(*, unavailable, message: "the client spaces its bars; leave it out")
public struct ToolbarSpacer: PrimitiveView {
  /// Never called.
  public init(
    _ sizing: AbsentValue = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
}

extension Picker where Label == Text {
  /// Absent: another text for what is chosen.
  @available(*, unavailable, message: "the chosen option says it; leave currentValueLabel out")
  public init<S: StringProtocol, Now: View>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Now
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Toggle where Label == Text {
  /// Absent: a switch for all of several.
  @available(
    *, unavailable,
    message: "use a Binding(get:set:) that asks all of them, and sets all of them"
  )
  public init<S: StringProtocol, Elements: RandomAccessCollection>(
    _ title: S, sources: Binding<Elements>,
    isOn: KeyPath<Binding<Elements.Element>, Binding<Bool>>
  ) { self.init(title, isOn: .constant(false)) }
}

extension TextField where Label == Text {
  /// Absent: a field for a value that has a text by a formatter.
  @available(
    *, unavailable, message: "use TextField(_:value:format:), with .number or another style"
  )
  public init<S: StringProtocol, Value, Formatter>(
    _ title: S, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(title, text: .constant(""), prompt: prompt) }

  /// Absent: what of a text is selected.
  @available(*, unavailable, message: "the client keeps the caret; leave the selection out")
  public init<S: StringProtocol, Selection>(
    _ title: S, text: Binding<String>, selection: Binding<Selection?>, prompt: Text? = nil
  ) { self.init(title, text: text, prompt: prompt) }
}

extension SwitchToggleStyle {
  /// Absent: the style with a colour.
  @available(*, unavailable, message: "write tint(_:) on the toggle")
  public init(tint: Color) { self.init() }
}

/// Absent: a moment for each frame that is drawn.
@available(
  *, unavailable,
  message: "frames are the client's; use .periodic(from: .now, by: 1), or leave the motion out"
)
public struct AnimationTimelineSchedule: TimelineSchedule {
  /// Never called.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// Never called.
  public func entries(from startDate: Date, mode: Mode) -> [Date] { [] }
}

@available(
  *, unavailable,
  message: "frames are the client's; use .periodic(from: .now, by: 1), or leave the motion out"
)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Absent: a moment for each frame that is drawn.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Absent: a moment for each frame that is drawn.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

/// Absent: sizes.
@available(
  *, unavailable,
  message:
    "sizes are the client's; use @Environment(\\.horizontalSizeClass) for what depends on the width"
)
public struct ViewThatFits<Content: View>: PrimitiveView {
  /// Never called.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}

/// Absent: a grid that grows sideways.
@available(*, unavailable, message: "use ScrollView(.horizontal) with an HStack, or LazyVGrid")
public struct LazyHGrid<Content: View>: PrimitiveView {
  /// Never called.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Absent: the names of views for what moves between them.
@available(
  *, unavailable,
  message: "the client animates what appears, moves and goes by itself; leave it out"
)
@propertyWrapper
public struct Namespace {
  /// Never called.
  public init() {}
  /// What views would be named by.
  public var wrappedValue: AbsentValue { .none }
}

extension Menu {
  /// Absent: a menu that a tap does something else than open.
  @available(
    *, unavailable, message: "use a Button with contextMenu, or a Button beside a Menu"
  )
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: label) }
}

extension Menu where Label == Text {
  /// Absent: a menu that a tap does something else than open.
  @available(
    *, unavailable, message: "use a Button with contextMenu, or a Button beside a Menu"
  )
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
  ) { self.init(title, content: content) }
}

extension Menu where Label == Wheelhouse.Label<Text, Image> {
  /// Absent: a menu that a tap does something else than open.
  @available(
    *, unavailable, message: "use a Button with contextMenu, or a Button beside a Menu"
  )
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(title, systemImage: systemImage, content: content) }
}

/// Absent: what of a text is selected.
@available(*, unavailable, message: "the client keeps the caret; leave the selection out")
public struct TextSelection {}

/// Absent: a button that lets one rename something.
@available(*, unavailable, message: "use a Button that shows an alert with a TextField")
public struct RenameButton: PrimitiveView {
  /// Never called.
  public init() {}
}

nonisolated extension PickerStyle {
  /// Absent: a picker as buttons.
  @available(*, unavailable, message: "use .inline, or .segmented")
  public static let radioGroup = PickerStyle.automatic
  /// Absent: a picker as a row of symbols.
  @available(*, unavailable, message: "use .segmented, or .menu")
  public static let palette = PickerStyle.automatic
}

nonisolated extension ToolbarItemPlacement {
  /// Absent: what is needed less often.
  @available(*, unavailable, message: "put the buttons into a Menu in a ToolbarItem")
  public static let secondaryAction = ToolbarItemPlacement.automatic
  /// Absent: words in the middle of the lower bar.
  @available(*, unavailable, message: "use .bottomBar")
  public static let status = ToolbarItemPlacement.automatic
  /// Absent: a bar over the keyboard.
  @available(*, unavailable, message: "use .bottomBar: the client's keyboard has its own bar")
  public static let keyboard = ToolbarItemPlacement.automatic
  /// Absent: where the way back is.
  @available(*, unavailable, message: "use .topBarLeading")
  public static let navigation = ToolbarItemPlacement.automatic
  /// Absent: what deletes.
  @available(*, unavailable, message: "use .primaryAction, with a Button(role: .destructive)")
  public static let destructiveAction = ToolbarItemPlacement.automatic
}

/// Absent: drawing.
@available(*, unavailable, message: "there is no drawing here; use Image(systemName:), or a Text")
public struct Canvas: PrimitiveView {
  /// Never called.
  public init(_ draw: (AbsentValue, AbsentValue) -> Void) {}
}
