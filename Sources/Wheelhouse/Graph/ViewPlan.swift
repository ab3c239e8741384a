@_spi(Reflection) import Swift

/// What the runtime knows about a view type, worked out once a type from its reflection metadata:
/// where its dynamic properties are, and how to tell whether its inputs changed.
///
/// Inputs are the same when their bytes are: the old value is still alive, so an equal reference is the
/// same object. Fields whose type is `Equatable` are compared by value, so that a string made anew
/// does not count as a change.
///
/// It needs no actor: the closures in which the library looks at bytes would check for it at every call.
nonisolated final class ViewPlan {
  struct Dynamic {
    let offset: Int
    /// The hash of the stored property's name.
    let name: UInt64
    /// The name as it is written in the view.
    let label: String
    /// The short hash of the view type's name and the label.
    let hash: UInt32
    let type: any ConnectedProperty.Type
  }

  /// A property of an app's own, made of others.
  struct Composite {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  struct Field {
    let offset: Int
    let size: Int
    let isSame: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  }

  @MainActor @exclusivity(unchecked) private static var plans = IdentityTable<ViewPlan>()

  let dynamic: [Dynamic]
  /// Those inside others first.
  private let composites: [Composite]
  let viewType: ObjectIdentifier
  /// The type of the elements of such views.
  let element: BodyElement.Type
  /// The name of the view's type, without what is around it.
  let viewName: String
  /// Renders the content of such a view.
  let evaluate: RenderContext.Evaluation
  private let fields: [Field]
  private let whole: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

  /// - Parameter evaluate: what renders the content of such a view; what came with the first one is kept.
  @MainActor static func of<V: View>(
    _ type: V.Type, _ evaluate: @escaping RenderContext.Evaluation
  ) -> ViewPlan {
    let key = ObjectIdentifier(type)
    if let known = plans[key] { return known }
    let plan = ViewPlan(type, evaluate)
    plans[key] = plan
    return plan
  }

  @MainActor private init<V: View>(
    _ type: V.Type, _ evaluate: @escaping RenderContext.Evaluation
  ) {
    viewName = String(describing: (type as? any ForeignView.Type)?.source ?? type)
    var properties = Properties(owner: viewName)
    properties.collect(from: type, at: 0)
    dynamic = properties.dynamic
    composites = properties.composites
    viewType = ObjectIdentifier(type)
    element = ViewElement<V>.self
    self.evaluate = evaluate
    fields = properties.fields
    whole = (type as? any Equatable.Type).map(Field.equality)
  }

  /// Tells whether the views at two addresses would show the same.
  func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    if let whole { return whole(old, new) }
    for field in fields where !field.isSame(old, new) { return false }
    return true
  }

  /// Connects the dynamic properties of `view` to the storage that `element` keeps for them.
  ///
  /// - Parameter view: where the view is kept.
  @MainActor func install(at view: UnsafeMutableRawPointer, of element: Element) {
    for index in dynamic.indices {
      let slot = DynamicSlot(
        element: element, plan: self, index: index, name: dynamic[index].name)
      connect(dynamic[index].type, at: view + dynamic[index].offset, to: slot)
    }
    for composite in composites { update(composite.type, at: view + composite.offset) }
  }

  /// Gives a view that has no element of its own what is handed down to where it stands.
  @MainActor func hand<V>(_ environment: EnvironmentValues, to view: inout V) {
    guard dynamic.contains(where: { $0.type is any EnvironmentReader.Type }) else { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let start = bytes.baseAddress else { return }
      for property in dynamic {
        guard let type = property.type as? any EnvironmentReader.Type else { continue }
        hand(environment, to: type, at: start + property.offset)
      }
    }
  }

  @MainActor private func hand<P: EnvironmentReader>(
    _ environment: EnvironmentValues, to type: P.Type, at address: UnsafeMutableRawPointer
  ) {
    address.assumingMemoryBound(to: type).pointee.take(environment)
  }

  @MainActor private func connect<P: ConnectedProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, to slot: DynamicSlot
  ) {
    address.assumingMemoryBound(to: type).pointee.connect(to: slot)
  }

  @MainActor private func update<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer
  ) {
    address.assumingMemoryBound(to: type).pointee.update()
  }
}

/// A view that stands for something else with dynamic properties, such as a modifier or an app, stored in it.
protocol ForeignView: View {
  /// The type of what it stands for.
  static var source: any Any.Type { get }
}

/// The stored properties of a view: those that are connected, and those that are compared.
private struct Properties {
  /// The name of the type whose properties they are.
  let owner: String
  private(set) var dynamic: [ViewPlan.Dynamic] = []
  private(set) var composites: [ViewPlan.Composite] = []
  private(set) var fields: [ViewPlan.Field] = []

