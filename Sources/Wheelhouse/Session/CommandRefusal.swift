import ScreenDocument

/// Why a command was not carried out: a code for programs and a sentence that says what to do instead.
struct CommandRefusal: Error {
  let code: RefusalCode
  let message: String

  static let unknownTarget = CommandRefusal(
    code: .unknownTarget, message: "No node has this id: name one from the document you have")
  static let stale = CommandRefusal(
    code: .staleTarget,
    message: "The target is gone or came after the revision you were looking at: look again")
  static let covered = CommandRefusal(
    code: .covered, message: "Something is in front of the target: use or leave that first")
  static let disabled = CommandRefusal(code: .disabled, message: "The target is disabled for now")
  static let nothingToPop = CommandRefusal(
    code: .nothingToPop, message: "This is the root: there is nothing to go back to")
  static let notDismissable = CommandRefusal(
    code: .notDismissable, message: "Only its own buttons close this: tap one of them")
  static let rateLimited = CommandRefusal(
    code: .rateLimited, message: "Too many commands: send fewer a second")
  static let tooManySessions = CommandRefusal(
    code: .rateLimited,
    message: "Too many sessions begin at this address: try again in a minute")
  static let eventLoop = CommandRefusal(
    code: .eventLoop, message: "The app kept changing and was stopped: this is a bug of the app")

  static let crashed = CommandRefusal(
    code: .crashed, message: "The app failed while it carried this out: do something else")

  static func unavailable(_ reason: String) -> CommandRefusal {
    CommandRefusal(
      code: .unavailable, message: "Nothing can be saved now, so nothing was done: \(reason)")
  }

  static func unknownAction(_ name: ActionName, known: [ActionName]) -> CommandRefusal {
    let list = known.isEmpty ? "nothing" : known.map(\.text).joined(separator: ", ")
    return CommandRefusal(
      code: .unknownAction,
      message: "The target does not take \(name.text.start(40)); it takes: \(list)")
  }

  static func invalidValue(_ name: ActionName) -> CommandRefusal {
    CommandRefusal(
      code: .invalidValue,
      message: "The value of \(name.text.start(40)) is not one the target can have")
  }

  static func unknownURL(_ url: String) -> CommandRefusal {
    CommandRefusal(
      code: .unknownURL, message: "\(nothing(at: url)): use a link from the app")
  }

  /// Says that a URL leads nowhere, and of a long one how it begins.
  static func nothing(at url: String) -> String {
    url.isEmpty ? "Nothing is shown at an empty URL" : "Nothing is shown at \(url.start(80))"
  }

  static func outOfOrder(expected: Int) -> CommandRefusal {
    CommandRefusal(
      code: .outOfOrder,
      message: "The next seq is \(expected): send the commands before this one first")
  }
}
