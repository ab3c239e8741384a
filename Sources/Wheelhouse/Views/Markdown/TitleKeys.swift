// The titles of views as keys, which literals are where a string would do as well, as in SwiftUI: they are looked up in
// the app's catalog, and read as Markdown.

extension LocalizedStringKey {
  /// What is to be read, without the marks: what is called or asked so is plain text for clients.
  @usableFromInline var words: String { Text(self).string }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency
  @inlinable
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == Wheelhouse.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @preconcurrency
  @inlinable
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Wheelhouse.Label(title, systemImage: systemImage) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a title and a symbol.
  @inlinable
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(title.words, text: text, prompt: prompt)
  }
}

extension SecureField {
  /// Creates a field with a title, whose text is hidden.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(title.words, text: text, prompt: prompt)
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text {
  /// Creates content with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title, that keeps to itself whether it is unfolded.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) { self.init(content: content, label: { Text(title) }) }
}

extension NavigationLink where Label == Text {
  /// Goes to the screen of a value; the title is the label.
  @inlinable
  public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) where Destination == Never {
    self.init(value: value) { Text(title) }
  }

  /// Goes to a view; the title is the label.
  ///
  /// The older spelling.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Goes to a view; the title is the label.
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension View {
  /// The title of the screen the view stands on.
  public consuming func navigationTitle(_ title: LocalizedStringKey) -> ModifiedContent<
    Self, PreferenceModifier
  > { navigationTitle(title.words) }

  /// The title of the screen the view stands on, without its looks.
  public consuming func navigationTitle(_ title: Text) -> ModifiedContent<
    Self, PreferenceModifier
  > { navigationTitle(title.string) }

  /// A second line of the title of the screen the view stands on.
  public consuming func navigationSubtitle(_ subtitle: LocalizedStringKey) -> ModifiedContent<
    Self, PreferenceModifier
  > { navigationSubtitle(subtitle.words) }

  /// A second line of the title of the screen the view stands on, without its looks.
  public consuming func navigationSubtitle(_ subtitle: Text) -> ModifiedContent<
    Self, PreferenceModifier
  > { navigationSubtitle(subtitle.string) }

  /// What assistive technology calls the view.
  public consuming func accessibilityLabel(_ label: LocalizedStringKey) -> ModifiedContent<
    Self, PendingModification
  > { accessibilityLabel(label.words) }
}
