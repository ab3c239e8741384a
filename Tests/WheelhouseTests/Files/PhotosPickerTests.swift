import FoundationEssentials
import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Pictures that a person is asked for.
@Suite struct PhotosPickerTests {
  /// An album that says what is in it once it was read.
  private struct Album: View {
    @State private var portrait: PhotosPickerItem?
    @State private var pages: [PhotosPickerItem] = []
    @State private var read = ""
    @State private var isAdding = false

    var body: some View {
      PhotosPicker(
        "Portrait", selection: $portrait, matching: .images, photoLibrary: .shared()
      )
      .task(id: portrait) {
        let bytes = try? await portrait?.loadTransferable(type: Data.self)
        read = bytes.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
      }
      PhotosPicker(selection: $pages, maxSelectionCount: 2) {
        Label("Pages", systemImage: "photo")
      }
      Button("Add") { isAdding = true }
        .photosPicker(isPresented: $isAdding, selection: $pages, matching: .videos)
      Text("read \(read)")
      ForEach(pages, id: \.self) { Text("\($0.file.lastPathComponent) \(types(of: $0))") }
    }

    private func types(of page: PhotosPickerItem) -> String {
      page.supportedContentTypes.map(\.identifier).joined()
    }
  }

  @Test func `a button asks for pictures, and says what was chosen`() async throws {
    let driver = try await show { Album() }
    try await driver.tap("Portrait")
    #expect(
      driver.screen().hasSuffix(
        """
        sheet detents=medium
          navigationStack
            screen "Choose a File" titleDisplayMode=inline
              toolbar:
                toolbarItem placement=cancellationAction
                  button "Cancel" role=cancel
              filePicker allowedContentTypes=image/* max=67108864
        """))
    try await driver.chooseFiles([("me.png", Array("picture".utf8))])
    try await driver.waitFor("read picture")
  }

  @Test func `several pictures come together, as many as may`() async throws {
    let driver = try await show { Album() }
    try await driver.tap("Pages")
    #expect(
      driver.screen().hasSuffix(
        "filePicker allowedContentTypes=image/*,video/* allowsMultipleSelection max=67108864 maxSelectionCount=2"
      ))
    let files = [("a.jpg", [UInt8(1)]), ("b.mov", [UInt8(2)]), ("c.jpg", [UInt8(3)])]
    await #expect(throws: DriverError.self) { try await driver.chooseFiles(files) }
    try await driver.chooseFiles(Array(files.prefix(2)))
    #expect(driver.sees("a.jpg public.jpeg") && driver.sees("b.mov com.apple.quicktime-movie"))
    try await driver.tap("Add")
    try await driver.chooseFiles([("c.mp4", [])])
    #expect(driver.sees("c.mp4 public.mpeg-4") && !driver.sees("a.jpg public.jpeg"))
  }

  @Test func `what was chosen is there after a sleep`() async throws {
    let app = InProcessApp { Album() }
    let driver = try await app.open()
    try await driver.tap("Add")
    try await driver.chooseFiles([("a.mp4", Array("film".utf8))])
    driver.session.park()
    try await driver.reconnect(over: app.connect())
    #expect(driver.sees("a.mp4 public.mpeg-4"))
  }

  @Test func `no more than 32 come, and one at least`() {
    #expect(
      [nil, 0, 1, 5, 32, 33].map { FileRules(types: [], count: $0).count } == [32, 1, 1, 5, 32, 32])
  }
}
