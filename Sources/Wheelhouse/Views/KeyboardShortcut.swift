import ScreenDocument

/// A key and the keys that are held down with it, which press a control from anywhere on its screen.
///
/// Follows [Apple's `KeyboardShortcut`](https://developer.apple.com/documentation/swiftui/keyboardshortcut).
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The keys that are held down meanwhile, and no others.
  public var modifiers: EventModifiers

  /// A key, with Command unless something else is said.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return: what is most likely wanted next.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: the way out without a change.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key as documents name it, behind those held down with it: `command+shift+s`.
  var name: String {
    var name = ""
    for (modifier, word) in EventModifiers.words where modifiers.contains(modifier) {
      name += word + "+"
    }
    return name + key.name
  }
}

/// A key by the character that it types, or by what it does.
public nonisolated struct KeyEquivalent: Hashable, Sendable,
  ExpressibleByExtendedGraphemeClusterLiteral
{
  /// What it types, or of a key that types nothing a character of its own.
  public var character: Character

  /// The key that types a character.
  public init(_ character: Character) { self.character = character }
  /// The key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes what comes next.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return, or Enter.
  public static let `return` = KeyEquivalent("\r")

  private static let words: [KeyEquivalent: String] = [
    .upArrow: "upArrow", .downArrow: "downArrow", .leftArrow: "leftArrow",
    .rightArrow: "rightArrow", .escape: "escape", .delete: "delete",
    .deleteForward: "deleteForward", .home: "home", .end: "end", .pageUp: "pageUp",
    .pageDown: "pageDown", .tab: "tab", .space: "space", .return: "return",
  ]

  /// A letter is the same key, whatever its case.
  fileprivate var name: String { Self.words[self] ?? character.lowercased() }
}

/// Keys that are held down while another one is pressed.
public nonisolated struct EventModifiers: OptionSet, Hashable, Sendable {
  /// A bit for each key.
  public let rawValue: Int

  /// The keys of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option, or Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command on Apple's keyboards, Control on others.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// All of them.
  public static let all: EventModifiers = [.shift, .control, .option, .command]

  fileprivate static let words: [(EventModifiers, String)] = [
    (.command, "command"), (.control, "control"), (.option, "option"), (.shift, "shift"),
  ]
}

extension View {
  /// Presses the control, or the first one in the view, by a key from anywhere on its screen.
  ///
  /// As in SwiftUI the first control in sight that has the shortcut is pressed. While something is typed, a key
  /// without Command or Control goes into the text, and so does what edits it, such as Command-C. Where a
  /// control under the focus has a use for Return, Space or an arrow, it keeps that, and Return in a field with
  /// `onSubmit` submits. Browsers keep a few for themselves, such as Command-T and Command-W.
  ///
  /// By touch there is no key, so what is pressed has to be in sight anyway.
  public consuming func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> ModifiedContent<Self, PendingModification> {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Presses the control, or the first one in the view, by a key from anywhere on its screen; by none where the
  /// shortcut is nil.
  public consuming func keyboardShortcut(
    _ shortcut: KeyboardShortcut?
  ) -> ModifiedContent<Self, PendingModification> {
    property(.keyboardShortcut, shortcut?.name)
  }
}
