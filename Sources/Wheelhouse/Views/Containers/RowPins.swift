/// Which actions are switched off for a row that its list would let be deleted and moved.
public nonisolated struct RowPins: OptionSet, Sendable {
  /// One bit for each action.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The row is not deleted.
  @inlinable public static var delete: RowPins { RowPins(rawValue: 1) }

  /// The row is not moved, and none is moved past it.
  @inlinable public static var move: RowPins { RowPins(rawValue: 2) }
}

/// Switches actions of rows off: of one row, where it is written in it, or of all rows inside.
public struct RowPinning: RenderModifier {
  @usableFromInline let pins: RowPins

  @inlinable
  init(_ pins: RowPins, _ isOn: Bool) { self.pins = isOn ? pins : [] }

  /// Renders the view while the rows inside are pinned.
  @inlinable
  public func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    if pins.isEmpty { return Content._render(content, in: context) }
    Content._render(content, in: context.pinned(pins))
    context.takeBack()
  }
}

extension View {
  /// Leaves a row out of what `onDelete` lets be deleted.
  @inlinable
  public consuming func deleteDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, RowPinning> {
    ModifiedContent(content: self, modifier: RowPinning(.delete, isDisabled))
  }

  /// Leaves a row out of what `onMove` lets be moved; rows above and below it are moved among one another only.
  @inlinable
  public consuming func moveDisabled(_ isDisabled: Bool) -> ModifiedContent<Self, RowPinning> {
    ModifiedContent(content: self, modifier: RowPinning(.move, isDisabled))
  }
}

extension RenderContext {
  @usableFromInline
  func pinned(_ pins: RowPins) -> RenderContext { adding(.pins(pins)) }

  /// Which actions modifiers further out switch off.
  @usableFromInline
  var pins: RowPins {
    guard pending.hasMore else { return [] }
    var found: RowPins = []
    for index in Int(pending.start)..<Int(pending.end) {
      renderer.pending.look(at: index) { if case .pins(let pins) = $0 { found.formUnion(pins) } }
    }
    return found
  }
}
