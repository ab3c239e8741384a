import ScreenDocument

private nonisolated struct TintKey: EnvironmentKey {
  static var defaultValue: Word? { nil }
}

extension EnvironmentValues {
  /// The innermost tint around.
  var tint: Word? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

// Meaning, not pixels: the client decides what a style looks like.
extension View {
  /// Sets the kind of text inside.
  @inlinable
  public consuming func font(_ font: Font?) -> ModifiedContent<Self, FontModification> {
    ModifiedContent(content: self, modifier: FontModification(font))
  }

  /// Sets the weight of text inside.
  @inlinable
  public consuming func fontWeight(_ weight: Font.Weight?) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .fontWeight(weight))
  }

  /// Makes text inside bold.
  @inlinable
  public consuming func bold(_ active: Bool = true) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .bold(active))
  }

  /// Makes text inside italic.
  @inlinable
  public consuming func italic(_ active: Bool = true) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .italic(active))
  }

  /// Strikes text inside through.
  @inlinable
  public consuming func strikethrough(_ active: Bool = true) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .strikethrough(active))
  }

  /// Draws a line below text inside.
  @inlinable
  public consuming func underline(_ active: Bool = true) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .underline(active))
  }

  /// Gives every character of text inside the same width.
  @inlinable
  public consuming func monospaced(_ active: Bool = true) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .monospaced(active))
  }

  /// Gives every digit of text inside the same width, so that numbers that change stay in place.
  @inlinable
  public consuming func monospacedDigit() -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .monospacedDigit())
  }

  /// Sets text inside in capitals or in small letters; nil leaves it as it is written.
  @inlinable
  public consuming func textCase(_ textCase: Text.Case?) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .textCase(textCase))
  }

  /// Sets the colour of what is inside.
  @inlinable
  public consuming func foregroundStyle(_ color: Color) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .foreground(color))
  }

  /// Sets the colour of what is inside; the older spelling.
  @inlinable
  public consuming func foregroundColor(_ color: Color?) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .foregroundColor(color))
  }

  /// Sets the accent of controls inside, and in what is presented from inside.
  public consuming func tint(_ color: Color?) -> ModifiedContent<
    ModifiedContent<Self, PendingModification>, EnvironmentModifier
  > {
    ModifiedContent(content: self, modifier: .tint(color)).changingEnvironment { values in
      if let word = color?.background { values.tint = word }
    }
  }

  /// Puts a colour behind the view.
  @inlinable
  public consuming func background(_ color: Color) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .background(color))
  }

  /// Puts a colour behind the view, or nothing.
  @_disfavoredOverload
  @inlinable
  public consuming func background(_ color: Color?) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .background(color))
  }

  /// Lets what is behind the view be seen through it: 1 shows all of the view, 0 nothing.
  ///
  /// What cannot be seen at all keeps its room, and is neither read aloud nor reached. Who asks the browser for more
  /// contrast sees the rest as if it were all there; so for words that are less important,
  /// ``foregroundStyle(_:)-(Color)`` with `.secondary`, which anybody can read, is the better choice.
  @inlinable
  public consuming func opacity(_ opacity: Double) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .opacity(opacity))
  }

  /// Keeps the room of the view and shows nothing of it; nobody reads or reaches it.
  @inlinable
  public consuming func hidden() -> ModifiedContent<Self, PendingModification> { opacity(0) }

  /// Leaves room around the view, on these edges and as much as the client has it: little for at most 8 points,
  /// none for 0 or less.
  ///
  /// Further paddings of the same view add their edges.
  @inlinable
  public consuming func padding(_ edges: Edge.Set = .all, _ length: Double? = nil)
    -> ModifiedContent<Self, PendingModification>
  {
    ModifiedContent(content: self, modifier: .padding(edges, length))
  }

  /// Leaves room around the view, as much as the client has it: little for at most 8 points, none for 0.
  @inlinable
  public consuming func padding(_ length: Double) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .padding(length))
  }

  /// Lets the view fill the width where `maxWidth` is infinite; other sizes are the client's choice.
  @inlinable
  public consuming func frame(maxWidth: Double? = nil, alignment: Alignment = .center)
    -> ModifiedContent<ModifiedContent<Self, PendingModification>, PendingModification>
  {
    ModifiedContent(
      content: ModifiedContent(content: self, modifier: .filling(maxWidth)),
      modifier: .textAlign(alignment, filling: maxWidth))
  }

  /// Sets how much room the view has, in points, and where in it it stands; a length that is not given is what it needs.
  ///
  /// It counts for texts, labels, symbols, stacks, spacers, progress views, text fields and views of one's own, and
  /// with a padding further out it counts that in. Such a view is higher than its frame where its words need more.
  /// For other controls it is a hint that is dropped: their sizes are the client's choice.
  @_disfavoredOverload
  @inlinable
  public consuming func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .room(width, height, alignment))
  }

  /// Lets the view fill the width where `maxWidth` is infinite, and the height where `maxHeight` is, and sets how much
  /// room it has at least, in points.
  ///
  /// The alignment is where in it it stands. The least lengths and the height count for the same views as those of
  /// ``frame(width:height:alignment:)``; other lengths are hints that are dropped: they are the client's choice.
  @_disfavoredOverload
  @inlinable
  public consuming func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<
    ModifiedContent<ModifiedContent<Self, PendingModification>, PendingModification>,
    PendingModification
  > {
    ModifiedContent(
      content: frame(maxWidth: maxWidth, alignment: alignment),
      modifier: .room(minWidth: minWidth, minHeight: minHeight, maxHeight: maxHeight, alignment))
  }

  /// The most lines a text takes; nil and what is less than one end the limit that holds around.
  @inlinable
  public consuming func lineLimit(_ number: Int?) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .lineLimit(number))
  }

  /// The most lines a text or a vertical field takes, and the fewest.
  @inlinable
  public consuming func lineLimit(
    _ limit: ClosedRange<Int>
  ) -> ModifiedContent<ModifiedContent<Self, PendingModification>, PendingModification> {
    ModifiedContent(content: lineLimit(limit.lowerBound...), modifier: .lineLimit(limit.upperBound))
  }

  /// The fewest lines a text or a vertical field takes.
  @inlinable
  public consuming func lineLimit(
    _ limit: PartialRangeFrom<Int>
  ) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .reservedLines(limit.lowerBound))
  }

  /// The most lines a text takes.
  @inlinable
  public consuming func lineLimit(
    _ limit: PartialRangeThrough<Int>
  ) -> ModifiedContent<Self, PendingModification> { lineLimit(limit.upperBound) }

  /// The most lines a text takes, and whether it has room for as many when it takes fewer.
  @inlinable
  public consuming func lineLimit(
    _ limit: Int, reservesSpace: Bool
  ) -> ModifiedContent<ModifiedContent<Self, PendingModification>, PendingModification> {
    lineLimit((reservesSpace ? limit : 0)...).lineLimit(limit)
  }

  /// How lines of text are set.
  @inlinable
  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .multilineTextAlignment(alignment))
  }

  /// How a list is drawn.
  @inlinable
  public consuming func listStyle(_ style: ListStyle) -> ModifiedContent<Self, PendingModification>
  {
    ModifiedContent(content: self, modifier: .listStyle(style))
  }

  /// How a picker is drawn.
  @inlinable
  public consuming func pickerStyle(_ style: PickerStyle) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .pickerStyle(style))
  }

  /// How a text field is drawn.
  @inlinable
  public consuming func textFieldStyle(_ style: TextFieldStyle) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .textFieldStyle(style))
  }

  /// How large controls are.
  @inlinable
  public consuming func controlSize(_ size: ControlSize) -> ModifiedContent<
    Self, PendingModification
  > {
    ModifiedContent(content: self, modifier: .controlSize(size))
  }

  /// Hides the labels of controls; assistive technology still reads them.
  @inlinable
  public consuming func labelsHidden() -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .labelsHidden())
  }

  /// Hides the labels of controls with `.hidden`; assistive technology still reads them.
  @inlinable
  public consuming func labelsVisibility(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, PendingModification> {
    ModifiedContent(content: self, modifier: .labelsVisibility(visibility))
  }
}
