/// Nodes that came as JSON values. Whatever they are called and whatever they carry survives: all
/// properties, `type` and `id` among them, are spelled out.
extension NodeWriter {
  /// Writes an object as a node.
  ///
  /// - Parameters:
  ///   - ordinal: how many siblings without an id and of the same type are before it.
  mutating func write(_ object: JSONObject, ordinal: Int) {
    begin(.value, identity: object.identity(ordinal: ordinal), hasID: false)
    for member in object where member.slot == nil { writeProperty(member) }
    for member in object {
      if let slot = member.slot { write(member.value, in: slot) }
    }
    end()
  }

  private mutating func writeProperty(_ member: JSONObject.Member) {
    var (key, value) = (JSONBytes(), JSONBytes())
    key.append(",")
    key.appendString(member.name)
    key.append(":")
    value.appendCanonical(member.value)
    property(key: key, value: value)
  }

  private mutating func write(_ value: JSONValue, in slot: SlotName) {
    beginSlot(slot)
    var ordinals: [String: Int] = [:]
    for node in value.array ?? [value] {
      guard let object = node.object else { continue }
      write(object, ordinal: ordinals[object.type, default: 0])
      if object["id"] == nil { ordinals[object.type, default: 0] += 1 }
    }
    endSlot(keepsEmpty: true)
  }
}

extension JSONObject {
  fileprivate var type: String { self["type"]?.string ?? "" }

  /// What the node is matched by: its id and type, or type and place where it has no id.
  fileprivate func identity(ordinal: Int) -> UInt64 {
    // FNV-1a, 64 bits.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    mix(type)
    if let id = self["id"] {
      mix(id.string ?? id.description)
    } else {
      hash = (hash ^ UInt64(truncatingIfNeeded: ordinal)) &* 0x100_0000_01B3
    }
    return hash
  }
}

extension JSONObject.Member {
  /// The slot that the member is; nil where it is a property.
  fileprivate var slot: SlotName? {
    guard let slot = SlotName.allCases.first(where: { "\($0)" == name }) else { return nil }
    switch value {
    case .object: return slot.isSingle ? slot : nil
    case .array(let nodes):
      return !slot.isSingle && nodes.allSatisfy { $0.object != nil } ? slot : nil
    default: return nil
    }
  }
}
