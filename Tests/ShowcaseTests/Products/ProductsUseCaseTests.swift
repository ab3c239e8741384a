import Testing
import Wheelhouse

@testable import Showcase

struct ProductsUseCaseTests {
  private let repository = InMemoryProductsRepository.shop()

  @Test func `point 14: a use case reads the repository and tells the view model`() async {
    let list = ProductsViewModel(onProductSelected: { _ in })
    await LoadProductsUseCase(repository: repository, output: list).execute()
    #expect(list.rows.map(\.id) == ["keyboard", "mouse", "monitor"])

    let detail = ProductDetailViewModel(onAddToCart: { _ in })
    await LoadProductDetailsUseCase(
      productID: .named("mouse"), repository: repository, output: detail
    ).execute()
    #expect(detail.phase.value?.product.title == "Mouse")
    #expect(await repository.requests == ["products", "product mouse"])
  }

  @Test func `point 14: no view model knows a repository`() {
    let viewModels: [Any] = [
      ProductsViewModel(onProductSelected: { _ in }),
      ProductDetailViewModel(onAddToCart: { _ in }),
      DealsViewModel(onDealSelected: { _ in }),
      CartViewModel(cart: Cart(), onProductSelected: { _ in }),
    ]
    for viewModel in viewModels {
      let fields = Mirror(reflecting: viewModel).children
      #expect(!fields.contains { $0.value is any ProductsRepository })
    }
  }

  @Test func `a product that is not there is told as such`() async {
    let detail = ProductDetailViewModel(onAddToCart: { _ in })
    await LoadProductDetailsUseCase(
      productID: .named("nothing"), repository: repository, output: detail
    ).execute()
    guard case .failed(let failure) = detail.phase else { return #expect(Bool(false)) }
    #expect(failure == LoadFailure(.unknownProduct(.named("nothing"))))
  }

  @Test func `a cancelled use case says nothing more`() async {
    let list = ProductsViewModel(onProductSelected: { _ in })
    let useCase = LoadProductsUseCase(repository: repository, output: list)
    let task = Task { await useCase.execute() }
    task.cancel()
    await task.value
    #expect(list.rows.isEmpty)
  }

  @Test func `point 13: the factory wires a callback and decides no navigation`() async {
    let selections = Selections<Product>()
    let factory = ProductsFeatureFactory(repository: repository)
    let list = factory.makeProductsListView(onProductSelected: selections.note)
    await list.onAppear()
    list.viewModel.rows[1].onSelection()
    #expect(selections.values == [.mouse])
    #expect(Mirror(reflecting: factory).children.map(\.label) == ["repository"])
  }

  @Test func `point 16: an owner has a StateObject, an observer an ObservedObject`() {
    let factory = ProductsFeatureFactory(repository: repository)
    let observer = factory.makeProductsListView(onProductSelected: { _ in })
    let owners: [Any] = [
      factory.makeProductDetailView(product: .keyboard, onAddToCart: { _ in }),
      factory.makeProductDetailView(productID: .named("mouse"), onAddToCart: { _ in }),
      factory.makeDealsView(onDealSelected: { _ in }),
      factory.makeCartView(
        cart: Cart(), onProductSelected: { _ in }, onAddProducts: {}, onChooseGift: {}),
    ]
    let observed = Mirror(reflecting: observer).children.first { $0.label == "_viewModel" }
    #expect(observed?.value is ObservedObject<ProductsViewModel>)
    for owner in owners {
      let owned = Mirror(reflecting: owner).children.first { $0.label == "_viewModel" }
      #expect(owned.map { "\(type(of: $0.value))".hasPrefix("StateObject<") } == true)
    }
  }
}
