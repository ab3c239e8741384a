import ScreenDocument

/// Why a snapshot cannot be read.
package struct SnapshotError: Error, Equatable {
  package let message: String

  package init(message: String) { self.message = message }
}

extension SessionSnapshot {
  /// The snapshot as bytes.
  package func encoded() -> [UInt8] {
    guard let json = try? JSONValueEncoder().encode(self) else { return [] }
    return Array(json.canonicalText.utf8)
  }

  /// Reads what ``encoded()`` wrote.
  package init(encoded bytes: [UInt8]) throws(SnapshotError) {
    do {
      self = try JSONValueDecoder().decode(SessionSnapshot.self, from: JSONReader().read(bytes))
    } catch {
      throw SnapshotError(message: "\(error)")
    }
  }
}

extension Session {
  /// The session's restorable state as bytes.
  ///
  /// - Parameter isWhole: whether state is read again that cannot have changed as far as anybody was told.
  package func encodeSnapshot(isWhole: Bool = false) -> [UInt8] { snapshot().encoded() }
}
