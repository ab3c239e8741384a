/// What commands want to write: a line for each session, in which each waits for those before it.
///
/// A command may be known to be stored before the write of an earlier one has gone on, and would overtake it.
nonisolated struct WriteLines {
  /// A place in a line.
  struct Place: Equatable {
    let session: String
    let number: Int
  }

  private struct Waiting {
    let place: Place
    var goOn: CheckedContinuation<Void, Never>?
  }

  private var lines: [String: [Waiting]] = [:]
  private var count = 0

  /// Joins the line of a session.
  mutating func join(session: String) -> Place {
    count += 1
    let place = Place(session: session, number: count)
    lines[session, default: []].append(Waiting(place: place))
    return place
  }

  func isFirst(_ place: Place) -> Bool { lines[place.session]?.first?.place == place }

  /// Notes what is to go on once this place is the first.
  mutating func wait(at place: Place, _ goOn: CheckedContinuation<Void, Never>) {
    guard let index = index(of: place) else { return goOn.resume() }
    lines[place.session]?[index].goOn = goOn
  }

  /// Leaves the line: the next one may go on.
  mutating func leave(_ place: Place) {
    guard let index = index(of: place), var line = lines[place.session] else { return }
    line.remove(at: index)
    if index == 0, let goOn = line.first?.goOn {
      line[0].goOn = nil
      goOn.resume()
    }
    lines[place.session] = line.isEmpty ? nil : line
  }

  private func index(of place: Place) -> Int? {
    lines[place.session]?.firstIndex { $0.place == place }
  }
}