  init(owner: String) { self.owner = owner }

  /// Notes those of a type; where one of them is what a ``ForeignView`` stands for, its own.
  ///
  /// - Parameter path: the names of the properties that it is in, each with a full stop after it.
  mutating func collect(from type: any Any.Type, at start: Int, under path: String = "") {
    let source = (type as? any ForeignView.Type)?.source
    var hasFields = false
    defer { if !hasFields { fields.append(.of(type, at: start)) } }
    _ = _forEachField(of: type) { name, offset, type, kind in
      hasFields = true
      let name = path + String(cString: name)
      if type == source {
        collect(from: type, at: start + offset)
      } else {
        note(name, at: start + offset, type, kind)
      }
      return true
    }
  }

  private mutating func note(
    _ name: String, at offset: Int, _ type: any Any.Type, _ kind: _MetadataKind
  ) {
    if let type = type as? any ConnectedProperty.Type {
      dynamic.append(ViewPlan.Dynamic(name, of: owner, at: offset, type))
      fields.append(contentsOf: type.isInput ? [.of(type, at: offset)] : [])
    } else if let type = type as? any DynamicProperty.Type, kind == .struct {
      collect(from: type, at: offset, under: name + ".")
      composites.append(ViewPlan.Composite(offset: offset, type: type))
    } else {
      fields.append(contentsOf: ViewPlan.Field.all(of: type, kind, at: offset))
    }
  }
}

extension ViewPlan.Dynamic {
  @MainActor init(
    _ name: String, of view: String, at offset: Int, _ type: any ConnectedProperty.Type
  ) {
    self.offset = offset
    self.name = StableHash.bytes(of: name)
    label = name.split(separator: ".").map { $0.hasPrefix("_") ? $0.dropFirst() : $0 }
      .joined(separator: ".")
    hash = PropertyPath.hash("\(view).\(label)")
    self.type = type
  }
}

nonisolated extension ViewPlan.Field {
  /// The comparisons for one stored property: by value where it can be, else field by field or by bytes.
  ///
  /// Only a struct is looked into: reflection traps on the fields of an existential.
  static func all(of type: any Any.Type, _ kind: _MetadataKind, at offset: Int) -> [Self] {
    let isComparable = type is any Equatable.Type || type is any InputComparable.Type
    guard kind == .struct, !isComparable else { return [of(type, at: offset)] }
    var nested: [Self] = []
    let isKnown = _forEachField(of: type, options: _EachFieldOptions(rawValue: 2)) {
      _, inner, type, kind in
      nested.append(contentsOf: all(of: type, kind, at: offset + inner))
      return true
    }
    return isKnown && !nested.isEmpty ? nested : [of(type, at: offset)]
  }

  static func of(_ type: any Any.Type, at offset: Int) -> Self {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    let size = _openExistential(type, do: size)
    if let comparable = type as? any InputComparable.Type {
      return Self(offset: offset, size: size, isSame: inputs(comparable))
    }
    return Self(offset: offset, size: size, isSame: (type as? any Equatable.Type).map(equality))
  }

  func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let old = UnsafeRawBufferPointer(start: old + offset, count: size)
    let new = UnsafeRawBufferPointer(start: new + offset, count: size)
    if old.elementsEqualBytes(new) { return true }
    guard let isSame, let oldBase = old.baseAddress, let newBase = new.baseAddress else {
      return false
    }
    return isSame(oldBase, newBase)
  }

  static func equality(
    _ type: any Equatable.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    func make<T: Equatable>(
      _ type: T.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
      { $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee }
    }
    return make(type)
  }

  private static func inputs(
    _ type: any InputComparable.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    func make<T: InputComparable>(
      _ type: T.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
      {
        $0.assumingMemoryBound(to: T.self).pointee
          .isSameInput(as: $1.assumingMemoryBound(to: T.self).pointee)
      }
    }
    return make(type)
  }
}

nonisolated extension UnsafeRawBufferPointer {
  func elementsEqualBytes(_ other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    var index = 0
    while index + 8 <= count {
      let same =
        loadUnaligned(fromByteOffset: index, as: UInt64.self)
        == other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      guard same else { return false }
      index += 8
    }
    while index < count {
      guard self[index] == other[index] else { return false }
      index += 1
    }
    return true
  }
}

/// A property whose sameness is not its bytes, such as a binding made anew for the same storage.
nonisolated protocol InputComparable {
  func isSameInput(as other: Self) -> Bool
}
