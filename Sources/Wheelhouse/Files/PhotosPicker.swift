/// A button that asks the person for pictures or films.
///
///     PhotosPicker("Change Portrait", selection: $portrait, matching: .images)
///       .onChange(of: portrait) { … }
///
/// Follows [Apple's `PhotosPicker`](https://developer.apple.com/documentation/photosui/photospicker); what can be chosen is
/// what the person's browser finds, by the sheet of a `fileImporter`.
public struct PhotosPicker<Label: View>: View {
  private let chosen: PhotosSelection
  private let filter: PHPickerFilter?
  private let label: Label
  @State private var isPresented = false

  init(_ chosen: PhotosSelection, _ filter: PHPickerFilter?, _ label: Label) {
    self.chosen = chosen
    self.filter = filter
    self.label = label
  }

  /// Creates a button for one picture or film, nil until it has come.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> Label
  ) { self.init(PhotosSelection(selection), filter, label()) }

  /// Creates a button for several pictures or films, which come together, in place of those before: as many as
  /// `maxSelectionCount` says, 32 at most.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil, photoLibrary: PHPhotoLibrary = .shared(),
    @ViewBuilder label: () -> Label
  ) { self.init(PhotosSelection(selection, maxSelectionCount), filter, label()) }

  /// The button, with what it asks by.
  public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .choosingPhotos($isPresented, chosen, filter)
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button with a title for one picture or film.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(PhotosSelection(selection), filter, Text(title)) }

  /// Creates a button with a title for several pictures or films.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil, photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(PhotosSelection(selection, maxSelectionCount), filter, Text(title)) }

  /// Creates a button with a title for one picture or film.
  public init(
    _ title: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil, photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(PhotosSelection(selection), filter, Text(title)) }

  /// Creates a button with a title for several pictures or films.
  public init(
    _ title: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(PhotosSelection(selection, maxSelectionCount), filter, Text(title)) }
}

extension View {
  /// Asks the person for a picture or a film as long as a flag is set.
  public consuming func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil, photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View { choosingPhotos(isPresented, PhotosSelection(selection), filter) }

  /// Asks the person for pictures or films as long as a flag is set: as many as `maxSelectionCount` says, 32 at most.
  public consuming func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
    photoLibrary: PHPhotoLibrary = .shared()
  ) -> some View {
    choosingPhotos(isPresented, PhotosSelection(selection, maxSelectionCount), filter)
  }

  fileprivate consuming func choosingPhotos(
    _ isPresented: Binding<Bool>, _ chosen: PhotosSelection, _ filter: PHPickerFilter?
  ) -> some View {
    let filter = filter ?? .any(of: [.images, .videos])
    return importing(isPresented, FileRules(types: filter.types, count: chosen.count)) { files in
      chosen.take(files.map(PhotosPickerItem.init(file:)))
    }
  }
}

/// Where what was chosen goes.
struct PhotosSelection {
  /// How many at once; nil for as many as may come.
  let count: Int?
  let take: ([PhotosPickerItem]) -> Void

  init(_ selection: Binding<PhotosPickerItem?>) {
    count = 1
    take = { selection.wrappedValue = $0.first }
  }

  init(_ selection: Binding<[PhotosPickerItem]>, _ count: Int?) {
    self.count = count
    take = { selection.wrappedValue = $0 }
  }
}
