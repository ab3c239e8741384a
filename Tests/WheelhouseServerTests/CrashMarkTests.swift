import Glibc
import Testing
import Wheelhouse

@testable import WheelhouseServer

/// Marks of real processes, and what others read of them.
@MainActor @Suite struct CrashMarkTests {
  private let folder = Scratch.path()
  private let client = ResumeTokenHash(bytes: Array(1...32))

  @Test func `a mark is read once its owner has ended, and while it hangs`() throws {
    let reader = try CrashMarkFile(data: folder, slot: 1)
    var owner: CrashMarkFile? = try CrashMarkFile(data: folder, slot: 0)
    let name = try #require(owner).owner
    owner?.begin(session: "session-one", client: client, seq: 1 << 40)
    let mark = CrashMark(session: "session-one", client: client, seq: 1 << 40)
    #expect(reader.isAlive(name) && reader.mark(of: name) == mark)
    owner = nil
    #expect(!reader.isAlive(name) && reader.mark(of: name) == mark)
  }

  @Test func `what was over when the owner ended leaves no mark`() throws {
    let reader = try CrashMarkFile(data: folder, slot: 0)
    var owner: CrashMarkFile? = try CrashMarkFile(data: folder, slot: 0)
    let name = try #require(owner).owner
    owner?.begin(session: "a", client: client, seq: 1)
    owner?.end()
    #expect(reader.mark(of: name) == nil)
    owner = nil
    #expect(reader.mark(of: name) == nil)
  }

  @Test func `a worker whose folder was deleted makes it again, and still has its mark`() throws {
    let reader = try CrashMarkFile(data: folder, slot: 1)
    var owner: CrashMarkFile? = try CrashMarkFile(data: folder, slot: 0)
    let name = try #require(owner).owner
    #expect(owner?.mend() == false)
    owner?.begin(session: "before", client: client, seq: 7)
    #expect(ServerProcess.shell("rm -r \(folder)/run") == 0)
    // Who lives cannot be told now, so nobody is taken for dead.
    #expect(reader.isAlive(name) && reader.isAlive("0-1-abc"))
    #expect(owner?.mend() == true && owner?.mend() == false)
    reader.runFolder.age()
    #expect(reader.isAlive(name) && !reader.isAlive("0-1-abc"))
    owner = nil
    #expect(reader.mark(of: name) == CrashMark(session: "before", client: client, seq: 7))
  }

  @Test(arguments: ["run", "run/*", "run/made"])
  func `who is not back yet in a folder that was deleted is not taken for dead`(deleted: String)
    throws
  {
    let (quick, slow) = (
      try CrashMarkFile(data: folder, slot: 0), try CrashMarkFile(data: folder, slot: 1)
    )
    #expect(ServerProcess.shell("rm -r \(folder)/\(deleted)") == 0)
    #expect(quick.isAlive(slow.owner) && quick.isAlive("0-1-abc"))
    #expect(quick.mend())
    #expect(quick.isAlive(slow.owner) && quick.isAlive("0-1-abc"))
    _ = slow.mend()
    quick.runFolder.age()
    #expect(quick.isAlive(slow.owner) && !quick.isAlive("0-1-abc"))
    #expect(!quick.mend() && !slow.mend())
  }

  @Test func `a mark made after the folder was deleted is read, too`() throws {
    let reader = try CrashMarkFile(data: folder, slot: 1)
    var owner: CrashMarkFile? = try CrashMarkFile(data: folder, slot: 0)
    let name = try #require(owner).owner
    #expect(ServerProcess.shell("mv \(folder)/run \(folder)/elsewhere") == 0)
    #expect(owner?.mend() == true)
    owner?.begin(session: "after", client: client, seq: 8)
    owner = nil
    #expect(!reader.isAlive(name) && reader.mark(of: name)?.session == "after")
  }

