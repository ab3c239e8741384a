/// Loads the products that a cart names, as they are now, and today's deals, and tells the output.
struct LoadCartUseCase {
  let cart: Cart
  let repository: any ProductsRepository
  let output: any LoadCartOutput

  /// Runs until the output was told; says nothing more once it is cancelled.
  func execute() async {
    do throws(ProductsError) {
      let products = try await products(cart.productIDs)
      let deals = try await repository.deals()
      if !Task.isCancelled { output.didLoadCart(products, deals: deals) }
    } catch {
      if !Task.isCancelled { output.didFailToLoadCart(error) }
    }
  }

  /// Products that are not sold any more are left out.
  private func products(_ ids: Set<Product.ID>) async throws(ProductsError) -> [Product] {
    var found: [Product] = []
    for id in ids {
      do throws(ProductsError) {
        found.append(try await repository.product(id: id))
      } catch ProductsError.unknownProduct {
        continue
      }
    }
    return found
  }
}

/// Who is told about the products in a cart.
protocol LoadCartOutput: AnyObject {
  /// - Parameter deals: all of today's, whatever is in the cart.
  func didLoadCart(_ products: [Product], deals: [Deal])
  func didFailToLoadCart(_ error: ProductsError)
}
