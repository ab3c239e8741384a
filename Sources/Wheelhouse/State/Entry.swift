/// Makes a property of `EnvironmentValues` a value of the environment, with what it is where nobody set it.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var rowHeight = 44
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "WheelhouseMacros", type: "EntryMacro")
