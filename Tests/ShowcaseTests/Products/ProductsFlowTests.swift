import Testing
import Wheelhouse

@testable import Showcase

struct ProductsFlowTests {
  private let navigation = ProductsNavigation()
  private let cart = Cart()
  private let flow: ProductsFlow

  init() {
    flow = ProductsFlow(
      navigation: navigation, cart: cart,
      factory: ProductsFeatureFactory(repository: InMemoryProductsRepository.shop()))
  }

  @Test func `point 7: a view model that reports a selection changes no navigation by itself`() {
    let viewModel = ProductsViewModel(onProductSelected: { _ in })
    viewModel.didLoadProducts([.keyboard])
    viewModel.rows[0].onSelection()
    #expect(navigation.path.isEmpty && !navigation.isPickerPresented && cart.count == 0)
  }

  @Test func `point 8: the flow gives the same list three meanings`() async {
    navigation.isPickerPresented = true
    let lists = [flow.catalogue, flow.makePicker(), flow.makeQuickAdd()]
    for list in lists {
      await list.onAppear()
      list.viewModel.rows[0].onSelection()
    }
    #expect(navigation.path == [.product(.keyboard)])
    #expect(cart.gift == Product.keyboard.id && !navigation.isPickerPresented)
    #expect(cart.lines == [CartLine(id: Product.keyboard.id, quantity: 1)])
  }

  @Test func `what is sold out says so, and neither a tap that buys nor one that gives does`() {
    let soldOut = Product.sample("mouse", "Mouse", "Wireless", dollars: 80, stock: 0)
    navigation.isPickerPresented = true
    for list in [flow.makePicker(), flow.makeQuickAdd()] {
      list.viewModel.didLoadProducts([soldOut, .keyboard])
      #expect(list.viewModel.rows.map(\.product.subtitle) == ["Sold out · Wireless", "Mechanical"])
      list.viewModel.rows[0].onSelection()
    }
    #expect(cart.count == 0 && navigation.isPickerPresented)
  }

  @Test func `point 11: a deal is not Hashable and is shown from state that the flow owns`() {
    let deal = Deal(product: .monitor, percentOff: 15)
    #expect(!((deal as Any) is any Hashable))
    navigation.show(deal)
    #expect(navigation.path == [.selectedDeal])
    #expect(navigation.selectedDeal?.price == Money(cents: 38_250))
    navigation.path.removeLast()
    #expect(navigation.selectedDeal == nil)
  }

  @Test func `point 12: one route type says how each detail comes by its product`() {
    func source(_ route: ProductsRoute) -> String {
      switch route {
      case .product: "value"
      case .productID: "id"
      case .selectedDeal: "state"
      case .deals, .quickAdd, .cart: "no detail"
      }
    }
    let routes: [ProductsRoute] = [
      .product(.keyboard), .productID(Product.keyboard.id), .selectedDeal,
    ]
    #expect(routes.map(source) == ["value", "id", "state"])
  }

  @Test(arguments: [
    ("/products", ProductsLink.catalogue), ("/products/keyboard", .product(.named("keyboard"))),
    ("/products/cart", .cart), ("/products/picker", .picker), ("/products/deals", .deals),
    ("/products/quick-add", .quickAdd),
  ])
  func `every link reads and prints the same URL, and leads to itself`(
    url: String, link: ProductsLink
  ) {
    #expect(ProductsLink.table.route(for: url) == link)
    #expect(ProductsLink.table.url(for: link) == url)
    navigation.path = [.cart, .product(.mouse)]
    flow.follow(link)
    #expect(navigation.link == link)
  }

  @Test(arguments: ["/products/A", "/products/a%20b", "/products/a/b", "/products/%ff", "/product"])
  func `a URL that no product can have is no link`(url: String) {
    #expect(ProductsLink.table.route(for: url) == nil)
  }

  @Test func `following a link to what is seen keeps the screens`() {
    navigation.path = [.cart, .product(.mouse)]
    flow.follow(.product(Product.mouse.id))
    #expect(navigation.path == [.cart, .product(.mouse)])
  }
}
