import ScreenDocument

// How a value that is dragged becomes one that is taken.
@MainActor extension Transferable {
  private static var ways: [TransferWay<Self>.Kind] {
    (transferRepresentation._ways as? [TransferWay<Self>] ?? []).map(\.kind)
  }

  /// The content types that such a value is handed on as, what says most of it first.
  static func exportedTypes(_ steps: Int = mostProxies) -> [String] {
    types(steps) { way, steps in
      guard case .exported(let proxy, _) = way else { return nil }
      return proxy.exportedTypes(steps)
    }
  }

  /// The content types of which such values are made.
  static func importedTypes(_ steps: Int = mostProxies) -> [String] {
    types(steps) { way, steps in
      guard case .imported(let proxy, _) = way else { return nil }
      return proxy.importedTypes(steps)
    }
  }

  private static func types(
    _ steps: Int, of proxies: (TransferWay<Self>.Kind, Int) -> [String]?
  ) -> [String] {
    guard steps > 0 else { return [] }
    var found: [String] = []
    for way in ways {
      let more =
        if case .coded(let type, _, _) = way { [type] } else { proxies(way, steps - 1) ?? [] }
      for type in more where !found.contains(type) { found.append(type) }
    }
    return found
  }

  /// The value of this type that another value stands for: itself, what it is handed on as, or what is made of it;
  /// nil where there is none.
  static func value(from payload: any Transferable, _ steps: Int = mostProxies) -> Self? {
    if let value = payload as? Self { return value }
    guard steps > 0 else { return nil }
    return value(codedBy: payload) ?? payload.proxy(as: Self.self, steps - 1)
      ?? value(madeFrom: payload, steps - 1)
  }

  private static func value(codedBy payload: any Transferable) -> Self? {
    for case .coded(let type, _, let decode) in ways {
      if let text = payload.encoded(as: type), let value = try? decode(text) { return value }
    }
    return nil
  }

  private static func value(madeFrom payload: any Transferable, _ steps: Int) -> Self? {
    for case .imported(let proxy, let make) in ways {
      guard let value = proxy.value(from: payload, steps) else { continue }
      if let made = try? make(value) { return made }
    }
    return nil
  }

  private func encoded(as wanted: String) -> JSONValue? {
    for case .coded(wanted, let encode, _) in Self.ways { return try? encode(self) }
    return nil
  }

  private func proxy<Wanted: Transferable>(as wanted: Wanted.Type, _ steps: Int) -> Wanted? {
    for case .exported(_, let export) in Self.ways {
      guard let proxy = try? export(self) else { continue }
      if let value = Wanted.value(from: proxy, steps) { return value }
    }
    return nil
  }
}

/// Over how many types a value is handed on at most: those that stand for one another would go on for ever.
private let mostProxies = 4

/// The content types of the types that are dragged and dropped, found once for each.
enum TransferTypes {
  private static var exported: [ObjectIdentifier: [String]] = [:]
  private static var imported: [ObjectIdentifier: [String]] = [:]

  /// What values of a type are handed on as, what says most of them first.
  static func exported<Item: Transferable>(by type: Item.Type) -> [String] {
    found(in: &exported, type) { $0.exportedTypes() }
  }

  /// Of what values of a type are made.
  static func imported<Item: Transferable>(by type: Item.Type) -> [String] {
    found(in: &imported, type) { $0.importedTypes() }
  }

  private static func found<Item: Transferable>(
    in known: inout [ObjectIdentifier: [String]], _ type: Item.Type, _ look: (Item.Type) -> [String]
  ) -> [String] {
    if let types = known[ObjectIdentifier(type)] { return types }
    let types = look(type)
    known[ObjectIdentifier(type)] = types
    return types
  }
}
