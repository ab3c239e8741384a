import Foundation
import Testing

@testable import Showcase
import WheelhouseSQLite

struct SQLiteProductsRepositoryTests {
  private let parent = FileManager.default.temporaryDirectory
    .appendingPathComponent("showcase-\(UUID().uuidString)").path

  private var file: String { folder + "/products.sqlite" }

  private var folder: String { parent + "/deeper" }

  private func remove() { try? FileManager.default.removeItem(atPath: parent) }

  @Test func `the first start makes a catalogue of a hundred, the keyboard first`() async throws {
    defer { remove() }
    let products = try await SQLiteProductsRepository(folder: folder).products()
    #expect(products.count == 100)
    #expect(Set(products.map(\.id)).count == 100)
    #expect(products.first?.id.rawValue == "keyboard")
    #expect(products.first?.name == "Keyboard")
    #expect(products.first?.shortDescription == "Mechanical")
    #expect(products.first?.price == Money(dollars: 120))
    #expect(products == ProductsSeed.products)
  }

  @Test func `no product has the name of a screen`() {
    let names: Set = ["cart", "picker", "deals", "quick-add"]
    #expect(names.isDisjoint(with: ProductsSeed.products.map(\.id.rawValue)))
  }

  @Test func `a second start finds what the first one left, changes included`() async throws {
    defer { remove() }
    _ = try await SQLiteProductsRepository(folder: folder).products()
    try SQLiteConnection(path: file).run(
      "UPDATE product SET price = ? WHERE id = ?", [.integer(9_900), .text("keyboard")])
    let again = try await SQLiteProductsRepository(folder: folder).products()
    #expect(again.first?.price == Money(dollars: 99))
  }

  @Test func `a change by somebody else is seen at once, and otherwise the array is shared`()
    async throws
  {
    defer { remove() }
    let repository = SQLiteProductsRepository(folder: folder)
    let first = try await repository.products()
    let second = try await repository.products()
    #expect(
      first.withUnsafeBufferPointer(\.baseAddress) == second.withUnsafeBufferPointer(\.baseAddress))
    try SQLiteConnection(path: file).execute("DELETE FROM product WHERE id = 'mouse'")
    #expect(try await repository.products().count == 99)
  }

  @Test func `one product is read by its id, and an unknown one is an error`() async throws {
    defer { remove() }
    let repository = SQLiteProductsRepository(folder: folder)
    #expect(try await repository.product(id: .named("headphones")).name == "Headphones")
    await #expect(throws: ProductsError.unknownProduct(.named("nothing"))) {
      try await repository.product(id: .named("nothing"))
    }
  }

  @Test func `deals come with their products`() async throws {
    defer { remove() }
    let deals = try await SQLiteProductsRepository(folder: folder).deals()
    #expect(deals.map(\.product.id.rawValue) == ["monitor", "headphones", "espresso-machine"])
    #expect(deals.map(\.percentOff) == [15, 20, 10])
  }

  @Test func `a file that was deleted is made anew`() async throws {
    defer { remove() }
    let repository = SQLiteProductsRepository(folder: folder)
    _ = try await repository.products()
    try FileManager.default.removeItem(atPath: file)
    #expect(try await repository.products().count == 100)
    #expect(FileManager.default.fileExists(atPath: file))
  }

  @Test func `a folder that cannot be is an error with the reason, until it can be`() async throws {
    defer { remove() }
    let parent = (folder as NSString).deletingLastPathComponent
    _ = FileManager.default.createFile(atPath: parent, contents: nil)
    let repository = SQLiteProductsRepository(folder: folder)
    await #expect(throws: ProductsError.self) { try await repository.products() }
    try FileManager.default.removeItem(atPath: parent)
    #expect(try await repository.products().count == 100)
    try? FileManager.default.removeItem(atPath: parent)
  }

  @Test func `a file that is no database is an error and stays as it is`() async throws {
    defer { remove() }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let text = Data(repeating: 0x41, count: 4_096)
    try text.write(to: URL(fileURLWithPath: file))
    await #expect(throws: ProductsError.self) {
      try await SQLiteProductsRepository(folder: folder).products()
    }
    #expect(FileManager.default.contents(atPath: file) == text)
  }

  @Test func `two first starts at once make one catalogue`() async throws {
    defer { remove() }
    let first = SQLiteProductsRepository(folder: folder)
    let second = SQLiteProductsRepository(folder: folder)
    async let one = first.products()
    async let two = second.products()
    let (a, b) = try await (one, two)
    #expect(a.count == 100 && a == b)
  }

  @Test func `many first starts at once fill the file once`() async throws {
    defer { remove() }
    let folder = folder
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<6 {
        group.addTask { try await SQLiteProductsRepository(folder: folder).products().count }
      }
      for try await count in group { #expect(count == 100) }
    }
    let deals = try await SQLiteProductsRepository(folder: folder).deals()
    #expect(deals.count == ProductsSeed.deals.count)
  }
}
