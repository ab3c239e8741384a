/// A product at a price that somebody offers for a while.
///
/// Not `Hashable`, and so never a value on a navigation path: two deals that read alike are still two
/// offers, and equality would have to be made up for navigation's sake.
nonisolated struct Deal: Codable, Sendable {
  let product: Product
  /// How much less than the product's own price, from 1 to 99.
  let percentOff: Int

  /// The price to be paid, rounded down to the cent in the customer's favour.
  var price: Money { Money(cents: product.price.cents * (100 - percentOff) / 100) }
}
