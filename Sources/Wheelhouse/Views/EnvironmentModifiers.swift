extension View {
  /// Sets a value of the environment for everything inside.
  public consuming func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    changingEnvironment { $0[keyPath: path] = value }
  }

  /// Hands an observable object to everything inside, found there by its type.
  public consuming func environment<Object: AnyObject>(_ object: Object?) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    changingEnvironment { values in
      if let object { values.setObject(object) }
    }
  }

  /// Hands an object to everything inside, found there by `@EnvironmentObject`.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment(Optional(object))
  }
}
