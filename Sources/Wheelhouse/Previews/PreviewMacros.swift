/// Declares a view to be shown on its own while one works at it, as in Xcode.
///
/// ```swift
/// #Preview("Long title") {
///   NoteRow(note: Note(title: "A title that goes on and on"))
/// }
/// ```
///
/// `swift run MyApp --previews` lists all of a program's previews in the browser, each at a URL of its own
/// (``Previews``). They are part of debug builds only.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WheelhouseMacros", type: "PreviewMacro")

/// Gives a preview state: before a `@State`, `@FocusState` or other property at the beginning of `#Preview`.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = true
///   Toggle("Wi-Fi", isOn: $isOn)
/// }
/// ```
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "WheelhouseMacros", type: "PreviewableMacro")
