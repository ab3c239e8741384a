/// The screens above the catalogue, and how each of them comes by what it shows.
nonisolated enum ProductsRoute: Hashable, Codable, Sendable {
  /// Detail by value: continues from the product that was selected; nothing is loaded.
  ///
  /// Indirect: a product is a dozen texts, and a route is copied wherever it goes.
  indirect case product(Product)
  /// Detail by id: loads for itself, for links and for whatever is not in a list.
  case productID(Product.ID)
  /// Detail by state: a deal is not `Hashable`, so the route names none; what is shown is the flow's
  /// ``ProductsNavigation/selectedDeal``.
  case selectedDeal
  case deals
  case quickAdd
  case cart
}
