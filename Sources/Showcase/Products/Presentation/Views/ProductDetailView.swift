import Wheelhouse

/// Everything about one product, and the button that buys it.
struct ProductDetailView: View {
  let detail: ProductDetail

  var body: some View {
    List {
      Section {
        HStack(spacing: 16) {
          Image(systemName: detail.product.systemImage).font(.largeTitle).foregroundStyle(
            .accentColor)
          VStack(alignment: .leading) {
            Text(detail.product.subtitle).foregroundStyle(.secondary)
            price
          }
        }
        Button("Add to Cart", systemImage: "cart.badge.plus", action: detail.onAddToCart)
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .frame(maxWidth: .infinity)
          .disabled(!detail.product.canBeBought)
      }
      Section("About") { Text(detail.product.description) }
      Section("Details") {
        LabeledContent("Rating", value: detail.product.rating)
        LabeledContent("Availability", value: detail.product.availability)
        LabeledContent("Category", value: detail.product.category)
      }
    }
    .listStyle(.insetGrouped)
  }

  private var price: some View {
    HStack {
      Text(detail.product.price).font(.title).bold()
      if let former = detail.product.formerPrice {
        Text(former).strikethrough().foregroundStyle(.secondary)
      }
    }
  }
}
