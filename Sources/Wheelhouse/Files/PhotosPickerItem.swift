public import FoundationEssentials

/// A picture or a film that a person has chosen with a ``PhotosPicker``.
///
/// Has the name of [Apple's](https://developer.apple.com/documentation/photosui/photospickeritem). It can be kept with the
/// state of a view: it is the name of a file, which is there for an hour (<doc:HandingInFiles>).
public nonisolated struct PhotosPickerItem: Hashable, Codable, Sendable {
  /// The server's copy, under the name that it has with the person: move or copy what is to stay.
  public let file: URL

  /// Of which kind it is by the end of its name; none where that says nothing.
  public var supportedContentTypes: [UTType] {
    UTType(filenameExtension: file.pathExtension).map { [$0] } ?? []
  }

  /// The bytes of the file, as they came from the person.
  ///
  /// They are read beside the main actor. What they are the client said: look at them before you rely on it.
  ///
  /// - Throws: what reading the file throws, most likely since it has gone by now.
  @concurrent
  public func loadTransferable(type: Data.Type) async throws -> Data? {
    try Data(contentsOf: file)
  }
}

/// What may be chosen with a ``PhotosPicker``.
public nonisolated struct PHPickerFilter: Hashable, Sendable {
  let types: [UTType]

  /// Pictures.
  public static let images = PHPickerFilter(types: [.image])
  /// Films.
  public static let videos = PHPickerFilter(types: [.movie])

  /// What any of the filters lets through.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(types: filters.flatMap(\.types))
  }
}

/// Where pictures come from; there is but what the person's browser finds.
public nonisolated struct PHPhotoLibrary: Sendable {
  /// The only one.
  public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
}
