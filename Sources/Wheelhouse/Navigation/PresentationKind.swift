/// What a presentation is drawn as.
@usableFromInline
enum PresentationKind {
  case sheet
  case fullScreenCover
  case popover(arrowEdge: Edge?)
  case inspector
  case dialog(DialogWords)

  /// The words of an alert or a confirmation dialog.
  var dialog: DialogWords? {
    if case .dialog(let words) = self { words } else { nil }
  }

  /// Whether it is a sheet, which may rest at several heights.
  func isSheet(isCompact: Bool) -> Bool {
    switch self {
    case .sheet, .inspector: true
    case .popover: isCompact
    case .fullScreenCover, .dialog: false
    }
  }

  /// What the client is told, in a layout without room for anything beside the content.
  func name(isCompact: Bool) -> String {
    switch self {
    case .sheet, .inspector: "sheet"
    case .fullScreenCover: "fullScreenCover"
    case .popover: isCompact ? "sheet" : "popover"
    case .dialog(let words): words.isAlert ? "alert" : "confirmationDialog"
    }
  }
}

/// What an alert or a confirmation dialog says, read only when it is shown.
@usableFromInline
final class DialogWords {
  nonisolated deinit {}

  /// False for a confirmation dialog.
  let isAlert: Bool
  let isTitleHidden: Bool
  let title: @MainActor () -> String
  let message: @MainActor () -> String?

  init(
    isAlert: Bool, isTitleHidden: Bool = false, title: @escaping @MainActor () -> String,
    message: @escaping @MainActor () -> String? = { nil }
  ) {
    self.isAlert = isAlert
    self.isTitleHidden = isTitleHidden
    self.title = title
    self.message = message
  }

  /// The button that is added where the app gives none that leaves.
  var addedButton: OwnWord { isAlert ? .ok : .cancel }

  /// Title and message in one line, for a dialog that has become a banner.
  var line: String { Self.line(title(), message()) }

  nonisolated static func line(_ title: String, _ message: String?) -> String {
    guard let message, !message.isEmpty else { return title }
    guard let end = title.last else { return message }
    return title + (".!?:…".contains(end) ? " " : ": ") + message
  }
}

/// A button of a dialog, as the dialog knows it.
final class DialogTap {
  nonisolated deinit {}

  let isCancel: Bool
  let isEnabled: Bool
  let tap: @MainActor () -> Void

  init(isCancel: Bool, isEnabled: Bool, tap: @escaping @MainActor () -> Void) {
    self.isCancel = isCancel
    self.isEnabled = isEnabled
    self.tap = tap
  }
}
