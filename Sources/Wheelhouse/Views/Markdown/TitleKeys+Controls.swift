public import FoundationEssentials

// The titles of controls, containers and dialogs as keys, as in `TitleKeys.swift`.

extension Toggle where Label == Wheelhouse.Label<Text, Image> {
  /// Creates a switch with a title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Wheelhouse.Label(title, systemImage: systemImage) }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title for a value in a range.
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }

  /// Creates a stepper with a title for a value without bounds; it stops where the value's type ends.
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1
  ) { self.init(value: value, step: step) { Text(title) } }

  /// Creates a stepper with a title from what its two buttons do; nil switches a button off.
  public init(
    _ title: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) { self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement) }
}

extension TextField where Label == Text {
  /// Creates a field with a title that grows downwards where `axis` is vertical.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis.Set
  ) { self.init(title.words, text: text, prompt: prompt, axis: axis) }

  /// Creates a field with a title for a value that has a text in a format.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title.words, value: value, format: format, prompt: prompt)
  }

  /// Creates a field with a title for a value that may be absent, and has a text in a format.
  public init<Format: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(title.words, value: value, format: format, prompt: prompt)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in bounds: ClosedRange<Date>? = nil,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: bounds, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a picker with a title for dates from one on.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in bounds: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: bounds, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a picker with a title for dates up to one.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>, in bounds: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: bounds, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

extension Picker where Label == Wheelhouse.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Wheelhouse.Label(title, systemImage: systemImage)
    }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view that says something is under way, with a title.
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }

  /// Creates a view that shows a share of a total, with a title.
  public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension ShareLink where Label == Wheelhouse.Label<Text, Image> {
  /// Creates a button with a title that shares an address or a text.
  public init<Item: ShareableItem>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(Text(title), item: item, subject: subject, message: message) }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a title.
  public init<Value: StringProtocol>(_ title: LocalizedStringKey, value: Value) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a text of a value in a format, with a title.
  public init<Format: FormatStyle>(
    _ title: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension ControlGroup where Label == Wheelhouse.Label<Text, Image> {
  /// Creates a group with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Wheelhouse.Label(title, systemImage: systemImage) } }
}

extension Menu where Label == Wheelhouse.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Wheelhouse.Label(title, systemImage: systemImage) } }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title, that is unfolded as the app says.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(isExpanded: isExpanded, content: content, label: { Text(title) }) }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a title whose rows unfold below it, and are evaluated only while they are shown.
  public init<Rows: View>(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Rows
  ) where Parent == DisclosureButton<Text>, Content == DisclosedContent<Rows> {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}

extension ContentUnavailableView {
  /// Creates a view with a title, a symbol, a description and actions.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil,
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(title.words, systemImage: name, description: description, actions: actions)
  }
}

extension Tab where Label == Wheelhouse.Label<Text, Image> {
  /// Creates a tab with a title and a symbol that a selection names by `value`.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) where Value: Hashable {
    self.init(value: value, role: role, content: content) {
      Wheelhouse.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a tab with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) where Value == Never {
    self.init(role: role, content: content) { Wheelhouse.Label(title, systemImage: systemImage) }
  }
}

extension LocalizedStringKey: DialogText {
  /// The words without the marks.
  public var _words: String? { words }
}

extension View {
  /// Adds a search field to the screen the view stands on.
  public consuming func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, SearchModifier> {
    searchable(text: text, placement: placement, prompt: prompt.words)
  }

  /// Adds a search field that suggests what could be looked for; the older spelling.
  public consuming func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> ModifiedContent<ModifiedContent<Self, SearchModifier>, KeepingModifier> {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// A text beside the view.
  public consuming func badge(_ label: LocalizedStringKey) -> ModifiedContent<
    Self, PendingModification
  > { badge(label.words) }

  /// What the view is for.
  public consuming func help(_ text: LocalizedStringKey) -> ModifiedContent<
    Self, PendingModification
  > { help(text.words) }

  /// What assistive technology says of what happens.
  public consuming func accessibilityHint(_ hint: LocalizedStringKey) -> ModifiedContent<
    Self, PendingModification
  > { accessibilityHint(hint.words) }

  /// What assistive technology says after the view's name.
  public consuming func accessibilityValue(_ value: LocalizedStringKey) -> ModifiedContent<
    Self, PendingModification
  > { accessibilityValue(value.words) }
}
