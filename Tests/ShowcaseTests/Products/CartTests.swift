import ScreenDocument
import Testing
import Wheelhouse

@testable import Showcase

struct CartTests {
  private let cart = Cart()
  private let selections = Selections<Product>()
  private let viewModel: CartViewModel

  init() {
    viewModel = CartViewModel(cart: cart, onProductSelected: selections.note)
    cart.add(Product.keyboard.id)
    cart.add(Product.mouse.id)
    cart.add(Product.keyboard.id)
    viewModel.didLoadCart([.keyboard, .mouse], deals: [])
  }

  private var ids: [String]? { viewModel.content?.rows.map(\.id) }

  @Test func `what is added twice is one line of two`() {
    #expect(cart.lines.map(\.quantity) == [2, 1])
    #expect(cart.count == 3)
    #expect(viewModel.content?.rows.map(\.price) == ["$240", "$80"])
    #expect(viewModel.content?.total == "$320")
  }

  @Test func `a cart is kept with its lines and its gift`() throws {
    cart.gift = Product.mouse.id
    let kept = try JSONValueDecoder().decode(Cart.self, from: JSONValueEncoder().encode(cart))
    #expect(kept.lines == cart.lines)
    #expect(kept.gift == cart.gift)
  }

  @Test func `a cart that was kept as an object a line is still read`() throws {
    let text = #"{"lines":[{"id":"keyboard","quantity":2},{"id":"mouse","quantity":1}]}"#
    let kept = try JSONValueDecoder().decode(Cart.self, from: JSONReader().read(text))
    #expect(kept.lines == cart.lines)
  }

  @Test func `a cart without a quantity for each line is none`() throws {
    let json = try JSONReader().read(#"{"ids":["keyboard"],"quantities":[]}"#)
    #expect(throws: DecodingError.self) { try JSONValueDecoder().decode(Cart.self, from: json) }
  }

  @Test func `point 19: a row is looked up by its id, reports the latest product, or is ignored`() {
    let newer = Product.sample("keyboard", "Keyboard", "Quiet", dollars: 150)
    viewModel.didLoadCart([newer, .mouse], deals: [])
    viewModel.didSelectRow(id: "keyboard")
    viewModel.didSelectRow(id: "unknown")
    #expect(selections.values == [newer])
    #expect(viewModel.content?.total == "$380")
  }

  @Test func `point 19: rows are moved and deleted independently of the catalogue`() {
    viewModel.didMoveRows(from: IndexSet(integer: 0), to: 2)
    #expect(ids == ["mouse", "keyboard"])
    viewModel.didDeleteRows(at: IndexSet(integer: 0))
    #expect(ids == ["keyboard"])
    #expect(viewModel.content?.total == "$240")
  }

  @Test func `offsets that are not in the cart change nothing`() {
    viewModel.didDeleteRows(at: IndexSet(integer: 7))
    viewModel.didMoveRows(from: IndexSet(integer: 0), to: 9)
    viewModel.didMoveRows(from: IndexSet(integer: -1), to: 0)
    #expect(ids == ["keyboard", "mouse"])
  }

  @Test func `a quantity stays within its bounds`() {
    viewModel.didChangeQuantity(of: "mouse", by: -5)
    #expect(cart.lines[1].quantity == 1)
    viewModel.didChangeQuantity(of: "mouse", by: 500)
    #expect(cart.lines[1].quantity == 99)
    viewModel.didChangeQuantity(of: "unknown", by: 1)
    #expect(cart.count == 101)
  }

  @Test func `a product that is not sold any more stays visible and costs nothing`() {
    viewModel.didLoadCart([.keyboard], deals: [])
    #expect(viewModel.content?.rows[1].subtitle == "Not sold any more")
    #expect(viewModel.content?.rows[1].isSelectable == false)
    #expect(viewModel.content?.total == "$240")
  }

  @Test func `a gift that is not sold any more is there to be removed`() {
    cart.arrange { $0 = [] }
    cart.gift = .named("gone")
    // Until it was looked for, it may be on its way.
    viewModel.didLoadCart([], deals: [])
    #expect(viewModel.content?.gift?.subtitle == "Not sold any more")
    #expect(viewModel.content?.isEmpty == false && viewModel.content?.total == "$0")
    cart.gift = Product.mouse.id
    #expect(viewModel.content?.gift == nil && viewModel.content?.isEmpty == false)
    viewModel.didLoadCart([.mouse], deals: [])
    #expect(viewModel.content?.gift?.title == "Mouse")
    viewModel.didRemoveGift()
    #expect(viewModel.content?.isEmpty == true)
  }

  @Test func `what is sold for less today costs less in the cart, whoever put it there`() {
    let deal = Deal(product: .mouse, percentOff: 25)
    cart.gift = Product.mouse.id
    viewModel.didLoadCart([.keyboard, .mouse], deals: [deal])
    #expect(viewModel.content?.rows.map(\.price) == ["$240", "$60"])
    #expect(viewModel.content?.rows[1].subtitle.hasSuffix(" · 25% off · $60") == true)
    #expect(viewModel.content?.rows[0].subtitle.contains("off") == false)
    #expect(viewModel.content?.gift?.subtitle.hasSuffix(" · 25% off") == true)
    #expect(viewModel.content?.gift?.price == "$60")
    #expect(viewModel.content?.total == "$360")
  }

  @Test func `a gift counts, is paid for and can be given up`() {
    cart.gift = Product.mouse.id
    #expect(viewModel.content?.gift?.title == "Mouse")
    #expect(viewModel.content?.total == "$400")
    viewModel.didRemoveGift()
    #expect(viewModel.content?.gift == nil)
  }

  @Test func `loading a cart leaves out what is not sold any more`() async {
    cart.add(.named("gone"))
    await LoadCartUseCase(
      cart: cart, repository: InMemoryProductsRepository.shop(), output: viewModel
    ).execute()
    #expect(viewModel.failure == nil)
    #expect(viewModel.content?.rows.map(\.isSelectable) == [true, true, false])
  }
}
