// Older spellings of what has a newer one.
extension View {
  /// Absent: the title of old.
  @available(
    *, unavailable,
    message: "use navigationTitle(_:), and navigationBarTitleDisplayMode(_:) for how it is drawn"
  )
  public func navigationBarTitle<Title>(_ title: Title) -> Self { self }

  /// Absent: the title of old.
  @available(
    *, unavailable,
    message: "use navigationTitle(_:), and navigationBarTitleDisplayMode(_:) for how it is drawn"
  )
  public func navigationBarTitle<Title>(
    _ title: Title, displayMode: NavigationBarTitleDisplayMode
  ) -> Self { self }

  /// Absent: items of a bar of old.
  @available(
    *, unavailable,
    message:
      "use toolbar(content:) with a ToolbarItem(placement: .topBarLeading) or .topBarTrailing"
  )
  public func navigationBarItems<Leading: View>(leading: Leading) -> Self { self }

  /// Absent: items of a bar of old.
  @available(
    *, unavailable,
    message:
      "use toolbar(content:) with a ToolbarItem(placement: .topBarLeading) or .topBarTrailing"
  )
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> Self { self }

  /// Absent: items of a bar of old.
  @available(
    *, unavailable,
    message:
      "use toolbar(content:) with a ToolbarItem(placement: .topBarLeading) or .topBarTrailing"
  )
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> Self { self }

  /// Absent: hiding the bar of old.
  @available(*, deprecated, message: "the client always shows the ways there are; leave it out")
  public func navigationBarHidden(_ hidden: Bool) -> Self { self }

  /// Absent: the style of the navigation of old.
  @available(*, deprecated, message: "use NavigationStack, or NavigationSplitView for columns")
  public func navigationViewStyle(_ style: AbsentValue) -> Self { self }

  /// Absent: the colour scheme of a view of old.
  @available(*, unavailable, message: "use preferredColorScheme(_:), which is the whole page's")
  public func colorScheme(_ scheme: ColorScheme) -> Self { self }

  /// Absent: the tint of old.
  @available(*, unavailable, message: "use tint(_:)")
  public func accentColor(_ color: Color?) -> Self { self }
}

/// Absent: a style of the navigation of old.
public typealias StackNavigationViewStyle = AbsentValue
/// Absent: a style of the navigation of old.
public typealias DoubleColumnNavigationViewStyle = AbsentValue
/// Absent: a style of the navigation of old.
public typealias ColumnNavigationViewStyle = AbsentValue
/// Absent: a style of the navigation of old.
public typealias DefaultNavigationViewStyle = AbsentValue

extension NavigationLink where Label == Text {
  /// Absent: a link that is open or not.
  @available(
    *, unavailable,
    message:
      "use navigationDestination(isPresented:destination:) with a Button, or a NavigationLink(value:) and a path"
  )
  public init(
    _ title: String, destination: Destination, isActive: Binding<Bool>
  ) { self.init(title, destination: destination) }

  /// Absent: a link that is open or not.
  @available(
    *, unavailable,
    message:
      "use navigationDestination(isPresented:destination:) with a Button, or a NavigationLink(value:) and a path"
  )
  public init(
    _ title: String, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { self.init(title, destination: destination) }

  /// Absent: a link that is open or not.
  @available(
    *, unavailable,
    message:
      "use navigationDestination(isPresented:destination:) with a Button, or a NavigationLink(value:) and a path"
  )
  public init<Tag: Hashable>(
    _ title: String, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) { self.init(title, destination: destination) }
}

extension NavigationLink {
  /// Absent: a link that is open or not.
  @available(
    *, unavailable,
    message:
      "use navigationDestination(isPresented:destination:) with a Button, or a NavigationLink(value:) and a path"
  )
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }

  /// Absent: a link that is open or not.
  @available(
    *, unavailable,
    message:
      "use navigationDestination(isPresented:destination:) with a Button, or a NavigationLink(value:) and a path"
  )
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }
}
