import Wheelhouse

/// Decides what a selection means, and holds the catalogue's view model for as long as the shop is open.
///
/// Made once for a session, never in a body: going to a detail and coming back finds the same view model
/// and the same rows.
final class ProductsFlow: Transient {
  let navigation: ProductsNavigation
  let cart: Cart
  /// The list under everything: selecting a product goes to its detail.
  let catalogue: ProductsListRoute
  private let factory: ProductsFeatureFactory

  init(navigation: ProductsNavigation, cart: Cart, factory: ProductsFeatureFactory) {
    self.navigation = navigation
    self.cart = cart
    self.factory = factory
    catalogue = factory.makeProductsListView(
      onProductSelected: { navigation.path.append(.product($0)) })
  }

  /// Goes where a link says.
  func follow(_ link: ProductsLink) { navigation.follow(link) }

  /// Goes to the cart.
  func showCart() { navigation.path.append(.cart) }

  /// Goes to the list where a tap buys.
  func showQuickAdd() { navigation.path.append(.quickAdd) }

  /// Goes to today's deals.
  func showDeals() { navigation.path.append(.deals) }

  /// Opens the sheet in which a gift is chosen.
  func chooseGift() { navigation.isPickerPresented = true }

  /// Closes the sheet without a choice.
  func cancelPicker() { navigation.isPickerPresented = false }
}

// The screens, each wired to what its selections mean here.
extension ProductsFlow {
  /// The list in which selecting a product puts it into the cart.
  func makeQuickAdd() -> ProductsListRoute {
    factory.makeProductsListView(onProductSelected: addToCart)
  }

  /// The list in which selecting a product chooses the gift and closes the sheet.
  func makePicker() -> ProductsListRoute {
    factory.makeProductsListView(
      onProductSelected: { [cart, navigation] product in
        guard !product.isSoldOut else { return }
        cart.gift = product.id
        navigation.isPickerPresented = false
      })
  }

  /// The detail of a selected product.
  func makeDetail(of product: Product) -> ProductDetailRoute {
    factory.makeProductDetailView(product: product, onAddToCart: addToCart)
  }

  /// The detail of a product known by its id.
  func makeDetail(of id: Product.ID) -> LoadingProductDetailRoute {
    factory.makeProductDetailView(productID: id, onAddToCart: addToCart)
  }

  /// The detail of a deal.
  func makeDetail(of deal: Deal) -> ProductDetailRoute {
    factory.makeDealDetailView(deal: deal, onAddToCart: addToCart)
  }

  /// Today's deals.
  func makeDeals() -> DealsRoute {
    factory.makeDealsView(onDealSelected: { [navigation] in navigation.show($0) })
  }

  /// The cart.
  func makeCart() -> CartRoute {
    factory.makeCartView(
      cart: cart, onProductSelected: { [navigation] in navigation.path.append(.product($0)) },
      onAddProducts: { [navigation] in navigation.path.append(.quickAdd) },
      onChooseGift: { [navigation] in navigation.isPickerPresented = true })
  }

  private var addToCart: @MainActor (Product) -> Void {
    { [cart] product in
      if !product.isSoldOut { cart.add(product.id) }
    }
  }
}
