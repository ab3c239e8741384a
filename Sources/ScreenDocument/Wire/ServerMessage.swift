/// What a server says (protocol 1).
public enum ServerMessage: Hashable, Sendable {
  /// Answers the hello; a screen follows.
  case welcome(Welcome)

  /// The whole document.
  case screen(rev: Int, ack: Int, document: Document)

  /// What has changed since the revision `base`; no `ack` where it settles no command.
  case patch(rev: Int, base: Int, ack: Int?, operations: JSONPatch)

  /// The command is applied, or was already, and nothing on the screen changed.
  case ack(Int)

  /// The command changed nothing at all.
  case refused(Refusal)

  /// Asks the client to do something outside the document, once.
  case effect(ClientEffect)

  /// The connection is about to be closed; `retryAfter` is in seconds.
  case goodbye(code: String, retryAfter: Double?)

  /// The connection cannot go on.
  case error(code: ErrorCode, message: String)
}

/// What a client is asked to do besides showing the document.
public enum ClientEffect: Hashable, Sendable {
  /// Opens an absolute URL outside the app.
  case openURL(String)

  /// Brings a node into view, the one with that `scrollID`: its `top`, `center` or `bottom` to that of what scrolls,
  /// or, without an anchor, as little as it takes.
  case scrollTo(target: String, anchor: String?)

  /// Another session has begun that is as this one is, as the client wished (``Command/Wish/fork``): the token opens it.
  case forked(resume: String)

  /// Something that this version knows nothing of.
  case other(String)
}

/// How a server greets a client.
public struct Welcome: Hashable, Sendable {
  /// Names the session in logs; it opens nothing.
  public var session: String

  /// The secret that resumes this session.
  public var resume: String

  /// Whether an earlier session goes on.
  public var resumed: Bool

  /// The last command settled for this client, or the one before a refusal that it has not heard of.
  public var seq: Int

  /// What time it is at the server, in milliseconds since 1970; nil where it does not say.
  public var time: Int?

  /// How much a client may send.
  public var limits: Limits

  /// Greets a client.
  public init(
    session: String, resume: String, resumed: Bool, seq: Int, time: Int? = nil,
    limits: Limits = Limits()
  ) {
    self.session = session
    self.resume = resume
    self.resumed = resumed
    self.seq = seq
    self.time = time
    self.limits = limits
  }

  /// How much a client may send.
  public struct Limits: Hashable, Sendable {
    /// The longest message, in bytes.
    public var message: Int

    /// How many commands a second.
    public var commandsPerSecond: Double

    /// How many bytes of what a client keeps it may say in a command; nil where the session takes none in commands.
    public var stored: Int?

    /// Sets the limits.
    public init(message: Int = 65_536, commandsPerSecond: Double = 100, stored: Int? = nil) {
      self.message = message
      self.commandsPerSecond = commandsPerSecond
      self.stored = stored
    }
  }
}

/// Why a command was not applied.
public struct Refusal: Error, Hashable, Sendable {
  /// The number of the command.
  public var ack: Int

  /// The reason, for programs.
  public var code: RefusalCode

  /// The reason, for people: what is wrong and what to do instead.
  public var message: String

  /// Refuses a command.
  public init(ack: Int, code: RefusalCode, message: String) {
    self.ack = ack
    self.code = code
    self.message = message
  }
}
