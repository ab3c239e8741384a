/// A catalogue in memory: the twin of the one in SQLite, for tests.
///
/// It notes what it is asked, and fails when told to.
actor InMemoryProductsRepository: ProductsRepository {
  private var catalogue: [Product]
  private let offers: [Deal]
  private var error: ProductsError?
  /// What was asked so far, in order: `products`, `product keyboard`, `deals`.
  private(set) var requests: [String] = []

  /// Creates a catalogue of some products.
  init(_ products: [Product], deals: [Deal] = []) {
    catalogue = products
    offers = deals
  }

  func products() throws(ProductsError) -> [Product] {
    try note("products")
    return catalogue
  }

  func product(id: Product.ID) throws(ProductsError) -> Product {
    try note("product " + id.rawValue)
    guard let product = catalogue.first(where: { $0.id == id }) else { throw .unknownProduct(id) }
    return product
  }

  func deals() throws(ProductsError) -> [Deal] {
    try note("deals")
    return offers
  }

  /// Makes every later call fail; nil ends that.
  func fail(with error: ProductsError?) { self.error = error }

  /// Puts another product in the place of the one with its id.
  func replace(_ product: Product) {
    guard let index = catalogue.firstIndex(where: { $0.id == product.id }) else { return }
    catalogue[index] = product
  }

  private func note(_ request: String) throws(ProductsError) {
    requests.append(request)
    if let error { throw error }
  }
}
