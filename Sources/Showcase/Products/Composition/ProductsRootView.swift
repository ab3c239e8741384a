import Wheelhouse

/// The shop: owns what of a session outlives the process.
struct ProductsRootView: View {
  @StateObject private var navigation = ProductsNavigation()
  @StateObject private var cart = Cart()
  let factory: ProductsFeatureFactory

  var body: some View {
    ProductsFlowView(ProductsFlow(navigation: navigation, cart: cart, factory: factory))
  }
}

/// The stack of the shop's screens: owns the flow, and so the object graph.
///
/// Its body reads nothing that changes. The stack and the sheet follow the navigation state by
/// themselves, so that a push evaluates neither this view nor the catalogue.
private struct ProductsFlowView: View {
  @State private var flow: ProductsFlow
  @ObservedObject private var navigation: ProductsNavigation

  init(_ flow: ProductsFlow) {
    _flow = State(initialValue: flow)
    _navigation = ObservedObject(wrappedValue: flow.navigation)
  }

  var body: some View {
    let flow = flow
    NavigationStack(path: $navigation.path) {
      flow.catalogue
        .navigationTitle("Products")
        .toolbar { catalogueItems }
        .navigationDestination(for: ProductsRoute.self) { screen(of: $0) }
    }
    .sheet(isPresented: $navigation.isPickerPresented) { ProductsPicker(flow: flow) }
    .onOpenURL(ProductsLink.table) { flow.follow($0) }
    .navigationURL(ProductsLink.table.url(for: flow.navigation.link))
  }

  @ViewBuilder private var catalogueItems: some View {
    ToolbarItem(placement: .topBarLeading) {
      Menu("Shop", systemImage: "ellipsis.circle") {
        Button("Deals", systemImage: "tag", action: flow.showDeals)
        Button("Quick Add", systemImage: "bolt", action: flow.showQuickAdd)
        Button("Choose a Gift", systemImage: "gift", action: flow.chooseGift)
      }
    }
    ToolbarItem(placement: .primaryAction) {
      CartButton(cart: flow.cart, onTap: flow.showCart)
    }
  }
}

// The screens of the routes.
extension ProductsFlowView {
  private func screen(of route: ProductsRoute) -> some View {
    content(of: route).toolbar {
      if route != .cart {
        ToolbarItem(placement: .primaryAction) {
          CartButton(cart: flow.cart, onTap: flow.showCart)
        }
      }
    }
  }

  @ViewBuilder private func content(of route: ProductsRoute) -> some View {
    switch route {
    case .product(let product): flow.makeDetail(of: product)
    case .productID(let id): flow.makeDetail(of: id)
    case .selectedDeal: if let deal = flow.navigation.selectedDeal { flow.makeDetail(of: deal) }
    case .deals: flow.makeDeals().navigationTitle("Deals")
    case .quickAdd: OwnedProductsList(flow.makeQuickAdd()).navigationTitle("Quick Add")
    case .cart: flow.makeCart()
    }
  }
}

/// The sheet in which a gift is chosen.
private struct ProductsPicker: View {
  let flow: ProductsFlow

  var body: some View {
    NavigationStack {
      OwnedProductsList(flow.makePicker())
        .navigationTitle("Choose a Gift")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel, action: flow.cancelPicker)
          }
        }
    }
  }
}
