import FoundationEssentials
import Testing

/// What the sources of the routers' app do not say.
struct RoutingSourceTests {
  @Test func `point 77: no type is erased in the app`() throws {
    for source in try sources(in: "") {
      for erasure in ["AnyView", "any Router", "any View"] { #expect(!source.contains(erasure)) }
    }
  }

  @Test func `point 74: screens and routes name no style, and screens no other screen`() throws {
    for screen in try sources(in: "Screens") {
      let names = ["RoutingScreen", "NavigationLink", "NavigationStack", ".sheet", "TabView"]
      for name in names { #expect(!screen.contains(name)) }
    }
    for router in try sources(in: "Routers") {
      let cases = router.split(separator: "\n").filter { $0.hasPrefix("  case ") }
      for style in ["push", "modal", "sheet", "tab"] {
        #expect(!cases.contains { $0.lowercased().contains(style) })
      }
    }
  }

  private func sources(in folder: String) throws -> [String] {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let path = "\(root)/Sources/Showcase/Routing/\(folder)"
    let files = try FileManager.default.subpathsOfDirectory(atPath: path)
    let sources = files.filter { $0.hasSuffix(".swift") }
    try #require(!sources.isEmpty)
    return try sources.map { try String(contentsOfFile: "\(path)/\($0)", encoding: .utf8) }
  }
}
