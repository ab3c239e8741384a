/// A row of a list: what it shows, which row it is, and what happens when it is selected.
///
/// Not `Equatable`: it holds a closure, and closures have no equality. What it shows is compared as
/// ``ProductUIState``.
struct SelectableProductRow: Identifiable {
  /// Which row of the list this is; a name for the list, not for the catalogue.
  let id: String
  let product: ProductUIState
  let onSelection: @MainActor () -> Void
}
