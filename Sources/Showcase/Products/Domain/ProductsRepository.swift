/// Where products come from: a port.
nonisolated protocol ProductsRepository: Sendable {
  /// The whole catalogue in its order.
  func products() async throws(ProductsError) -> [Product]

  /// One product as it is now; ``ProductsError/unknownProduct(_:)`` when there is none of that name.
  func product(id: Product.ID) async throws(ProductsError) -> Product

  /// Today's deals.
  func deals() async throws(ProductsError) -> [Deal]
}

/// Why products could not be had.
nonisolated enum ProductsError: Error, Equatable {
  /// The catalogue cannot be read now; the text says why, for a log.
  case unavailable(String)
  case unknownProduct(Product.ID)
}
