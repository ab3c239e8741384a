/// A type whose values are made anew when a session wakes, which is as it should be.
///
/// A `@State` or `@StateObject` that is not Codable is lost when its session sleeps, and a warning says so
/// once. Where that is meant, since a view model reads its data again or a flow is put together from
/// what is Codable beside it, the type says so:
///
///     final class CartViewModel: ObservableObject, Transient { … }
///
/// A type that is Codable as well is not kept either.
public nonisolated protocol Transient {}

extension Optional: Transient where Wrapped: Transient {}
extension Array: Transient where Element: Transient {}
extension Dictionary: Transient where Value: Transient {}

/// What becomes of a type's values when a session sleeps.
enum Restorability {
  /// They are in its snapshot.
  case codable
  /// They are made anew, as was asked for.
  case transient
  /// They are made anew although nobody said so.
  case lost
}

/// A property of a view whose value is lost when the session sleeps.
package struct LostState: Sendable {
  /// The type of the view.
  package let view: String
  /// The name of the property.
  package let property: String
  /// The type of the value.
  package let value: String

  /// The type that is to become Codable: of an optional or a collection, what it holds.
  var culprit: Substring {
    var type = value[...]
    for holder in ["Optional<", "Array<", "Set<"] where type.hasPrefix(holder) {
      type = type.dropFirst(holder.utf8.count).dropLast()
    }
    return type
  }

  /// What helps.
  var help: String {
    culprit == "Error" || culprit == "any Error"
      ? "Keep what it says: a String, or a Codable enum of your own, as no Error is Codable"
      : "Make \(culprit) Codable, or Transient if it is made anew on purpose"
  }
}
