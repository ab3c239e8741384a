#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Testing
import Wheelhouse
import WheelhouseTesting

@testable import counter_example

/// What the README promises.
@Suite struct ReadmeTests {
  @Test func `the app of the README is the one that is built, and it counts`() async throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let readme = try #require(text(ofFile: "/\(root)/README.md"))
    let source = try #require(text(ofFile: "/\(root)/Tests/CounterExample/CounterApp.swift"))
    #expect(readme.contains("```swift\n\(source)```"))

    let app = try await InProcessApp(CounterApp()).open("/counter")
    try await app.tap("Increment")
    try await app.tap("Increment")
    #expect(app.sees("Count: 2"))
  }

  @Test func `the README can be read in five minutes`() throws {
    let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let readme = try #require(text(ofFile: "/\(root)/README.md"))
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 250)
  }

  private func text(ofFile path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
