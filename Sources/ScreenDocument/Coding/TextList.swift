/// An array that is written in one go, where the containers of the standard library would be asked for a
/// place for every item: a hundred items cost about as much as five would.
enum TextList {
  case texts([String])
  case numbers([Int])

  /// nil for a value of any other type.
  init?<Value>(_ value: Value) {
    if Value.self == [String].self, let texts = value as? [String] {
      self = .texts(texts)
    } else if Value.self == [Int].self, let numbers = value as? [Int] {
      self = .numbers(numbers)
    } else {
      return nil
    }
  }
}
