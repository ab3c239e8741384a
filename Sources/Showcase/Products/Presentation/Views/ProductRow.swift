import Wheelhouse

/// Places the three texts of a product.
///
/// No view with a body of its own: a hundred lines of text are written faster than they are compared, and
/// the button around one takes its label in the short form.
@ViewBuilder func productRow(
  _ product: ProductUIState
) -> LabeledContent<PairView<Text, Text>, Text> {
  LabeledContent {
    Text(product.price)
  } label: {
    Text(product.title)
    Text(product.subtitle)
  }
}
