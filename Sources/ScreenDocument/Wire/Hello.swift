/// How a client introduces itself.
public struct Hello: Hashable, Sendable {
  /// The version of the protocol that this floor speaks.
  public static let protocolVersion = 1

  /// The app path the person asked for.
  public var url: String

  /// How much width there is; where it is not said, a new session takes it for regular, and one that is resumed
  /// keeps what it had.
  public var layout: Layout?

  /// The kind of client.
  public var platform: String

  /// A BCP 47 language tag.
  public var locale: String?

  /// Where the person is: a name of the tz database (RFC 6557), such as `Europe/Berlin`.
  public var timeZone: String?

  /// Which colours the person prefers, as for ``layout``: light ones in a new session that is not told.
  public var colorScheme: ColorScheme?

  /// Chosen at random once per page load, so that a client can take over from its dead socket.
  public var client: String?

  /// The token of an earlier welcome.
  public var resume: String?

  /// The last revision the client had.
  public var rev: Int?

  /// The last command that the client has the answer to.
  public var seq: Int?

  /// The width of the window in points.
  public var width: Double?

  /// What the client keeps for the app, by name: strings, numbers and truth values.
  public var stored: JSONObject?

  /// The names in ``stored`` whose values are others than the last document said.
  public var storedElsewhere: [String]?

  /// How many characters ``locale`` and ``client`` may have, which are stored with the session again and again.
  public static let longestName = 128

  /// How many values ``stored`` may have.
  public static let mostStored = 64

  /// How many bytes the names and strings of ``stored`` may have together: they are in every snapshot.
  public static let largestStored = 4096

  /// Introduces a client, by default as one that never was here.
  public init(
    url: String = "/", layout: Layout? = nil, platform: String = "web", locale: String? = nil,
    timeZone: String? = nil, colorScheme: ColorScheme? = nil, client: String? = nil,
    resume: String? = nil, rev: Int? = nil, seq: Int? = nil, width: Double? = nil,
    stored: JSONObject? = nil, storedElsewhere: [String]? = nil
  ) {
    self.url = url
    self.layout = layout
    self.platform = platform
    self.locale = locale
    self.timeZone = timeZone
    self.colorScheme = colorScheme
    self.client = client
    self.resume = resume
    self.rev = rev
    self.seq = seq
    self.width = width
    self.stored = stored
    self.storedElsewhere = storedElsewhere
  }
}

extension Hello {
  /// Reads the members of a hello message; null stands for one that is not there.
  init(_ members: JSONObject) throws(MessageError) {
    let reader = MemberReader(members, nullIsAbsent: true)
    let version = try reader.requiredVersion("protocol")
    guard version == Self.protocolVersion else { throw .unsupportedProtocol(version) }
    self.init()
    url = try reader.string("url") ?? url
    layout = try reader.word("layout")
    platform = try reader.string("platform") ?? platform
    locale = try reader.string("locale", longest: Self.longestName)
    timeZone = try reader.timeZone("timeZone")
    colorScheme = try reader.word("colorScheme")
    client = try reader.string("client", longest: Self.longestName)
    resume = try reader.string("resume")
    rev = try reader.integer("rev")
    seq = try reader.integer("seq")
    width = try reader.number("width")
    stored = try reader.stored("stored")
    storedElsewhere = try reader.names("storedElsewhere")
  }
}
