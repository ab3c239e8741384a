// Translations from elsewhere than the app's catalog.
extension Text {
  /// Absent: a table or a bundle of one's own.
  @available(
    *, unavailable, message: "use Text(_:comment:): an app has one StringCatalog, App.stringCatalog"
  )
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: AbsentValue = .none,
    comment: StaticString? = nil
  ) { self.init(key) }
}

extension String {
  /// Absent: words that are put together outside of views.
  @available(
    *, unavailable, message: "use StringCatalog.string(_:locale:), with the locale of the view"
  )
  public init(localized key: LocalizedStringKey) { self = "" }
}