  @Test func `the newest of many marks counts, also after a longer one`() throws {
    let reader = try CrashMarkFile(data: folder, slot: 0)
    var owner: CrashMarkFile? = try CrashMarkFile(data: folder, slot: 0)
    let name = try #require(owner).owner
    owner?.begin(session: String(repeating: "x", count: 40), client: client, seq: 1)
    owner?.begin(
      session: "short", client: ResumeTokenHash(bytes: Array(repeating: 7, count: 32)), seq: 2)
    owner = nil
    let mark = reader.mark(of: name)
    #expect(mark?.session == "short" && mark?.seq == 2 && mark?.client.bytes.last == 7)
  }

  @Test(arguments: ["", "nobody", "0-1-../../etc/passwd", "..", "0-1-a.sock", "1-2-abc"])
  func `a name that leads nowhere has no mark`(name: String) throws {
    let reader = try CrashMarkFile(data: folder, slot: 0)
    reader.runFolder.age()
    #expect(reader.mark(of: name) == nil)
    #expect(!reader.isAlive(name))
  }

  @Test func `a torn or foreign file is no mark`() throws {
    let reader = try CrashMarkFile(data: folder, slot: 0)
    #expect(ServerProcess.shell("echo x > \(folder)/run/0-1-short") == 0)
    #expect(reader.mark(of: "0-1-short") == nil)
    #expect(ServerProcess.shell("head -c 128 /dev/zero > \(folder)/run/0-1-zero") == 0)
    #expect(reader.mark(of: "0-1-zero") == nil)
  }

  @Test func `files of the long dead are deleted, those of the living and the recent are not`()
    throws
  {
    let living = try CrashMarkFile(data: folder, slot: 0)
    var recent: CrashMarkFile? = try CrashMarkFile(data: folder, slot: 1)
    let name = try #require(recent).owner
    recent?.begin(session: "a", client: client, seq: 1)
    recent = nil
    let run = folder + "/run/"
    #expect(
      ServerProcess.shell(
        "touch \(run)0-1-old \(run)0-1-old.sock && touch -d '2 hours ago' \(run)0-1-old"
          + " \(run)\(living.owner) && cp \(run)\(name) \(run)0-1-ancient"
          + " && touch -d '2 hours ago' \(run)\(name) && touch -d '2 days ago' \(run)0-1-ancient"
      ) == 0)
    // What a worker died of is told for longer: as long as sessions live.
    _ = try CrashMarkFile(data: folder, slot: 2, sessionLifetime: .seconds(3 * 86_400))
    #expect(access(run + "0-1-ancient", F_OK) == 0)
    _ = try CrashMarkFile(data: folder, slot: 2)
    #expect(access(run + name, F_OK) == 0 && living.mark(of: name)?.session == "a")
    #expect(access(run + "0-1-ancient", F_OK) != 0)
    #expect(access(run + living.owner, F_OK) == 0)
    #expect(access(run + "0-1-old", F_OK) != 0)
    #expect(access(run + "0-1-old.sock", F_OK) != 0)
  }

  @Test func `a mark is as young as its worker was alive, whatever the file system says`() throws {
    var owner: CrashMarkFile? = try CrashMarkFile(data: folder, slot: 1)
    let name = try #require(owner).owner
    owner?.begin(session: "a", client: client, seq: 1)
    #expect(ServerProcess.shell("touch -d '2 days ago' \(folder)/run/\(name)") == 0)
    for _ in 0..<60 { owner?.passSecond() }
    owner = nil
    let reader = try CrashMarkFile(data: folder, slot: 0)
    #expect(reader.mark(of: name)?.session == "a")
  }

  @Test func `a folder that cannot be written is told with what to do`() {
    do throws(StartError) {
      _ = try CrashMarkFile(data: "/proc/nothing", slot: 0)
      Issue.record("there is no such folder")
    } catch {
      #expect(error.exitStatus == 66)
      #expect(error.message.contains("Choose another folder with --data"))
    }
  }

  @Test func `two workers never have the same name`() {
    let names = (0..<100).map { _ in OwnerName(slot: 3).text }
    #expect(Set(names).count == 100)
    #expect(names.allSatisfy { $0.hasPrefix("3-\(getpid())-") && OwnerName($0) != nil })
  }
}
