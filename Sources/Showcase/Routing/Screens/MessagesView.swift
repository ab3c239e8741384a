import Wheelhouse

/// What people write about items.
struct MessagesView<MessagesRouter: Router>: View where MessagesRouter.Route == MessagesRoute {
  let messages: [Message]
  let router: MessagesRouter

  var body: some View {
    List(messages) { message in
      Button {
        router.navigate(to: .detailView(of: message.item))
      } label: {
        VStack(alignment: .leading) {
          Text(message.sender).font(.headline)
          Text(message.text).foregroundStyle(.secondary)
        }
      }
    }
    .listStyle(.insetGrouped)
    .navigationTitle("Messages")
  }
}
