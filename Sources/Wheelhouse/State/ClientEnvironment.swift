/// How much room the client has across.
public nonisolated enum UserInterfaceSizeClass: String, Sendable, Hashable, Codable {
  /// A narrow window.
  case compact
  /// A wide window.
  case regular
}

/// Light or dark.
public nonisolated enum ColorScheme: String, Sendable, Hashable, Codable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

private nonisolated struct SizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private nonisolated struct RoomKey: EnvironmentKey {
  static var defaultValue: Room? { nil }
}

extension EnvironmentValues {
  /// How much room the client has across; a property of the client, never of navigation state.
  ///
  /// A view that reads it is evaluated again when it changes, and no other is.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey.self] ?? room?.sizeClass }
    set { self[SizeClassKey.self] = newValue }
  }

  /// The room that the client has, where no view has said otherwise.
  var room: Room? {
    get { self[RoomKey.self] }
    set { self[RoomKey.self] = newValue }
  }
}
