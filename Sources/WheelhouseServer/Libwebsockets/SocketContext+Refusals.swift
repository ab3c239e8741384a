import CLibwebsockets

// A target with half a percent escape is refused by libwebsockets' parser, with a page of its own and before any
// callback; what can be said about it is the headers of that page. Our own answers are written whole and have theirs.
extension SocketContext {
  private static let refusalHeaders = [
    ("cache-control:", "no-store"),
    ("content-security-policy:", Response.strictestPolicy),
    ("x-content-type-options:", "nosniff"), ("referrer-policy:", "same-origin"),
  ]

  /// The headers of the pages that libwebsockets answers by itself, as the list that it wants.
  static func headersOfRefusals(
    by options: ServerOptions
  ) -> UnsafePointer<lws_protocol_vhost_options>? {
    var headers = refusalHeaders
    if options.tls != nil, let (name, value) = options.transportPolicy {
      headers.append((name.lowercased() + ":", value))
    }
    let list = UnsafeMutablePointer<lws_protocol_vhost_options>.allocate(capacity: headers.count)
    unsafe list.initialize(repeating: lws_protocol_vhost_options(), count: headers.count)
    for (index, header) in headers.enumerated() {
      unsafe list[index].name = unsafe permanent(header.0)
      unsafe list[index].value = unsafe permanent(header.1)
      if index > 0 { unsafe list[index - 1].next = unsafe UnsafePointer(list + index) }
    }
    return unsafe UnsafePointer(list)
  }
}
