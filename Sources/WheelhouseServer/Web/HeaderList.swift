import Wheelhouse

/// The members of a comma-separated header value, without the space around them (RFC 9110 §5.6.1).
struct HeaderList: Sequence {
  private let members: [String]

  init(_ value: String) {
    members = value.split(separator: ",").map(\.withoutSpaceAround).filter { !$0.isEmpty }
  }

  func makeIterator() -> IndexingIterator<[String]> { members.makeIterator() }
}
