/// Says that taps on what it renders turn something over, and how that is now.
///
/// The second of two taps would undo the first. Once it has turned, it takes taps of who has seen that.
struct TurningOver: RenderModifier {
  let isOn: Bool

  func render<Content: View>(_ content: borrowing Content, in context: RenderContext) {
    let first = context.renderer.handlers.count
    Content._render(content, in: context)
    context.turnOver(isOn, from: first)
  }
}

extension View {
  /// Takes two taps for one.
  consuming func turningOver(_ isOn: Bool) -> ModifiedContent<Self, TurningOver> {
    ModifiedContent(content: self, modifier: TurningOver(isOn: isOn))
  }
}

extension RenderContext {
  /// Notes of the view whose tap was added there, if one was, that it turns something over.
  func turnOver(_ isOn: Bool, at position: Int) {
    guard position < renderer.handlers.count else { return }
    renderer.handlers.change(at: position) { handler in
      if case .tap = handler.action, handler.isOn == nil { handler.isOn = isOn }
    }
  }

  /// Notes of the taps that were added since then that they turn something over.
  fileprivate func turnOver(_ isOn: Bool, from first: Int) {
    for position in first..<renderer.handlers.count {
      renderer.handlers.change(at: position) { if case .tap = $0.action { $0.isOn = isOn } }
    }
  }
}
