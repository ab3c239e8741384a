// What SwiftUI has and this library has not is declared here all the same, as unavailable: the compiler then
// says what to write instead, where it would otherwise only say that there is no such member. Nothing of that can
// be called. What is only looks, such as a shadow or an animation, is deprecated: code that is shared with SwiftUI
// compiles, is warned about, and looks as the client has it.

/// Stands where SwiftUI has a type that this library does not have, such as an animation or a geometry.
///
/// It takes whatever is written in its place, so that the compiler gets as far as saying what to do instead.
@dynamicMemberLookup
@dynamicCallable
public enum AbsentValue: PrimitiveView {
  /// A word of some type that is not here.
  case automatic, `default`, none, hidden, visible, all
  /// A shape, a corner or a material that is not here.
  case rect, circle, capsule, ellipse, buttonBorder, continuous, circular, regular, clear,
    ultraThinMaterial, thinMaterial, regularMaterial, thickMaterial, ultraThickMaterial, bar
  /// A point of a gradient or an angle that is not here.
  case topLeading, topTrailing, bottomLeading, bottomTrailing, degrees, radians, zero
  /// A design of a font or a way to set text that is not here.
  case rounded, serif, monospaced, uppercase, lowercase, enabled, disabled, head, middle, tail,
    soft, hard, avoidHidingContent, tight, loose
  /// A width or a scale of text, the place of a view, or a pointer, that is not here.
  case compressed, condensed, expanded, secondary, bounds, named, link
  /// What a text field holds, or how it is capitalised.
  case username, password, newPassword, oneTimeCode, emailAddress, telephoneNumber, URL, name,
    givenName, familyName, postalCode, addressCity, streetAddressLine1, fullStreetAddress, never,
    words, sentences, characters, allCharacters
  /// How a symbol or a picture is drawn.
  case small, medium, large, fit, fill, slash, square, hierarchical, palette, multicolor,
    monochrome, template, original, bounce, pulse
  /// How content scrolls.
  case interactively, immediately, paging, viewAligned
  /// How a control is drawn.
  case graphical, compact, wheel, grouped, columns, accessoryCircular, accessoryLinear,
    accessoryCircularCapacity, accessoryLinearCapacity, linearCapacity, compactMenu, always,
    interactive, inset
  /// A phase of a scene, a setting of a device, or how a text counts time.
  case active, inactive, background, date, time, relative, timer, placeholder
  /// What a device lets one feel.
  case success, warning, error, selection, impact, increase, decrease, start, stop, alignment,
    levelChange
  /// What a device keeps free, and how a text changes.
  case container, keyboard, numericText, interpolate
  /// A word of an animation or a transition that is not here.
  case linear, easeIn, easeOut, easeInOut, spring, bouncy, smooth, snappy, interactiveSpring
  /// A word of a transition that is not here.
  case identity, opacity, slide, scale, move, push, asymmetric, offset, modifier
  /// A place that is not here.
  case top, bottom, leading, trailing, center, horizontal, vertical
  /// How a preview is shown.
  case portrait, landscapeLeft, landscapeRight, sizeThatFits, sizeThatFitsLayout, fixedLayout,
    device
  /// A word of a Return key that is not here.
  case done, go, send, join, route, search, next, `continue`, `return`
  /// How much of Markdown is read.
  case full, inlineOnly, inlineOnlyPreservingWhitespace
  /// A key that is not here.
  case escape, delete, space, tab, upArrow, downArrow, leftArrow, rightArrow
  /// What becomes of a key that is not here.
  case handled, ignored
  /// A modifier key that is not here.
  case command, shift, option, control
  /// A style or an order that is not here.
  case `switch`, button, borderlessButton, checkbox, fixed, priority
  /// A bar, how much a header stands out, or how large a sheet is.
  case navigationBar, tabBar, bottomBar, editor, browser, increased, standard, form, fitted, page
  /// How a picture that is not here is stretched.
  case tile, stretch
  /// A menu of a menu bar, or when scopes of a search are shown.
  case newItem, saveItem, undoRedo, pasteboard, appInfo, appSettings, help, sidebar, toolbar,
    onTextEntry, onSearchPresentation
  /// The looks of a window, or how the items of a bar are spaced.
  case hiddenTitleBar, titleBar, plain, contentSize, contentMinSize, flexible
  /// What is behind a container, how grave a question is, when a bar becomes small, or a line's colour.
  case navigation, tabView, critical, onScrollDown, onScrollUp, separator
  /// How layers are put together, what a pointer does, how loud a badge is, and how screens change.
  case normal, multiply, screen, overlay, lift, highlight, decreased, zoom
  /// How content scrolls beyond its end, what moving a finger does, or how small a field becomes.
  case basedOnSize, scrolls, resizes, minimize, scrollContent, scrollIndicators
  /// A type of files that is not here.
  case image, png, jpeg, gif, heic, pdf, plainText, text, json, commaSeparatedText, data, item,
    content, folder, movie, audio, zip
  /// What of a stack stays in sight.
  case sectionHeaders, sectionFooters
  /// Where translations are.
  case module, main
  /// How deep a heading is, and how often a symbol moves.
  case h1, h2, h3, h4, h5, h6, `repeat`, repeating, nonRepeating
  /// What a place is measured from.
  case global, local, scrollView
  /// A space of colours that is not here, and a style of the navigation of old.
  case sRGB, sRGBLinear, displayP3, stack, doubleColumn, idle, tracking, interacting,
    decelerating, animating
  /// How a symbol becomes another.
  case replace, wiggle, breathe, rotate, variableColor

