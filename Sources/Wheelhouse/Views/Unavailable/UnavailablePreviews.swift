/// Absent: previews in a type of their own.
@available(
  *, deprecated,
  message: "write #Preview { SomeView() }: --previews shows what that declares, not this"
)
public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View
  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
}

/// Absent: how a device is held that shows a preview.
@available(
  *, deprecated, message: "leave the traits out: the browser's window is as large as you make it"
)
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: AbsentValue, _ more: AbsentValue...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WheelhouseMacros", type: "PreviewMacro")

extension Preview {
  /// The preview without its traits.
  public init<Content: View>(
    _ name: String? = nil, traits: AbsentValue, _ more: AbsentValue..., file: String = #fileID,
    @ViewBuilder body: @escaping @MainActor () -> Content
  ) { self.init(name, file: file, body: body) }
}

extension View {
  /// Absent: what a preview is called.
  @available(*, deprecated, message: "name the preview: #Preview(\"Name\") { SomeView() }")
  public func previewDisplayName(_ name: String?) -> Self { self }

  /// Absent: how large a preview is.
  @available(
    *, deprecated, message: "the browser's window is as large as you make it; leave it out"
  )
  public func previewLayout(_ layout: AbsentValue) -> Self { self }

  /// Absent: which device shows a preview.
  @available(
    *, deprecated, message: "the browser's window is as large as you make it; leave it out"
  )
  public func previewDevice(_ device: AbsentValue?) -> Self { self }
}
