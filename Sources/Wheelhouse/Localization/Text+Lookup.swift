extension Text {
  /// Creates a text of a literal, with a word for who translates it.
  @inlinable
  public init(_ key: LocalizedStringKey, comment: StaticString?) { self.init(key) }

  /// A text of a key in the language of the view that is being evaluated, with its Markdown.
  @usableFromInline
  init(reading key: LocalizedStringKey) {
    self.init(translated: LocalizedStringKey.areLookedUp ? key.inLanguageOfView : key)
  }

  /// A text of a key that has been looked up.
  init(translated key: LocalizedStringKey) {
    if let marks = key.marks {
      self.init(key.string, marks: marks)
    } else {
      self.init(verbatim: key.string)
    }
  }
}

extension LocalizedStringKey {
  /// The key in the language of the view that is being evaluated, which from now on depends on that language.
  fileprivate var inLanguageOfView: LocalizedStringKey {
    guard let environment = Renderer.reading?({ $0.environment }),
      let catalog = environment.clientTraits?.catalog
    else { return self }
    return catalog.translation(of: self, for: environment.localeIdentifier)
  }
}

extension String {
  /// What the catalog has for a string that was put down as data, such as a dialog's title, in the language of the view
  /// that is being evaluated; the string itself where it has nothing.
  var inLanguageOfView: String {
    guard LocalizedStringKey.areLookedUp else { return self }
    let key = LocalizedStringKey(plain: self).inLanguageOfView
    return key.marks == nil ? key.string : Text(translated: key).string
  }
}
