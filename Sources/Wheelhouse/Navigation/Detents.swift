import ScreenDocument

/// A height at which a sheet rests.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  let name: String
  /// About how much of the screen it takes, for the order of several.
  let share: Double

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium", share: 0.5)
  /// Nearly the whole screen.
  public static let large = PresentationDetent(name: "large", share: 1)

  /// A share of the screen's height, from 0 to 1.
  public static func fraction(_ fraction: Double) -> PresentationDetent {
    let share = (0...1).nearest(to: fraction)
    return PresentationDetent(name: "fraction:\(share)", share: share)
  }

  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent {
    let points = height.isFinite ? max(height, 0) : 0
    return PresentationDetent(name: "height:\(points)", share: points / 1000)
  }
}

extension Set<PresentationDetent> {
  /// The names, the lowest detent first.
  var names: [String] {
    sorted { ($0.share, $0.name) < ($1.share, $1.name) }.map(\.name)
  }
}

/// The heights of a sheet, and the one it has, which both app and person may change.
final class DetentSelection {
  nonisolated deinit {}

  let names: [String]
  private let detents: Set<PresentationDetent>
  private let selection: Binding<PresentationDetent>

  init(_ detents: Set<PresentationDetent>, _ selection: Binding<PresentationDetent>) {
    names = detents.names
    self.detents = detents
    self.selection = selection
  }

  /// Whether the same may be chosen, and is kept in the same place.
  func isSame(as other: DetentSelection) -> Bool {
    names == other.names && selection.isSameInput(as: other.selection)
  }

  /// The name of the one it has.
  var name: String { selection.wrappedValue.name }

  /// Takes the name of another one; false for a height it may not have.
  func change(_ value: JSONValue) -> Bool {
    guard let name = value.string, let detent = detents.first(where: { $0.name == name }) else {
      return false
    }
    selection.wrappedValue = detent
    return true
  }
}

extension View {
  /// The heights a sheet rests at.
  public consuming func presentationDetents(_ detents: Set<PresentationDetent>) -> ModifiedContent<
    Self, PreferenceModifier
  > {
    preferring(.detents(detents.names))
  }

  /// The heights a sheet rests at, and the one it has.
  ///
  /// A person who drags it changes the selection, and setting the selection moves the sheet.
  public consuming func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> ModifiedContent<Self, PreferenceModifier> {
    preferring(.detentSelection(DetentSelection(detents, selection)))
  }

  /// Whether a sheet shows the grip for dragging it.
  public consuming func presentationDragIndicator(_ visibility: Visibility) -> ModifiedContent<
    Self, PreferenceModifier
  > {
    preferring(.dragIndicator(visibility.rawValue))
  }

  /// Keeps a presentation from being closed by hand.
  public consuming func interactiveDismissDisabled(_ isDisabled: Bool = true) -> ModifiedContent<
    Self, PreferenceModifier
  > {
    preferring(isDisabled ? .dismissDisabled : nil)
  }

  /// Accepted as in SwiftUI; in a narrow window popovers and inspectors are always sheets.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }

  /// Accepted as in SwiftUI; in a narrow window popovers and inspectors are always sheets.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> Self { self }
}

/// What a presentation becomes where there is little room.
public nonisolated enum PresentationAdaptation: Hashable, Sendable {
  /// As the platform does.
  case automatic
  /// What it is anyway.
  case none
  /// A popover.
  case popover
  /// A sheet.
  case sheet
  /// A cover of the whole screen.
  case fullScreenCover
}

/// Whether something is shown.
public nonisolated enum Visibility: String, Hashable, Codable, Sendable, CaseIterable {
  /// As the platform does.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
