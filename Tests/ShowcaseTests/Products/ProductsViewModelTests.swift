import Testing

@testable import Showcase

struct ProductsViewModelTests {
  private let selections = Selections<Product>()

  private func viewModel(_ products: [Product]) -> ProductsViewModel {
    let viewModel = ProductsViewModel(onProductSelected: selections.note)
    viewModel.didLoadProducts(products)
    return viewModel
  }

  @Test func `point 2: what a row shows is three strings, Equatable, and nothing else`() {
    let state = ProductUIState(title: "Keyboard", subtitle: "Mechanical", price: "$120")
    let fields = Mirror(reflecting: state).children
    #expect(fields.map(\.label) == ["title", "subtitle", "price"])
    #expect(fields.allSatisfy { $0.value is String })
    #expect((state as Any) is any Equatable)
    #expect(!((state as Any) is any Identifiable))
  }

  @Test func `point 3: a selectable row has a string id, a product and a closure, and no equality`()
  {
    let row = viewModel([.keyboard]).rows[0]
    #expect(Mirror(reflecting: row).children.map(\.label) == ["id", "product", "onSelection"])
    #expect(type(of: row.id) == String.self)
    #expect(!((row as Any) is any Equatable))
  }

  @Test(arguments: [
    (12_000, "$120"), (129_900, "$1,299"), (1_990, "$19.90"), (5, "$0.05"),
    (100_000_000, "$1,000,000"), (-250, "-$2.50"),
  ])
  func `point 4: the view model formats the price`(cents: Int, text: String) {
    let product = Product(
      id: .named("x"), name: "X", shortDescription: "Y", category: .home,
      price: Money(cents: cents), description: "", stock: 1,
      rating: ProductRating(tenths: 0, reviews: 0))
    #expect(viewModel([product]).rows[0].product.price == text)
  }

  @Test func `point 5: loading maps whole products to rows, and there is no look-up by row id`() {
    let viewModel = viewModel([.keyboard, .mouse])
    #expect(viewModel.rows.map(\.id) == ["keyboard", "mouse"])
    let fields = Mirror(reflecting: viewModel).children.map { type(of: $0.value) }
    #expect(!fields.contains { "\($0)".hasPrefix("Dictionary") })
    #expect(!((viewModel as AnyObject) is any LoadCartOutput))
  }

  @Test func `point 6: an old row reports the old product until rows are built again`() {
    let viewModel = viewModel([.keyboard])
    let oldRow = viewModel.rows[0]
    let newer = Product.sample("keyboard", "Keyboard", "Quiet", dollars: 150)
    viewModel.didLoadProducts([newer])
    oldRow.onSelection()
    viewModel.rows[0].onSelection()
    #expect(selections.values == [.keyboard, newer])
  }

  @Test func `point 17: loading the keyboard gives its row, compared as data`() {
    let viewModel = viewModel([.keyboard])
    #expect(viewModel.rows.map(\.id) == ["keyboard"])
    #expect(
      viewModel.rows.map(\.product)
        == [ProductUIState(title: "Keyboard", subtitle: "Mechanical", price: "$120")])
  }

  @Test func `point 18: selecting the row reports the keyboard`() {
    viewModel([.keyboard]).rows[0].onSelection()
    #expect(selections.values == [.keyboard])
  }

  @Test func `a failure is told in words, and loading again replaces it`() {
    let viewModel = ProductsViewModel(onProductSelected: selections.note)
    viewModel.didFailToLoadProducts(.unavailable("disk"))
    guard case .failed(let failure) = viewModel.phase else { return #expect(Bool(false)) }
    #expect(!failure.explanation.contains("disk"))
    viewModel.didLoadProducts([.keyboard])
    #expect(viewModel.rows.count == 1)
  }

  @Test(arguments: [
    ("", ["keyboard", "mouse", "monitor"]), ("MO", ["mouse", "monitor"]), ("4k", ["monitor"]),
    ("wireLESS", ["mouse"]), ("board", ["keyboard"]), ("x", []), ("é", []), (" Mouse ", ["mouse"]),
    ("  ", ["keyboard", "mouse", "monitor"]),
  ])
  func `a search finds titles and subtitles in any case`(text: String, ids: [String]) {
    let rows = viewModel([.keyboard, .mouse, .monitor]).phase.value
    let found = rows?.sections(matching: SearchText(text)).flatMap { $0.rows.map(\.id) }
    #expect(found == ids)
  }

  @Test func `a search knows letters beyond ASCII`() {
    #expect(SearchText("CAFÉ").isContained(in: SearchableText(["Le café"])))
    #expect(SearchText("straße").isContained(in: SearchableText(["Lange STRAßE"])))
    #expect(!SearchText("cafe").isContained(in: SearchableText(["Le café"])))
  }

  @Test func `sections follow the catalogue, and a search leaves no empty one`() {
    let rows = viewModel([.keyboard, .mouse, .monitor]).phase.value
    let all = rows?.sections(matching: SearchText(""))
    #expect(all?.map(\.title) == ["Keyboards & Mice", "Displays"])
    #expect(rows?.sections(matching: SearchText("4K")).map(\.title) == ["Displays"])
  }
}
