import ScreenDocument

extension ViewGraph {
  /// Appends the records of everything that outlives the graph.
  ///
  /// - Parameter full: encodes everything, whatever is known of changes, and keeps nothing for the next time.
  func store(into out: inout SnapshotWriter, full: Bool) {
    if full {
      for container in containers where encoder.encode(container) {
        out.append(encoder.record.bytes)
      }
      storeValues(of: root, into: &out)
    } else {
      if ledger == nil { ledger = beginLedger() }
      ledger?.store(into: &out)
    }
    storeLoose(into: &out)
  }

  private var encoder: SnapshotEncoder { renderer.snapshotEncoder }

  /// Writes what is never much and changes its bytes with time: presentations, banners, counts.
  private func storeLoose(into out: inout SnapshotWriter) {
    restoring?.writeUntaken(into: &out)
    for presentation in root.presentations { store(presentation, into: &out) }
    for inspector in inspectors where inspector.placement == .beside {
      store(inspector, into: &out)
    }
    for banner in root.banners { store(banner, into: &out) }
    SnapshotRecord.writeCounts(
      opened: openedCount, banners: bannerCount, into: &out)
  }

  private func store(_ presentation: PresentationElement, into out: inout SnapshotWriter) {
    SnapshotRecord.write(.presentation, at: presentation.anchor.identity, into: &out) {
      $0.number(presentation.serial)
    }
  }

  private func store(_ banner: BannerElement, into out: inout SnapshotWriter) {
    BannerSnapshot(
      serial: banner.serial, style: banner.style.rawValue, text: banner.text,
      remaining: max(.zero, banner.deadline - clock.now).inSeconds
    ).write(at: banner.anchor?.identity ?? 0, into: &out)
  }

  /// Drops what a snapshot left for places that have not come: the person goes on, and from now on a place
  /// is a new one.
  func goOn() {
    guard restoring != nil else { return }
    takeStoredValues()
    restoring = nil
    for container in containers { container.entry?.becameStale() }
  }

  /// Takes back what is not tied to a place of the screen.
  func restore(_ state: RestorableState) {
    openedCount = state.openedCount
    bannerCount = state.bannerCount
    for banner in state.ownBanners {
      show(
        Banner(id: 0, style: Banner.Style(rawValue: banner.style) ?? .info, text: banner.text),
        serial: banner.serial, seconds: banner.remaining, nil)
    }
  }
}

// What a sleep would cost.
extension ViewGraph {
  /// Whether something on the screen is at work, or has a value that no snapshot can keep.
  var wouldLoseSomething: Bool { wouldLoseSomething(below: root) }

  private func wouldLoseSomething(below element: Element) -> Bool {
    for entry in element.extras?.lifecycle ?? [] where entry.isAtWork { return true }
    return element.hasLostState || element.owned.contains(where: wouldLoseSomething)
  }

  /// Whether something below an element has a value that no snapshot can keep.
  func wouldLoseState(below element: Element) -> Bool {
    element.hasLostState || element.owned.contains(where: wouldLoseState)
  }
}

extension Element {
  fileprivate var hasLostState: Bool {
    for slot in extras?.state ?? [] where slot.restorability == .lost { return true }
    return false
  }
}

// All elements, at the first snapshot of several and at a full one.
extension ViewGraph {
  private func storeValues(of element: Element, into out: inout SnapshotWriter) {
    for slot in element.extras?.state ?? [] where slot.restorability == .codable {
      if encoder.encode(slot, as: slot.kind, at: slot.place(in: element)) {
        out.append(encoder.record.bytes)
      }
    }
    for child in element.owned { storeValues(of: child, into: &out) }
  }

  private func beginLedger() -> SnapshotLedger {
    let ledger = SnapshotLedger(self, encoder)
    for container in containers { ledger.add(container) }
    enter(root, in: ledger)
    return ledger
  }

  private func enter(_ element: Element, in ledger: SnapshotLedger) {
    for slot in element.extras?.state ?? [] { ledger.add(slot, at: slot.place(in: element)) }
    for child in element.owned { enter(child, in: ledger) }
  }
}

extension StateSlot {
  /// The key of the property in snapshots.
  func place(in element: Element) -> UInt64 { StableHash.mix(element.identity, name) }
}
