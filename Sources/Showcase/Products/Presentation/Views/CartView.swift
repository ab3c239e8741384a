import Wheelhouse

/// The lines of a cart, which can be edited, moved and deleted; the gift; the total.
struct CartView: View {
  let cart: CartUIState
  @ObservedObject var viewModel: CartViewModel
  let onChooseGift: @MainActor () -> Void

  var body: some View {
    List {
      Section("Items") {
        ForEach(cart.rows) { CartRowView(row: $0, viewModel: viewModel) }
          .onDelete { viewModel.didDeleteRows(at: $0) }
          .onMove { viewModel.didMoveRows(from: $0, to: $1) }
      }
      Section("Gift") { gift }
      Section("Summary") {
        HStack {
          Text("Total").font(.headline)
          Spacer()
          Text(cart.total).font(.headline)
        }
      }
    }
    .listStyle(.insetGrouped)
  }

  @ViewBuilder private var gift: some View {
    if let product = cart.gift {
      productRow(product)
        .contextMenu {
          Button("Choose Another", systemImage: "gift", action: onChooseGift)
          Divider()
          Button("Remove", systemImage: "trash", role: .destructive) { viewModel.didRemoveGift() }
        }
      Button("Remove Gift", systemImage: "trash", role: .destructive) { viewModel.didRemoveGift() }
    } else {
      Button("Choose a Gift", systemImage: "gift", action: onChooseGift)
    }
  }
}

/// One line of the cart.
private struct CartRowView: View {
  let row: CartRowUIState
  @ObservedObject var viewModel: CartViewModel

  var body: some View {
    VStack(spacing: 8) {
      Button(action: { viewModel.didSelectRow(id: row.id) }) {
        HStack {
          VStack(alignment: .leading) {
            Text(row.title).font(.headline)
            Text(row.subtitle).font(.subheadline).foregroundStyle(.secondary)
          }
          Spacer()
          Text(row.price)
        }
      }
      .buttonStyle(.plain)
      .frame(maxWidth: .infinity)
      .disabled(!row.isSelectable)
      Stepper("Quantity: \(row.quantity)", onIncrement: change(by: 1), onDecrement: change(by: -1))
        .accessibilityLabel("Quantity of \(row.title)")
    }
  }

  /// A change of the quantity, nil where it would leave the bounds.
  private func change(by difference: Int) -> (@MainActor () -> Void)? {
    guard CartLine.quantities.contains(row.quantity + difference) else { return nil }
    return { viewModel.didChangeQuantity(of: row.id, by: difference) }
  }
}
