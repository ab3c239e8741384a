/// What an app does and probably does not mean, for the log: an event, where it is, and what helps.
struct Advice {
  let event: String
  let place: (name: String, value: String)
  let help: String

  /// Two elements of a collection have the same id.
  static func repeatedID(in collection: String) -> Advice {
    Advice(
      event: "id_repeated", place: ("in", collection),
      help: "Give each element an id of its own: state goes by it, and selection and moving")
  }

  /// A link to a value was followed that no path around it takes.
  static func deadLink(to value: any Hashable) -> Advice {
    let type = String(describing: type(of: value))
    return Advice(
      event: "link_leads_nowhere", place: ("value", type),
      help: "Put the link into a NavigationStack whose path takes values of type \(type)")
  }

  /// A file of the server is to be shared, of which nobody else has more than the name.
  static func sharedFile(_ name: String) -> Advice {
    Advice(
      event: "file_shared", place: ("name", name),
      help: "Answer it by an Endpoint and share that URL: the file is the server's")
  }

  /// A value that is kept cannot be encoded as it is now.
  static func unencodable(_ type: String) -> Advice {
    Advice(
      event: "state_not_encoded", place: ("type", type),
      help: "What is in it is lost when the session sleeps: its encode(to:) must not throw")
  }

  /// A dialog was asked for whose view a screen or another column covers.
  static func unseenDialog(of view: String) -> Advice {
    Advice(
      event: "dialog_out_of_sight", place: ("view", view),
      help: "It became a banner: declare it on what is seen then, as the stack or the split view")
  }
}
