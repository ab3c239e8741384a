import Testing

@testable import Wheelhouse

/// Kinds of files.
@Suite struct UTTypeTests {
  @Test func `a kind has its media type and its extension`() {
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType.jpeg.preferredFilenameExtension == "jpg")
    #expect(UTType.image.preferredMIMEType == nil)
    #expect(UTType.item.preferredFilenameExtension == nil)
  }

  @Test func `a kind is found by either, and one that is not known is made`() {
    #expect(UTType(filenameExtension: "JPEG") == .jpeg)
    #expect(UTType(mimeType: "Text/CSV") == .commaSeparatedText)
    #expect(UTType(filenameExtension: "blend")?.accepted == [".blend"])
    #expect(UTType(mimeType: "model/gltf+json")?.accepted == ["model/gltf+json"])
  }

  @Test(arguments: ["", ".png", "a/b", "a b", "ü", String(repeating: "a", count: 200)])
  func `what is no extension is none`(text: String) {
    #expect(UTType(filenameExtension: text) == nil)
  }

  @Test(arguments: ["", "image", "image/", "/png", "image/*", "a/b/c", "text/csv; charset=utf-8"])
  func `what is no media type is none`(text: String) {
    #expect(UTType(mimeType: text) == nil)
  }

  @Test func `a file is of a kind by its name or its media type`() {
    func includes(_ type: UTType, _ name: String, _ mediaType: String = "") -> Bool {
      type.includes(fileNamed: name, mediaType: mediaType)
    }
    #expect(includes(.image, "a", "image/x-new"))
    #expect(includes(.image, "a.PNG"))
    #expect(includes(.png, "a.png") && includes(.png, "a", "IMAGE/PNG"))
    #expect(includes(.item, "anything"))
    #expect(!includes(.png, "a.jpg") && !includes(.png, "png") && !includes(.image, "a.csv"))
    #expect(!includes(.image, "a.png.exe") && !includes(.image, "a", "text/image/png"))
  }
}
