import ScreenDocument

/// Finds the one thing that a person means by what they read.
///
/// Its own name counts most, then a text inside it, then its symbol. Of two that fit equally the inner
/// one is meant; if neither is inside the other, nobody could tell, and the search fails.
struct TargetSearch {
  let document: Document
  let reach: Reach

  init(_ document: Document) {
    self.document = document
    reach = Reach(document)
  }

  func one(
    _ name: String, _ kind: String, within places: [Reach.Place]? = nil,
    where fits: (Node) -> Bool
  ) throws(DriverError) -> Node {
    let candidates = (places ?? reach.places).filter { fits($0.node) }
    let found = shown(of: innermost(best(name, candidates)))
    if found.count == 1 { return found[0].node }
    throw found.isEmpty ? missing(name, kind, candidates) : ambiguous(name, kind, found)
  }

  /// The one that a page shows, where all others are in menus that nobody has opened.
  private func shown(of found: [Reach.Place]) -> [Reach.Place] {
    let shown = found.filter { !$0.isInMenu }
    return shown.count == 1 ? shown : found
  }

  /// The only thing of a kind, for steps that need no name.
  func only(_ kind: String, where fits: (Node) -> Bool) throws(DriverError) -> Node {
    let found = reach.places.filter { fits($0.node) }
    if found.count == 1 { return found[0].node }
    throw found.isEmpty ? missing("", kind, found) : ambiguous("", kind, found)
  }

  /// The thing of a name, or the only one of its kind where it has been given none.
  func find(
    _ name: String?, _ kind: String, where fits: (Node) -> Bool
  ) throws(DriverError) -> Node {
    guard let name else { return try only(kind, where: fits) }
    return try one(name, kind, where: fits)
  }

  /// What is reachable in the child of a list that a text stands in.
  func row(_ name: String) throws(DriverError) -> [Reach.Place] {
    let lists: Set<String> = ["list", "section", "form"]
    let rows = reach.places.filter { place in
      guard let parent = place.ancestors.last else { return false }
      return ["row", "tableRow"].contains(place.node.type)
        || lists.contains(parent.type) && !lists.contains(place.node.type)
    }
    let found = innermost(best(name, rows))
    if found.count == 1 { return Reach(inside: found[0]).places }
    throw found.isEmpty ? missing(name, "row", rows) : ambiguous(name, "row", found)
  }

  private func best(_ name: String, _ candidates: [Reach.Place]) -> [Reach.Place] {
    let ranks: [(Node) -> [String]] = [\.ownNames, \.innerNames, \.symbolNames]
    for names in ranks {
      let found = candidates.filter { place in
        names(place.node).contains { $0.withPlainSpaces == name.withPlainSpaces }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func innermost(_ found: [Reach.Place]) -> [Reach.Place] {
    let around = Set(found.flatMap { $0.ancestors.compactMap(\.id) })
    return found.filter { place in !(place.node.id.map(around.contains) ?? false) }
  }

  private func missing(
    _ name: String, _ kind: String, _ candidates: [Reach.Place]
  ) -> DriverError {
    let names = candidates.compactMap { Self.caption(of: $0.node) }
    let list = names.isEmpty ? "none at all" : Self.listed(names, by: ", ")
    let tabs = reach.places.filter { $0.node.type == "tab" && $0.node.ownNames.contains(name) }
    let advice = tabs.isEmpty ? "" : ". It is the name of a tab: use select(tab:)"
    return DriverError(
      "There is no \(kind) “\(name)” in reach; there is: \(list)\(advice)",
      outline: document.outline)
  }

  private func ambiguous(_ name: String, _ kind: String, _ found: [Reach.Place]) -> DriverError {
    let list = Self.listed(found.map { Self.description(of: $0.node) }, by: "; ")
    return DriverError(
      "\(found.count) of the kind \(kind) answer to “\(name)”: \(list). "
        + "Say which row, or give them accessibility labels", outline: document.outline)
  }

  /// A node's line in the outline, with the first words in it.
  private static func description(of node: Node) -> String {
    let line = node.outline.split(separator: "\n").first.map(String.init) ?? ""
    let words = node.innerNames.prefix(3)
    return words.isEmpty ? line : "\(line) (\(words.map { "“\($0)”" }.joined(separator: ", ")))"
  }

  private static func listed(_ all: [String], by separator: String) -> String {
    let most = 40
    let rest = all.count > most ? ["and \(all.count - most) more"] : []
    return (all.prefix(most) + rest).joined(separator: separator)
  }

  private static func caption(of node: Node) -> String? {
    (node.ownNames.first ?? node.innerNames.first ?? node.symbolNames.first).map { "“\($0)”" }
  }
}
