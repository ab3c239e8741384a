import Wheelhouse

/// What a URL of the shop can lead to.
nonisolated enum ProductsLink: Hashable, Sendable {
  case catalogue
  case product(Product.ID)
  case cart
  case picker
  case quickAdd
  case deals
}

extension ProductsLink {
  /// The URLs of the shop, read and printed.
  static let table = LinkTable<ProductsLink>(
    LinkRule("/products", .catalogue),
    LinkRule("/products/cart", .cart),
    LinkRule("/products/picker", .picker),
    LinkRule("/products/quick-add", .quickAdd),
    LinkRule("/products/deals", .deals),
    LinkRule(
      "/products/:id",
      { $0["id"].flatMap(Product.ID.init(rawValue:)).map(ProductsLink.product) },
      { link in
        guard case .product(let id) = link else { return nil }
        return ["id": id.rawValue]
      }))
}
