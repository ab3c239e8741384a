/// Loads the catalogue and tells the output.
struct LoadProductsUseCase {
  let repository: any ProductsRepository
  let output: any LoadProductsOutput

  /// Runs until the output was told; says nothing more once it is cancelled.
  func execute() async {
    do throws(ProductsError) {
      let products = try await repository.products()
      if !Task.isCancelled { output.didLoadProducts(products) }
    } catch {
      if !Task.isCancelled { output.didFailToLoadProducts(error) }
    }
  }
}

/// Who is told about the catalogue.
protocol LoadProductsOutput: AnyObject {
  func didLoadProducts(_ products: [Product])
  func didFailToLoadProducts(_ error: ProductsError)
}
