/// What a file's name says about its content.
struct MediaType: Equatable {
  let name: String
  /// Text formats shrink; images and fonts are compressed already.
  let isCompressible: Bool

  init(fileName: String) {
    let type = fileName.split(separator: ".").last.flatMap { Self.known[$0.lowercased()] }
    name = type?.name ?? "application/octet-stream"
    isCompressible = type?.isCompressible ?? false
  }

  private init(_ name: String, _ isCompressible: Bool) {
    self.name = name
    self.isCompressible = isCompressible
  }

  private static let known: [String: MediaType] = [
    "html": MediaType("text/html; charset=utf-8", true),
    "css": MediaType("text/css; charset=utf-8", true),
    "js": MediaType("text/javascript; charset=utf-8", true),
    "mjs": MediaType("text/javascript; charset=utf-8", true),
    "json": MediaType("application/json", true),
    "map": MediaType("application/json", true),
    "webmanifest": MediaType("application/manifest+json", true),
    "svg": MediaType("image/svg+xml", true),
    "txt": MediaType("text/plain; charset=utf-8", true),
    "md": MediaType("text/markdown; charset=utf-8", true),
    "yaml": MediaType("application/yaml", true),
    "yml": MediaType("application/yaml", true),
    "ico": MediaType("image/x-icon", true),
    "png": MediaType("image/png", false),
    "jpg": MediaType("image/jpeg", false),
    "jpeg": MediaType("image/jpeg", false),
    "webp": MediaType("image/webp", false),
    "woff2": MediaType("font/woff2", false),
  ]
}
