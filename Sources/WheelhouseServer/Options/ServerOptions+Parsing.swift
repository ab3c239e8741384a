import Wheelhouse

extension ServerOptions {
  /// What a command line asks for.
  package enum Request: Equatable, Sendable {
    /// Serve with these options.
    case serve(ServerOptions)
    /// Print ``ServerOptions/usage`` and leave.
    case help
  }

  /// Reads the arguments after the program's name, and the environment for what they leave unsaid.
  ///
  /// - Throws: ``OptionError`` naming the first thing that is wrong and what to write instead.
  package static func parse(
    _ arguments: [String], environment: [String: String]
  ) throws(OptionError) -> Request {
    // Whoever asks for help may have got something else wrong.
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) { return .help }
    var options = ServerOptions()
    for (name, flag) in Flag.environment {
      guard let value = environment[name], !value.isEmpty else { continue }
      try options.set(flag, to: value, called: name)
    }
    var rest = arguments[...]
    while let word = rest.popFirst() {
      try options.read(word, &rest)
    }
    try options.check()
    return .serve(options)
  }

  private mutating func read(_ word: String, _ rest: inout ArraySlice<String>) throws(OptionError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let flag = Flag(rawValue: name) else { throw .unknown(word) }
    if flag.isSwitch {
      guard parts.count == 1 else { throw .malformed(name, "takes no value: write \(name)") }
      return try set(flag, to: "", called: name)
    }
    let value = parts.count == 2 ? String(parts[1]) : rest.popFirst()
    guard let value, !value.isEmpty, parts.count == 2 || !value.hasPrefix("--") else {
      throw .malformed(name, "needs a value: write \(name) \(flag.placeholder)")
    }
    try set(flag, to: value, called: name)
  }

  private mutating func set(
    _ flag: Flag, to value: String, called name: String
  ) throws(OptionError) {
    switch flag {
    case .port: port = try number(value, name, 0...65535, "a port from 0 to 65535")
    case .host: host = value
    case .data: dataFolder = value
    case .workers:
      let most = Self.mostWorkers
      workers = try number(value, name, 0...most, "a number from 0 to \(most)")
    case .store: store = try Self.store(value, name)
    case .durability: durability = try choice(value, name)
    case .parkAfter: parkAfter = try seconds(value, name, 0.1...86_400, "seconds from 0.1 to 86400")
    case .sessionLifetime:
      sessionLifetime = try seconds(value, name, 1...1e9, "seconds from 1 to 1000000000")
    case .web: webFolder = value
    case .certificate: tls = TLSFiles(certificate: value, key: tls?.key ?? "")
    case .key: tls = TLSFiles(certificate: tls?.certificate ?? "", key: value)
    case .hsts: hstsSeconds = try number(value, name, 0...1_000_000_000, "seconds, 0 for none")
    case .origin: origins.append(try Self.origin(value, name))
    case .publicURL: publicURL = try Self.origin(value, name)
    case .proxy: trustedProxies.append(try Self.range(value, name))
    case .proxyHeader: proxyHeaders.append(try Self.header(value, name))
    case .metrics: metrics = try choice(value, name)
    case .connections:
      maxConnections = try number(value, name, 1...1_000_000, "a number from 1 to 1000000")
    case .connectionsPerAddress:
      maxConnectionsPerAddress = try number(value, name, 0...1_000_000, "a number, 0 for no limit")
    case .sessionsPerMinute:
      sessionsPerMinute = try number(value, name, 0...1_000_000, "a number, 0 for no limit")
    case .commands:
      commandsPerSecond = try number(value, name, 0...1_000_000, "a number, 0 for no limit")
    case .fileSize:
      maxFileBytes = try number(value, name, 0...1_048_576, "MiB from 0 to 1048576") << 20
    case .logLevel: logLevel = try choice(value, name)
    case .logFormat: logFormat = try choice(value, name)
    case .hang: hangSeconds = try Self.hang(value, name)
    case .ping: pingSeconds = try number(value, name, 1...3600, "seconds from 1 to 3600")
    case .hello: helloSeconds = try number(value, name, 1...3600, "seconds from 1 to 3600")
    case .previews: showsPreviews = true
    case .testEcho: testEcho = true
    }
  }

  /// Workers give a sign once a second, so that one of two may come late.
  private static func hang(_ text: String, _ name: String) throws(OptionError) -> Int {
    guard let value = Int(text), value == 0 || (3...86_400).contains(value) else {
      throw .malformed(name, "is seconds from 3 to 86400, or 0 for never, not '\(text)'")
    }
    return value
  }

  private func number<Number: FixedWidthInteger>(
    _ text: String, _ name: String, _ range: ClosedRange<Int>, _ what: String
  ) throws(OptionError) -> Number {
    guard let value = Int(text), range.contains(value) else {
      throw .malformed(name, "is \(what), not '\(text)'")
    }
    return Number(value)
  }

  private func seconds(
    _ text: String, _ name: String, _ range: ClosedRange<Double>, _ what: String
  ) throws(OptionError) -> Duration {
    guard let value = Double(text), range.contains(value) else {
      throw .malformed(name, "is \(what), not '\(text)'")
    }
    return .milliseconds((value * 1000).rounded())
  }

  private static func store(_ text: String, _ name: String) throws(OptionError) -> StoreChoice {
    guard let store = StoreChoice(text) else {
      throw .malformed(name, "is memory or sqlite:PATH, not '\(text)'")
    }
    return store
  }

  private func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ name: String
  ) throws(OptionError) -> Value {
    if let value = Value(rawValue: text) { return value }
    let known = Value.allCases.map(\.rawValue).joined(separator: ", ")
    throw .malformed(name, "is one of \(known), not '\(text)'")
  }

  private static func origin(_ text: String, _ name: String) throws(OptionError) -> String {
    guard let origin = Origin(text) else {
      throw .malformed(name, "is like https://app.example.com, not '\(text)'")
    }
    return origin.text
  }

  private static func range(_ text: String, _ name: String) throws(OptionError) -> AddressRange {
    guard let range = AddressRange(text) else {
      throw .malformed(name, "is an address or a range like 10.0.0.0/8, not '\(text)'")
    }
    return range
  }

  private static func header(_ text: String, _ name: String) throws(OptionError) -> String {
    guard let header = HeaderName(text) else {
      throw .malformed(name, "is the name of a header, like X-Forwarded-User, not '\(text)'")
    }
    guard !HTTPRequest.headerNames.contains(header.text) else {
      throw .malformed("\(name) \(text)", "changes nothing: the app sees it of everybody")
    }
    return header.text
  }

  private func check() throws(OptionError) {
    if let workers, workers > 1, sessionStore == .memory {
      let cause = showsPreviews ? "--previews" : "--store memory"
      throw .malformed(
        "--workers \(workers)",
        "needs sessions that every worker can reach, and \(cause) keeps them in one. "
          + "Leave \(cause) out, or write --workers 1")
    }
    if let header = proxyHeaders.first, trustedProxies.isEmpty {
      throw .malformed(
        "--proxy-header \(header)", "needs a proxy to believe: add --trusted-proxy ADDRESS")
    }
    if let tls, tls.certificate.isEmpty {
      throw .malformed("--tls-key", "needs its certificate too: add --tls-cert FILE")
    }
    if let tls, tls.key.isEmpty {
      throw .malformed("--tls-cert", "needs its private key too: add --tls-key FILE")
    }
  }
}
