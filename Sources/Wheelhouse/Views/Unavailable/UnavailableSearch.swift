// Searches that narrow and say whether they are going on.

/// What a prompt would be: a string, a key or a text.
public protocol AbsentPrompt {}
extension String: AbsentPrompt {}
extension LocalizedStringKey: AbsentPrompt {}
extension Text: AbsentPrompt {}

extension View {
  /// Absent: choosing a word of a search that is one.
  @available(*, unavailable, message: "use searchCompletion(_:) with the words to look for")
  public func searchCompletion<Token: Identifiable>(_ token: Token) -> Self { self }

  /// Absent: whether a search is going on.
  @available(
    *, unavailable, message: "use searchable(text:prompt:): the field is there at any time"
  )
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: (any AbsentPrompt)? = nil
  ) -> Self { self }

  /// Absent: words of a search that are one.
  @available(
    *, unavailable,
    message: "use searchable(text:prompt:), and Toggles above the rows for what narrows the search"
  )
  public func searchable<Tokens: RandomAccessCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: (any AbsentPrompt)? = nil,
    @ViewBuilder token: (Tokens.Element) -> Token
  ) -> Self where Tokens.Element: Identifiable { self }

  /// Absent: words of a search that are one.
  @available(
    *, unavailable,
    message: "use searchable(text:prompt:), and Toggles above the rows for what narrows the search"
  )
  public func searchable<Tokens: RandomAccessCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    placement: SearchFieldPlacement = .automatic, prompt: (any AbsentPrompt)? = nil,
    @ViewBuilder token: (Tokens.Element) -> Token
  ) -> Self where Tokens.Element: Identifiable { self }

  /// Absent: words of a search that are one.
  @available(
    *, unavailable,
    message: "use searchable(text:prompt:), and Toggles above the rows for what narrows the search"
  )
  public func searchable<Tokens: RandomAccessCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: (any AbsentPrompt)? = nil,
    @ViewBuilder token: (Tokens.Element) -> Token
  ) -> Self where Tokens.Element: Identifiable { self }
}
