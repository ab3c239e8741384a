import ScreenDocument

// Sessions that begin as another one is: what parks a session and wakes it again makes two of it as well.
extension SessionHost {
  /// Begins a session that is as another one is, parked, and tells the client that wished for it.
  ///
  /// It is stored before its token is told. Who comes with that wakes it, in whichever worker; work that was
  /// begun once (``Operation``) has the same key in both, and is done once.
  func fork(_ original: Session, for wisher: Client) throws(CommandRefusal) {
    guard wisher.connection?.takeSession() ?? false else { throw .tooManySessions }
    let copy = Session(copying: original, id: newSessionID())
    let client = add(to: copy, page: nil, lastSeq: 0)
    let token = give(client)
    copy.begin(asleepAs: original)
    enter(copy)
    unsaved(copy)
    original.graph.effects.append(.forked(resume: token.text))
  }
}

extension Session {
  /// Sleeps, as another session would that is awake.
  fileprivate func begin(asleepAs original: Session) {
    var copy = original.snapshot()
    copy.header.id = id
    copy.header.clients = clients.map {
      SnapshotHeader.ClientSnapshot(token: $0.token, page: $0.page, lastSeq: $0.lastSeq)
    }
    copy.header.crashes = CrashRecord()
    copy.header.births = original.graph.births()
    let snapshot = copy.encoded()
    parked = ParkedState(
      snapshot: snapshot, picture: host.picture(of: original.graph, commit: false), interests: [])
    if host.isDurable { committed = snapshot }
  }
}
