public import FoundationEssentials
import ScreenDocument

/// A type of values that can be dragged and dropped.
///
/// Has the shape of [Apple's `Transferable`](https://developer.apple.com/documentation/coretransferable/transferable):
///
///     struct Card: Codable, Transferable {
///       let id: Int
///       var title: String
///
///       static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: UTType(exportedAs: "com.example.card"))
///         ProxyRepresentation(exporting: \.title)
///       }
///     }
///
/// Such a card can be dropped where cards are taken, and where text is. The value stays on the server: the client is told
/// the content types alone, so that it can tell which destinations take what is dragged.
public nonisolated protocol Transferable {
  /// The type of what the values are handed on as.
  associatedtype Representation: TransferRepresentation

  /// What the values are handed on as, what says most of them first.
  @MainActor @TransferRepresentationBuilder<Self>
  static var transferRepresentation: Representation { get }
}

/// What values of a type are handed on as.
public nonisolated protocol TransferRepresentation<Item> {
  /// The type of the values.
  associatedtype Item: Transferable

  /// Each way to hand them on; only the representations of this module implement it.
  var _ways: [TransferWay<Item>] { get }
}

/// Puts the representations of a type together.
@resultBuilder
public nonisolated enum TransferRepresentationBuilder<Item: Transferable> {
  /// One representation, which is of the type that they are put together for.
  public static func buildExpression<One: TransferRepresentation<Item>>(_ expression: One) -> One {
    expression
  }

  /// The first representation.
  public static func buildPartialBlock<First: TransferRepresentation<Item>>(
    first: First
  ) -> TransferRepresentations<Item> { TransferRepresentations(ways: first._ways) }

  /// One more representation.
  public static func buildPartialBlock<Next: TransferRepresentation<Item>>(
    accumulated: TransferRepresentations<Item>, next: Next
  ) -> TransferRepresentations<Item> {
    TransferRepresentations(ways: accumulated._ways + next._ways)
  }
}

/// Several representations of a type.
public nonisolated struct TransferRepresentations<Item: Transferable>: TransferRepresentation {
  /// Each way to hand the values on.
  public let _ways: [TransferWay<Item>]

  init(ways: [TransferWay<Item>]) { _ways = ways }
}

/// Hands a value on as what it is, under a content type.
///
/// Another type that is represented under the same content type takes it by its `Codable` form.
public nonisolated struct CodableRepresentation<Item: Transferable & Codable>:
  TransferRepresentation
{
  private let contentType: UTType

  /// Creates a representation under a content type.
  ///
  /// - Parameters:
  ///   - itemType: the type of the values.
  ///   - contentType: the name by which the values are known.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.contentType = contentType
  }

  /// The one way.
  public var _ways: [TransferWay<Item>] {
    let coded = TransferWay<Item>.Kind.coded(
      contentType.identifier, encode: { try JSONValueEncoder().encode($0) },
      decode: { try JSONValueDecoder().decode(Item.self, from: $0) })
    return [TransferWay(kind: coded)]
  }
}

/// Hands a value on as another one, or takes another one in its place.
public nonisolated struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>:
  TransferRepresentation
{
  private let exporting: ((Item) throws -> Proxy)?
  private let importing: ((Proxy) throws -> Item)?

  /// Creates a representation by which the values are handed on and taken.
  ///
  /// - Parameters:
  ///   - exporting: what a value is handed on as; a value for which it throws is not taken.
  ///   - importing: the value that another one stands for; one for which it throws is not taken.
  public init(
    exporting: @escaping (Item) throws -> Proxy,
    importing: @escaping (Proxy) throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  /// Creates a representation by which the values are handed on.
  ///
  /// - Parameter exporting: what a value is handed on as; a value for which it throws is not taken.
  public init(exporting: @escaping (Item) throws -> Proxy) {
    self.exporting = exporting
    importing = nil
  }

  /// Creates a representation by which the values are taken.
  ///
  /// - Parameter importing: the value that another one stands for; one for which it throws is not taken.
  public init(importing: @escaping (Proxy) throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  /// Those of the two ways that there are.
  public var _ways: [TransferWay<Item>] {
    var ways: [TransferWay<Item>] = []
    if let exporting { ways.append(TransferWay(kind: .exported(Proxy.self, exporting))) }
    if let importing {
      let made = { (proxy: any Transferable) in try (proxy as? Proxy).map(importing) }
      ways.append(TransferWay(kind: .imported(Proxy.self, made)))
    }
    return ways
  }
}

/// One way to hand a value on.
public nonisolated struct TransferWay<Item: Transferable> {
  let kind: Kind

  enum Kind {
    /// As what it is, under a content type.
    case coded(String, encode: (Item) throws -> JSONValue, decode: (JSONValue) throws -> Item)
    /// As a value of another type.
    case exported(any Transferable.Type, (Item) throws -> any Transferable)
    /// In place of a value of another type; nil for one that is none of that type.
    case imported(any Transferable.Type, (any Transferable) throws -> Item?)
  }
}

nonisolated extension String: Transferable {
  /// Text without any format.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<String>(contentType: .utf8PlainText)
  }
}

nonisolated extension URL: Transferable {
  /// An address, and its text.
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation<URL>(contentType: .url)
    ProxyRepresentation(exporting: { (url: URL) in url.absoluteString })
  }
}
