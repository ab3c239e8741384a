import Wheelhouse

/// Places the three texts of a product.
struct ProductRowView: View {
  let product: ProductUIState

  var body: some View {
    LabeledContent {
      Text(product.price)
    } label: {
      Text(product.title)
      Text(product.subtitle)
    }
  }
}
