@testable import Wheelhouse

/// Navigation that has one of everything: tabs, a stack, a split view and modals over all of it.
nonisolated struct SampleNavigation: Codable, Hashable, GuardedState {
  enum Tab: Codable, Hashable, CaseIterable { case shop, library }
  enum Screen: Codable, Hashable { case product(Int), review(Int), cart }
  enum Modal: Codable, Hashable, Identifiable {
    case edit(Int), photos, help
    var id: Self { self }
  }
  enum Place: Codable, Hashable {
    case screen(Screen), item(Int), modal(Modal)
  }

  var tabs = TabsState(Tab.shop)
  var shop = StackState<Screen>()
  var library = SplitState<Int, Int>()
  var modals = Presented<Modal>()

  func shows(_ place: Place) -> Bool {
    switch place {
    case .screen(let screen): tabs.selection == .shop && shop.path.contains(screen)
    case .item(let item): tabs.selection == .library && library.secondary == item
    case .modal(let modal): modals.chain.contains(modal)
    }
  }

  /// The place that is on top; nil at a root.
  var front: Place? {
    if let modal = modals.top { return .modal(modal) }
    switch tabs.selection {
    case .shop: return shop.top.map { .screen($0) }
    case .library: return library.secondary.map { .item($0) }
    }
  }
}

/// What a URL of the sample can lead to.
nonisolated enum SampleLink: Codable, Hashable {
  case shop([SampleNavigation.Screen])
  case library(Int?, Int?)

  @MainActor static let table = LinkTable<SampleLink>(
    LinkRule("/shop", .shop([])),
    LinkRule("/shop/cart", .shop([.cart])),
    LinkRule("/shop/:id", { $0["id"].flatMap { Int($0) }.map { .shop([.product($0)]) } }) {
      if case .shop(let path) = $0, path.count == 1, case .product(let id) = path[0] {
        ["id": "\(id)"]
      } else {
        nil
      }
    },
    LinkRule("/shop/:id/review", { $0["id"].flatMap { Int($0) }.map(SampleLink.review) }) {
      if case .shop(let path) = $0, path.count == 2, case .product(let id) = path[0],
        path[1] == .review(id)
      {
        ["id": "\(id)"]
      } else {
        nil
      }
    },
    LinkRule("/library?category&item", { .library(number($0["category"]), number($0["item"])) }) {
      guard case .library(let category, let item) = $0, category != nil || item == nil else {
        return nil
      }
      return ["category": category, "item": item].compactMapValues { $0.map { "\($0)" } }
    })

  private static func number(_ text: String?) -> Int? { text.flatMap { Int($0) } }

  static func review(_ id: Int) -> SampleLink { .shop([.product(id), .review(id)]) }
}

extension SampleNavigation {
  /// Goes where a link leads: into its tab, without a modal, keeping what it shares.
  mutating func follow(_ link: SampleLink) {
    modals.dismissAll()
    switch link {
    case .shop(let path):
      tabs.select(.shop)
      shop.follow(path)
    case .library(let category, let item):
      tabs.select(.library)
      library = SplitState(primary: category, secondary: item)
    }
  }

  /// The link to what is seen below the modals.
  var link: SampleLink {
    switch tabs.selection {
    case .shop: .shop(shop.path)
    case .library: .library(library.primary, library.secondary)
    }
  }
}
