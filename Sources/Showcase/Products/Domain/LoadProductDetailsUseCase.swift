/// Loads one product by its id and tells the output.
struct LoadProductDetailsUseCase {
  let productID: Product.ID
  let repository: any ProductsRepository
  let output: any LoadProductDetailsOutput

  /// Runs until the output was told; says nothing more once it is cancelled.
  func execute() async {
    do throws(ProductsError) {
      let product = try await repository.product(id: productID)
      if !Task.isCancelled { output.didLoadProduct(product) }
    } catch {
      if !Task.isCancelled { output.didFailToLoadProduct(error) }
    }
  }
}

/// Who is told about one product.
protocol LoadProductDetailsOutput: AnyObject {
  func didLoadProduct(_ product: Product)
  func didFailToLoadProduct(_ error: ProductsError)
}
