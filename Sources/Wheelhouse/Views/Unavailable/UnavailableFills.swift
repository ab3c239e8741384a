// What is written where SwiftUI has a shape or what fills one. Each is of one protocol, and what takes it is declared
// once: of two declarations, none of which is there, the compiler tries both with every other choice in the
// expression, and in a long one it gives up before it has said what to write instead.

/// Stands where SwiftUI has a shape.
public protocol AbsentShape {}

/// Stands where SwiftUI has what fills a shape and there is nothing of the kind.
public protocol AbsentStyle: ShapeStyle {}

extension AbsentStyle {
  /// Nothing.
  public var _style: ShapeStyleWord { Color.clear._style }
}

/// A word for a shape.
public struct AbsentWord: AbsentShape {}

extension AbsentValue: AbsentShape {}

extension AbsentShape where Self == AbsentWord {
  /// A word.
  public static var rect: AbsentWord { AbsentWord() }
  /// A word.
  public static var circle: AbsentWord { AbsentWord() }
  /// A word.
  public static var capsule: AbsentWord { AbsentWord() }
  /// A word.
  public static var ellipse: AbsentWord { AbsentWord() }
  /// A word.
  public static var buttonBorder: AbsentWord { AbsentWord() }
  /// A word.
  public static var containerRelative: AbsentWord { AbsentWord() }
  /// A word with the size of its corners.
  public static func rect(cornerRadius: Double, style: AbsentValue = .continuous) -> AbsentWord {
    AbsentWord()
  }
  /// A word with the size of its corners.
  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: AbsentValue = .continuous
  ) -> AbsentWord { AbsentWord() }
  /// A word with the size of its corners.
  public static func rect(corners: AbsentValue, isUniform: Bool = false) -> AbsentWord {
    AbsentWord()
  }
  /// A word with its corners.
  public static func capsule(style: AbsentValue) -> AbsentWord { AbsentWord() }
}

/// Stands where Foundation has what takes changes back.
public struct AbsentUndoManager {
  /// Never called.
  public func registerUndo<Target>(withTarget target: Target, handler: (Target) -> Void) {}
  /// Never called.
  public func setActionName(_ name: String) {}
  /// Never called.
  public func undo() {}
  /// Never called.
  public func redo() {}
  /// Never called.
  public var canUndo: Bool { false }
  /// Never called.
  public var canRedo: Bool { false }
}

extension EnvironmentValues {
  /// Absent: what takes changes back.
  @available(
    *, unavailable,
    message:
      "keep what was there in a @State, and put it back in the action of a button, as in banner(_:actions:)"
  )
  public var undoManager: AbsentUndoManager? { nil }
}
