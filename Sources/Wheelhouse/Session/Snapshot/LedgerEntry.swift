import Observation
import ScreenDocument

/// One thing that a session keeps: a property of a view, or what a container knows beyond its bindings.
///
/// It notes what its encoding reads, as an element does of its rendering, so that it is encoded again only
/// after something of that has changed.
final class LedgerEntry {
  /// An entry goes on the main actor's thread, as the graph does that it is for.
  nonisolated deinit { token?.forget() }

  let place: UInt64
  /// The property that is kept; it takes the entry out of the ledger before it is gone.
  let slot: Uncounted<StateSlot>?
  /// The container that is kept; it takes the entry out of the ledger before it is gone.
  let container: Uncounted<ContainerElement>?
  /// What the property's type says; nil for a container.
  let kind: StateKind?
  private weak var ledger: SnapshotLedger?
  /// Where the record is in the ledger's bytes, and how many of these are its own; nowhere while it has
  /// none.
  @exclusivity(unchecked) var start = -1
  @exclusivity(unchecked) var room = 0
  /// Where this is among the ledger's entries.
  @exclusivity(unchecked) var position = 0
  /// The long lists of strings in the record.
  @exclusivity(unchecked) var lists: [KeptList]? = []
  /// Whether it waits for the next snapshot, as a new one does.
  @exclusivity(unchecked) private(set) var isStale = true
  /// What the encoding reads, in order.
  ///
  /// It nearly always reads the same as the one before: so that is not forgotten and noted anew, but compared
  /// as it comes.
  @exclusivity(unchecked) private var sources: [Source] = []
  @exclusivity(unchecked) private var readCount = 0
  @exclusivity(unchecked) private var isObserving = false
  /// Whether the value is an object, or has objects within.
  @exclusivity(unchecked) var hasObjects = false
  private nonisolated(unsafe) var token: ObservationToken?

  /// The entry whose encoding is going on.
  @exclusivity(unchecked) static var encoding: Uncounted<LedgerEntry>?

  /// What is left of the room is filled by a record of nothing, which has a length itself.
  static let leastFiller = 10

  /// Whether a record of that length can be written where the last one is.
  func fits(_ length: Int) -> Bool { length == room || length + Self.leastFiller <= room }

  init(_ slot: StateSlot, at place: UInt64, in ledger: SnapshotLedger) {
    self.slot = Uncounted(slot)
    container = nil
    kind = slot.kind
    self.place = place
    self.ledger = ledger
  }

  init(_ container: ContainerElement, in ledger: SnapshotLedger) {
    slot = nil
    kind = nil
    self.container = Uncounted(container)
    place = container.identity
    self.ledger = ledger
  }

  /// Has the record written anew with the next snapshot.
  func becameStale() {
    guard !isStale, position >= 0 else { return }
    isStale = true
    ledger?.becameStale(self)
  }

  /// Encodes, noting what is read.
  func track(_ body: () -> Bool) -> Bool {
    isStale = false
    isObserving = false
    if slot?({ $0.isPlain }) ?? false { return body() }
    readCount = 0
    LedgerEntry.encoding = Uncounted(self)
    defer {
      LedgerEntry.encoding = nil
      forgetSources(from: readCount)
    }
    return withObservationTracking(body, onChange: notify())
  }

  /// Whether nobody would tell of a change: an object that encodes what it stores past what is observed,
  /// as `@Observable` classes do whose encoding the compiler wrote, by itself or within a value.
  var isUnobserved: Bool {
    guard hasObjects, !isObserving else { return false }
    return sources.isEmpty || slot?({ $0.readsItself }) ?? false
  }

  /// Leaves it stale, so that every snapshot encodes it.
  func stayStale() { isStale = true }

  private func notify() -> @Sendable () -> Void {
    isObserving = true
    let token = token ?? ObservationToken(self)
    self.token = token
    return { token.fire() }
  }

  /// Notes that the encoding read something.
  func read(_ source: Source) {
    let count = readCount
    if count < sources.count, Uncounted(sources[count]).isIdentical(to: source) {
      readCount = count + 1
      return
    }
    for index in 0..<count where Uncounted(sources[index]).isIdentical(to: source) { return }
    forgetSources(from: count)
    sources.append(source)
    source.keepers.append(self)
    readCount = count + 1
  }

  /// Ends the entry: it is told of nothing more.
  func end() {
    forgetSources(from: 0)
    position = -1
  }

  private func forgetSources(from count: Int) {
    while sources.count > count { forget(sources.removeLast()) }
  }

  /// A loop and no closure, which would ask for the executor for every one that it is shown.
  private func forget(_ source: Source) {
    for index in source.keepers.indices
    where Uncounted(source.keepers[index]).isIdentical(to: self) {
      source.keepers.remove(at: index)
      return
    }
  }
}
