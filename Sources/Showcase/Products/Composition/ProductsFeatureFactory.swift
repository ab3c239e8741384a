/// Puts a screen of the shop together: view, view model, use case and callback.
///
/// It decides no navigation: what a selection means is handed in.
struct ProductsFeatureFactory {
  let repository: any ProductsRepository

  /// A list of the catalogue, with a view model of its own that lives as long as the returned view.
  func makeProductsListView(
    onProductSelected: @escaping @MainActor (Product) -> Void
  ) -> ProductsListRoute {
    let viewModel = ProductsViewModel(onProductSelected: onProductSelected)
    let useCase = LoadProductsUseCase(repository: repository, output: viewModel)
    return ProductsListRoute(viewModel: viewModel, onAppear: useCase.execute)
  }

  /// The detail of a product that is there already.
  func makeProductDetailView(
    product: Product, onAddToCart: @escaping @MainActor (Product) -> Void
  ) -> ProductDetailRoute {
    ProductDetailRoute(viewModel: ProductDetailViewModel(product, onAddToCart: onAddToCart))
  }

  /// The detail of a product that is loaded by its id.
  func makeProductDetailView(
    productID: Product.ID, onAddToCart: @escaping @MainActor (Product) -> Void
  ) -> LoadingProductDetailRoute {
    let viewModel = ProductDetailViewModel(onAddToCart: onAddToCart)
    let useCase = LoadProductDetailsUseCase(
      productID: productID, repository: repository, output: viewModel)
    return LoadingProductDetailRoute(viewModel: viewModel, onAppear: useCase.execute)
  }

  /// The detail of a deal.
  func makeDealDetailView(
    deal: Deal, onAddToCart: @escaping @MainActor (Product) -> Void
  ) -> ProductDetailRoute {
    ProductDetailRoute(viewModel: ProductDetailViewModel(deal, onAddToCart: onAddToCart))
  }

  /// Today's deals.
  func makeDealsView(onDealSelected: @escaping @MainActor (Deal) -> Void) -> DealsRoute {
    let viewModel = DealsViewModel(onDealSelected: onDealSelected)
    let useCase = LoadDealsUseCase(repository: repository, output: viewModel)
    return DealsRoute(viewModel: viewModel, onAppear: useCase.execute)
  }

  /// A cart with its products as they are now.
  func makeCartView(
    cart: Cart, onProductSelected: @escaping @MainActor (Product) -> Void,
    onAddProducts: @escaping @MainActor () -> Void, onChooseGift: @escaping @MainActor () -> Void
  ) -> CartRoute {
    let viewModel = CartViewModel(cart: cart, onProductSelected: onProductSelected)
    let useCase = LoadCartUseCase(cart: cart, repository: repository, output: viewModel)
    return CartRoute(
      viewModel: viewModel, onAppear: useCase.execute, onAddProducts: onAddProducts,
      onChooseGift: onChooseGift)
  }
}
