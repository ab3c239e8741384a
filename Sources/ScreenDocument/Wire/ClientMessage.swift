/// What a client says (protocol 1).
public enum ClientMessage: Hashable, Sendable {
  /// The first message of every connection.
  case hello(Hello)

  /// Something the person did; it has a number and is applied at most once.
  case command(Command)

  /// Asks for the whole document.
  case sync
}

/// A numbered wish of the person's.
public struct Command: Hashable, Sendable {
  /// What is wished for.
  public enum Wish: Hashable, Sendable {
    /// Does something to a node; the value is `true`, `false`, a number or a string.
    case action(target: CommandTarget, name: ActionName, value: JSONValue?)

    /// Leaves a screen, a sheet or a banner.
    case back(target: CommandTarget)

    /// Goes to an app path.
    case open(url: String)

    /// Tells that the window has become narrow or wide.
    case layout(Layout)

    /// Tells what another window of the browser has changed of what the client keeps for the app; null for what is
    /// kept no more.
    case stored(JSONObject)

    /// Begins another session that is as this one is.
    case fork
  }

  /// The command's number; a client counts from 1.
  public var seq: Int

  /// The revision the person was looking at; `nil` means the current one.
  public var rev: Int?

  /// What is wished for.
  public var wish: Wish

  /// Numbers a wish.
  public init(seq: Int, rev: Int? = nil, wish: Wish) {
    self.seq = seq
    self.rev = rev
    self.wish = wish
  }
}

/// How much width a client has.
public enum Layout: String, Hashable, Sendable, Codable, CaseIterable {
  /// As on a phone.
  case compact

  /// As on a desktop.
  case regular
}

/// Which colours a client prefers.
public enum ColorScheme: String, Hashable, Sendable, Codable, CaseIterable {
  /// Dark on light.
  case light

  /// Light on dark.
  case dark
}
