import Testing

@testable import Showcase

/// What the authorization server remembers, in memory and on disk.
struct ProviderRecordsTests {
  private typealias Server = AuthorizationServer

  private nonisolated static func consent(until time: Double) -> AuthorizationServer.Consent {
    let client = Server.Client(id: "app", name: "App", redirectURIs: [], scopes: [])
    return Server.Consent(
      client: client, redirectURI: "", state: nil, scope: ["read"], challenge: "", expiresAt: time)
  }

  private nonisolated static func grant(_ name: Int, until time: Double) -> Server.Grant {
    Server.Grant(
      client: "app", scope: [], access: Server.Token("a\(name)", expiresAt: time),
      refresh: Server.Token("r\(name)", expiresAt: time))
  }

  @Test(arguments: [true, false])
  func `whoever asks again and again finds room for so many, of which the latest stay`(
    isOnDisk: Bool
  ) async throws {
    let folder = try TemporaryFolder()
    let archive: any ProviderArchive =
      isOnDisk
      ? SQLiteProviderArchive(database: FocusFeature.database(in: folder.path), most: 3)
      : InMemoryProviderArchive(most: 3)
    let kept = try await archive.open { records in
      for number in 0..<10 {
        let (key, time) = ([UInt8(number)], 1000 + Double(number))
        let consent = Self.consent(until: time)
        records.hold(consent, under: key)
        records.keep(Server.Code(consent: consent, scope: [], expiresAt: time), under: key)
        _ = records.add(Self.grant(number, until: time))
      }
      let all = 0..<10
      return [
        all.filter { records.take([UInt8($0)]) != nil },
        all.filter { records.code([UInt8($0)]) != nil },
        all.filter { records.find(OpenSSLSecrets.digest("a\($0)")) != nil },
      ]
    }
    #expect(kept == [[7, 8, 9], [7, 8, 9], [7, 8, 9]])
    withExtendedLifetime(folder) {}
  }
}
