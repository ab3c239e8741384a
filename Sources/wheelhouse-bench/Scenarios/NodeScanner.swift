/// Finds the nodes that have an id in any JSON that holds some: a `screen`, a `patch`.
///
/// It walks the bytes once and builds no tree. Malformed JSON gives odd nodes, never a trap.
struct NodeScanner {
  struct Node {
    let type: Range<Int>
    let id: Range<Int>
    /// Whether the wanted text is its own or that of a node in it.
    let hasText: Bool
    let takesTap: Bool
    /// Whether a `list` is around it; in a patch, whether one may be.
    let isInList: Bool
    let isInBar: Bool
  }

  private struct Frame {
    var type = 0..<0
    var id = 0..<0
    var key = 0..<0
    var hasText = false
    var listsTap = false
    var isInList = false
    var isInBar = false
  }

  private let bytes: UnsafeRawBufferPointer
  private let text: String
  private var stack: [Frame] = []

  private init(_ bytes: UnsafeRawBufferPointer, text: String) {
    self.bytes = bytes
    self.text = text
  }

  /// Visits the nodes inner ones first.
  static func scan(
    _ bytes: UnsafeRawBufferPointer, text: String = "", visit: (Node) -> Void
  ) {
    var scanner = NodeScanner(bytes, text: text)
    scanner.walk(visit)
  }

  private mutating func walk(_ visit: (Node) -> Void) {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"): push()
      case UInt8(ascii: "}"): pop(visit)
      case UInt8(ascii: "\""): index = string(from: index + 1)
      default: break
      }
      index += 1
    }
  }

  private mutating func push() {
    var frame = Frame()
    if let parent = stack.last {
      let slot = parent.key
      frame.isInList = parent.isInList || equal(parent.type, "list")
      frame.isInBar =
        parent.isInBar || equal(slot, "toolbar") || equal(slot, "swipeActions")
        || equal(slot, "contextMenu") || equal(slot, "search")
    }
    stack.append(frame)
  }

  private mutating func pop(_ visit: (Node) -> Void) {
    guard let frame = stack.popLast() else { return }
    if frame.hasText, !stack.isEmpty { stack[stack.count - 1].hasText = true }
    guard !frame.id.isEmpty, !frame.type.isEmpty else { return }
    let takesTap =
      frame.listsTap || equal(frame.type, "button") || equal(frame.type, "navigationLink")
    visit(
      Node(
        type: frame.type, id: frame.id, hasText: frame.hasText, takesTap: takesTap,
        isInList: frame.isInList, isInBar: frame.isInBar))
  }

  /// Takes a key or a value; returns where its closing quote is.
  private mutating func string(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count, !stack.isEmpty else { return end }
    let isKey = end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: ":")
    take(start..<end, isKey: isKey, &stack[stack.count - 1])
    return end
  }

  private func take(_ string: Range<Int>, isKey: Bool, _ frame: inout Frame) {
    if isKey {
      frame.key = string
    } else if equal(frame.key, "type") {
      frame.type = string
    } else if equal(frame.key, "id") {
      frame.id = string
    } else if equal(frame.key, "text") {
      frame.hasText = frame.hasText || (!text.isEmpty && equal(string, text))
    } else if equal(frame.key, "path") {
      takePath(string, &frame)
    } else if equal(frame.key, "actions") {
      frame.listsTap = frame.listsTap || equal(string, "tap")
    }
  }

  /// What a patch puts into a bar is told by its path; whether it goes into a list is not.
  private func takePath(_ path: Range<Int>, _ frame: inout Frame) {
    let steps = bytes[path].split(separator: UInt8(ascii: "/"))
    frame.isInBar = steps.contains {
      $0.elementsEqual("toolbar".utf8) || $0.elementsEqual("search".utf8)
    }
    frame.isInList = true
  }

  private func equal(_ range: Range<Int>, _ text: String) -> Bool {
    guard range.count == text.utf8.count else { return false }
    return zip(bytes[range], text.utf8).allSatisfy { $0 == $1 }
  }
}

extension UnsafeRawBufferPointer {
  func equals(_ range: Range<Int>, _ text: String) -> Bool {
    self[range].elementsEqual(text.utf8)
  }
}
