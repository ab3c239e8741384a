import Wheelhouse

/// Places the three texts of a product.
struct ProductRowView: View {
  let product: ProductUIState

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(product.title).font(.headline)
        Text(product.subtitle).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text(product.price)
    }
  }
}
