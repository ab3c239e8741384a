/// A row is tapped, its product put into the cart, and the list gone back to; over and over.
struct ProductsSteps: AppSteps {
  static let cartButton = "Add to Cart"

  static let name = "Products: the three in turn"
  static let kinds = ["Products: tap a row", "Products: add to cart", "Products: back"]
  let url = "/products"
  let lacking = "a row to tap, or behind it a screen with “\(Self.cartButton)”,"

  private enum Step: Int {
    case row, cart, back
  }

  private struct Visitor {
    var step = Step.row
    /// The ids of all rows, one after the other.
    var rows: [[UInt8]] = []
    var turn = 0
    var screen: [UInt8] = []
    var cart: [UInt8] = []
  }

  private var visitors: [Visitor]

  init(sessions: Int) {
    visitors = Array(repeating: Visitor(), count: sessions)
  }

  mutating func learn(_ message: UnsafeRawBufferPointer, on session: Int) {
    guard !isReady(session) else { return }
    visitors[session].step == .row ? learnRow(message, session) : learnDetail(message, session)
  }

  /// Sessions take different rows, and another one every time, so that no one product's screen decides the
  /// figures and no line of a cart reaches its limit, after which adding would change nothing.
  private mutating func learnRow(_ message: UnsafeRawBufferPointer, _ session: Int) {
    var rows: [Range<Int>] = []
    NodeScanner.scan(message) { node in
      if node.takesTap, node.isInList, !node.isInBar { rows.append(node.id) }
    }
    guard !rows.isEmpty else { return }
    visitors[session].rows = rows.map { Array(message[$0]) }
    visitors[session].turn = session * 7
  }

  /// The uppermost screen is the last one in a message.
  private mutating func learnDetail(_ message: UnsafeRawBufferPointer, _ session: Int) {
    var screen: Range<Int>?
    var cart: Range<Int>?
    NodeScanner.scan(message, text: Self.cartButton) { node in
      if message.equals(node.type, "screen") { screen = node.id }
      if node.takesTap, node.hasText { cart = cart ?? node.id }
    }
    if let screen { visitors[session].screen = Array(message[screen]) }
    if let cart { visitors[session].cart = Array(message[cart]) }
  }

  func isReady(_ session: Int) -> Bool {
    let visitor = visitors[session]
    return visitor.step == .row
      ? !visitor.rows.isEmpty : !visitor.screen.isEmpty && !visitor.cart.isEmpty
  }

  func nextKind(_ session: Int) -> Int { visitors[session].step.rawValue }

  mutating func next(_ session: Int, into command: inout Command) {
    switch visitors[session].step {
    case .row:
      let rows = visitors[session].rows
      command.tap(rows[visitors[session].turn % rows.count])
      visitors[session].step = .cart
    case .cart:
      command.tap(visitors[session].cart)
      visitors[session].step = .back
    case .back:
      command.back(visitors[session].screen)
      let visitor = visitors[session]
      visitors[session] = Visitor(rows: visitor.rows, turn: visitor.turn + 1)
    }
  }
}
