import Wheelhouse

/// The way to the cart, with how many pieces are in it.
struct CartButton: View {
  @ObservedObject var cart: Cart
  let onTap: @MainActor () -> Void

  var body: some View {
    Button("Cart", systemImage: "cart", action: onTap)
      .labelStyle(.iconOnly)
      .badge(cart.count)
  }
}
