internal import FoundationEssentials

// Every spelling of SwiftUI's alerts and confirmation dialogs. Any button closes the dialog first and then
// acts. An alert without a button has one named OK; a confirmation dialog without one that cancels, Cancel.
extension View {
  /// Shows an alert as long as a flag is set.
  public func alert<Title: DialogText, A: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    let words = DialogWords(isAlert: true, title: { title._words ?? "" })
    return presenting(.dialog(words), isPresented, actions)
  }

  /// Shows an alert with a message as long as a flag is set.
  public func alert<Title: DialogText, A: View, M: DialogText>(
    _ title: Title, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> A,
    @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    let words = DialogWords(
      isAlert: true, title: { title._words ?? "" }, message: { message()._words })
    return presenting(.dialog(words), isPresented, actions)
  }

  /// Shows an alert about a value as long as a flag is set and the value is there.
  public func alert<Title: DialogText, T, A: View>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    let words = DialogWords(isAlert: true, title: { title._words ?? "" })
    return dialog(words, isPresented, about: data, actions)
  }

  /// Shows an alert about a value, with a message, as long as a flag is set and the value is there.
  public func alert<Title: DialogText, T, A: View, M: DialogText>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    let words = DialogWords(
      isAlert: true, title: { title._words ?? "" },
      message: { data.flatMap { message($0)._words } })
    return dialog(words, isPresented, about: data, actions)
  }

  /// Shows an alert about an error, as long as both are there.
  ///
  /// Its title is the error's `errorDescription`, or else its description.
  public func alert<E: Error, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    let words = DialogWords(isAlert: true, title: { error.map(words(of:)) ?? "" })
    return dialog(words, isPresented, about: error) { _ in actions() }
  }

  /// Shows an alert about an error, with a message, as long as both are there.
  public func alert<E: Error, A: View, M: DialogText>(
    isPresented: Binding<Bool>, error: E?,
    @ViewBuilder actions: @escaping @MainActor (E) -> A,
    @ViewBuilder message: @escaping @MainActor (E) -> M
  ) -> some View {
    let words = DialogWords(
      isAlert: true, title: { error.map(words(of:)) ?? "" },
      message: { error.flatMap { message($0)._words } })
    return dialog(words, isPresented, about: error, actions)
  }
}

extension View {
  /// Asks what to do as long as a flag is set.
  public func confirmationDialog<Title: DialogText, A: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A
  ) -> some View {
    let words = DialogWords(
      isAlert: false, isTitleHidden: titleVisibility == .hidden, title: { title._words ?? "" })
    return presenting(.dialog(words), isPresented, actions)
  }

  /// Asks what to do, with a message, as long as a flag is set.
  public func confirmationDialog<Title: DialogText, A: View, M: DialogText>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping @MainActor () -> A,
    @ViewBuilder message: @escaping @MainActor () -> M
  ) -> some View {
    let words = DialogWords(
      isAlert: false, isTitleHidden: titleVisibility == .hidden, title: { title._words ?? "" },
      message: { message()._words })
    return presenting(.dialog(words), isPresented, actions)
  }

  /// Asks what to do about a value as long as a flag is set and the value is there.
  public func confirmationDialog<Title: DialogText, T, A: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A
  ) -> some View {
    let words = DialogWords(
      isAlert: false, isTitleHidden: titleVisibility == .hidden, title: { title._words ?? "" })
    return dialog(words, isPresented, about: data, actions)
  }

  /// Asks what to do about a value, with a message, as long as a flag is set and the value is there.
  public func confirmationDialog<Title: DialogText, T, A: View, M: DialogText>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping @MainActor (T) -> A,
    @ViewBuilder message: @escaping @MainActor (T) -> M
  ) -> some View {
    let words = DialogWords(
      isAlert: false, isTitleHidden: titleVisibility == .hidden, title: { title._words ?? "" },
      message: { data.flatMap { message($0)._words } })
    return dialog(words, isPresented, about: data, actions)
  }

  /// About another value it is another dialog: who answers the one does not answer the other.
  private func dialog<T, A: View>(
    _ words: DialogWords, _ isPresented: Binding<Bool>, about data: T?,
    @ViewBuilder _ actions: @escaping @MainActor (T) -> A
  ) -> some View {
    presenting(.dialog(words), isPresented, about: data.map(dialogSubject)) { data.map(actions) }
  }
}

/// What a dialog is about, as far as values can be told apart.
///
/// By its id where it has one: a value that a field of the dialog itself changes is still the same.
private func dialogSubject(_ data: some Any) -> AnyHashable {
  if let data = data as? any Identifiable { return id(of: data) }
  return (data as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(true)
}

private func id(of data: some Identifiable) -> AnyHashable { AnyHashable(data.id) }

/// What a dialog's title and message may be: a string, a text, or texts chosen by conditions.
public protocol DialogText {
  /// What is said; nil for nothing.
  var _words: String? { get }
}

extension String: DialogText {
  /// What the app's catalog has for it, or the string itself.
  public var _words: String? { inLanguageOfView }
}

extension Substring: DialogText {
  /// The string itself.
  public var _words: String? { String(self) }
}

extension Text: DialogText {
  /// The text without its styling.
  public var _words: String? { string }
}

extension EmptyView: DialogText {
  /// Nothing.
  public var _words: String? { nil }
}

extension Optional: DialogText where Wrapped: DialogText {
  /// What is said, if anything.
  public var _words: String? { flatMap(\._words) }
}

extension _ConditionalContent: DialogText where First: DialogText, Second: DialogText {
  /// What the branch taken says.
  public var _words: String? {
    switch self {
    case .first(let first): first._words
    case .second(let second): second._words
    }
  }
}

extension PairView: DialogText where First: DialogText, Second: DialogText {
  /// Both, each on a line of its own.
  public var _words: String? {
    let lines = [first._words, second._words].compactMap(\.self)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

/// What an error says of itself.
private func words(of error: any Error) -> String {
  (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
}
