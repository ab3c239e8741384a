import ScreenDocument
import WheelhouseTesting

@testable import Wheelhouse

extension SampleEvent {
  /// Anything that may happen, mostly something that can be done now.
  static func random(in model: borrowing SampleModel, _ random: inout SplitMix64) -> SampleEvent {
    if model.isAsking, random.once(in: 2) {
      return model.door.question == nil
        ? .press(random.below(2)) : .answer(random.any([.discard, .keep]))
    }
    return random.once(in: 3) ? fromElsewhere(model, &random) : byHand(model, &random)
  }

  private static func byHand(
    _ model: borrowing SampleModel, _ random: inout SplitMix64
  ) -> SampleEvent {
    switch random.below(16) {
    case 0...2: .push(screen(&random), twice: random.once(in: 2))
    case 3...4: leave(model.door.shop.path, &random)
    case 5: .pop
    case 6...7: .selectTab(random.any([.shop, .library]))
    case 8...9: .selectCategory(random.any([nil, 0, 1, 2]))
    case 10...11: .selectItem(random.any([nil, 0, 1, 2]))
    case 12: .leaveColumn(random.any(SplitColumn.allCases))
    case 13: random.once(in: 2) ? .present(modal(&random)) : .presentOnTop(modal(&random))
    case 14: .dismiss(random.once(in: 2) ? modal(&random) : model.door.modals.top ?? .help)
    default: .edit
    }
  }

  private static func fromElsewhere(
    _ model: borrowing SampleModel, _ random: inout SplitMix64
  ) -> SampleEvent {
    switch random.below(16) {
    case 0...3: .link(link(&random))
    case 4...6: .signIn
    case 7: random.once(in: 4) ? .signOut : .signIn
    case 8...9: .failed(place(model, &random))
    case 10: .save(place(model, &random))
    case 11...12: .notice
    case 13: .timer((model.banner.current?.id ?? 1) - random.below(2))
    case 14: .layout(random.any([.compact, .regular]))
    default: random.once(in: 20) ? .park : .notice
    }
  }

  private static func leave(
    _ path: [SampleNavigation.Screen], _ random: inout SplitMix64
  ) -> SampleEvent {
    let level = path.isEmpty ? 0 : random.below(path.count)
    let isStale = path.isEmpty || random.once(in: 4)
    return .leave(isStale ? screen(&random) : path[level], level: level, twice: random.once(in: 2))
  }

  private static func screen(_ random: inout SplitMix64) -> SampleNavigation.Screen {
    random.any([.product(0), .product(1), .review(0), .review(1), .cart])
  }

  private static func modal(_ random: inout SplitMix64) -> SampleNavigation.Modal {
    random.any([.edit(0), .edit(1), .photos, .help])
  }

  private static func place(
    _ model: borrowing SampleModel, _ random: inout SplitMix64
  ) -> SampleModel.Place {
    let other = random.any([
      SampleModel.Place.screen(.cart), .screen(.product(0)), .item(0), .modal(.photos),
    ])
    return random.once(in: 3) ? other : model.door.front ?? other
  }

  private static func link(_ random: inout SplitMix64) -> SampleLink {
    random.any([
      .shop([]), .shop([.cart]), .shop([.product(1)]), .review(0), .review(1), .library(nil, nil),
      .library(1, nil), .library(2, 0),
    ])
  }
}
