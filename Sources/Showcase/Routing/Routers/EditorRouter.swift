import Wheelhouse

/// How an editor is left.
nonisolated enum EditorRoute: Hashable, Sendable {
  case saved(data: Item)
  case cancelled(data: Item)
}

/// Decides for an editor, and notes at the door what is not saved.
struct EditorRouter: Router {
  let main: MainRouter

  func navigate(to route: EditorRoute) {
    switch route {
    case .saved(let item):
      main.session.workspace.save(item.id)
      main.session.door.settleWork(at: .edit(item.id))
      main.leave(.edit(item.id))
    case .cancelled(let item): main.leave(.edit(item.id))
    }
  }

  /// Takes what is typed about an item.
  func type(_ text: String, about id: Item.ID) {
    main.session.workspace.type(text, about: id)
    if main.session.workspace.isEdited(id) {
      main.session.door.announceWork(at: .edit(id))
    } else {
      main.session.door.settleWork(at: .edit(id))
    }
  }
}
