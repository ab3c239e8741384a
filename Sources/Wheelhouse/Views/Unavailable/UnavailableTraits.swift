// Traits that a control brings along, or that a browser has no word for.
extension AccessibilityTraits {
  /// Absent: a control brings it along.
  @available(
    *, deprecated,
    message: "leave it out: a Button is one already, and so is a view with onTapGesture(perform:)"
  )
  public static var isButton: AccessibilityTraits { [] }

  /// Absent: a control brings it along.
  @available(*, unavailable, message: "use Toggle")
  public static var isToggle: AccessibilityTraits { [] }

  /// Absent: a control brings it along.
  @available(*, unavailable, message: "use searchable(text:)")
  public static var isSearchField: AccessibilityTraits { [] }

  /// Absent: what is presented has it.
  @available(
    *, unavailable,
    message: "leave it out: a sheet, a fullScreenCover, a popover and an alert are modal already"
  )
  public static var isModal: AccessibilityTraits { [] }

  /// Absent: nothing is read out by itself because it changes.
  @available(
    *, unavailable, message: "leave it out: what changes is not read out until a person looks at it"
  )
  public static var updatesFrequently: AccessibilityTraits { [] }

  /// Absent: a text without it is one.
  @available(*, unavailable, message: "leave it out: a Text is one already")
  public static var isStaticText: AccessibilityTraits { [] }
}

extension View {
  /// Absent: taking traits away.
  @available(
    *, unavailable,
    message:
      "add the trait only where it holds: accessibilityAddTraits(isChosen ? .isSelected : [])"
  )
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
}
