/// A reference to an object that somebody else keeps, and whose uses count nothing.
///
/// `unowned(unsafe)` keeps nothing either, but whoever uses such a property counts a reference up before and
/// down after it, atomically: a quarter of the time of a command once went there. What is called within the
/// braces of `graph { $0.enqueue(element) }` counts none. The object has to outlive that call, as it has to
/// outlive this.
struct Uncounted<Object: AnyObject>: Equatable {
  let reference: Unmanaged<Object>

  @_transparent
  init(_ object: __shared Object) { reference = .passUnretained(object) }

  @_transparent
  init(reference: Unmanaged<Object>) { self.reference = reference }

  /// The object, counted as any other.
  var object: Object { reference.takeUnretainedValue() }

  /// Does something with the object, or reads something of it.
  @_transparent
  func callAsFunction<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }

  /// Whether both are the same object.
  static func == (one: Self, other: Self) -> Bool {
    one.reference.toOpaque() == other.reference.toOpaque()
  }

  /// Whether it is that object.
  func isIdentical(to other: AnyObject) -> Bool {
    reference.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
  }
}
