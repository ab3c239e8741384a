extension View {
  /// Sets a value of the environment for everything inside.
  ///
  /// Of a `locale` and a `layoutDirection` the client is told too: a voice reads what is inside in that language, and
  /// rows begin on that side. The content of the window says so for the whole page.
  public consuming func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    changingEnvironment { values in
      // A key path reads what it is about to write, which is nothing that the view depends on.
      let reader = Renderer.reading
      Renderer.reading = nil
      values[keyPath: path] = value
      Renderer.reading = reader
    }
  }

  /// Changes a value of the environment for everything inside.
  @preconcurrency
  public consuming func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping @MainActor (inout Value) -> Void
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    changingEnvironment { transform(&$0[keyPath: path]) }
  }

  /// Hands an observable object to everything inside, found there by its type; nil hides one from further out.
  public consuming func environment<Object: AnyObject>(_ object: Object?) -> ModifiedContent<
    Self, EnvironmentModifier
  > {
    changingEnvironment { $0.setObject(object) }
  }

  /// Hands an object to everything inside, found there by `@EnvironmentObject`.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment(Optional(object))
  }
}
