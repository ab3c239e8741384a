/// Loads today's deals and tells the output.
struct LoadDealsUseCase {
  let repository: any ProductsRepository
  let output: any LoadDealsOutput

  /// Runs until the output was told; says nothing more once it is cancelled.
  func execute() async {
    do throws(ProductsError) {
      let deals = try await repository.deals()
      if !Task.isCancelled { output.didLoadDeals(deals) }
    } catch {
      if !Task.isCancelled { output.didFailToLoadDeals(error) }
    }
  }
}

/// Who is told about deals.
protocol LoadDealsOutput: AnyObject {
  func didLoadDeals(_ deals: [Deal])
  func didFailToLoadDeals(_ error: ProductsError)
}