  /// Whatever is a part of it.
  public subscript(dynamicMember name: String) -> AbsentValue { .none }

  /// Whatever is a part of it, of whatever type.
  @_disfavoredOverload
  public subscript<Part>(dynamicMember name: String) -> Part { fatalError("never called") }

  /// How a text or a symbol becomes another.
  public static func symbolEffect(
    _ effect: AbsentValue = .automatic, options: AbsentValue = .default
  ) -> AbsentValue { .none }

  /// Whatever it would give.
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, AbsentValue>
  ) -> AbsentValue { .none }

  /// Whatever it would give for values of the app's own.
  @_disfavoredOverload
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any>
  ) -> AbsentValue { .none }
}

/// Stands where SwiftUI has which way a value is changed.
public enum AbsentDirection {
  /// More.
  case increment
  /// Less.
  case decrement
}

/// Stands where SwiftUI has the size and the place of a view.
@dynamicMemberLookup
public struct AbsentGeometry {
  /// Whatever is a part of it.
  public subscript(dynamicMember name: String) -> AbsentValue { .none }

  /// Whatever is a part of it, of whatever type.
  @_disfavoredOverload
  public subscript<Part>(dynamicMember name: String) -> Part { fatalError("never called") }

  /// Where it is.
  public func frame(in space: AbsentValue) -> AbsentValue { .none }

  /// Where it is, in whatever type.
  @_disfavoredOverload
  public func frame<Frame>(in space: AbsentValue) -> Frame { fatalError("never called") }
}

extension AbsentValue: ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
  /// Takes a list.
  public init(arrayLiteral elements: AbsentValue...) { self = .none }
  /// Takes a string.
  public init(stringLiteral value: String) { self = .none }
}

extension AbsentValue {
  /// Whatever is made of nothing.
  public init() { self = .none }
  /// An angle.
  public init(degrees: Double) { self = .none }
  /// An angle.
  public init(radians: Double) { self = .none }
}

extension AbsentValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Takes a number.
  public init(floatLiteral value: Double) { self = .none }
  /// Takes a number.
  public init(integerLiteral value: Int) { self = .none }
}

extension AbsentValue: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
  /// Takes a truth value.
  public init(booleanLiteral value: Bool) { self = .none }
  /// Takes nothing.
  public init(nilLiteral: ()) { self = .none }
}
