import Wheelhouse

/// Places the three texts of a product; a row's first line is its title without being told.
struct ProductRowView: View {
  let product: ProductUIState

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(product.title)
        Text(product.subtitle)
      }
      Spacer()
      Text(product.price)
    }
  }
}
