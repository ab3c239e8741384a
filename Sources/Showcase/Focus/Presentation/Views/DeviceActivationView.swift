import Wheelhouse

/// Asks for a device to play on.
struct DeviceActivationView: View {
  @Environment(\.eventBus) private var eventBus

  var body: some View {
    VStack {
      Image(systemName: "laptopcomputer").font(.largeTitle).foregroundStyle(.accentColor)
      Text("No Device to Play On").font(.title2).multilineTextAlignment(.center)
      Text("Open the player on any of your devices, then come back and check again.")
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      Button("Open the Player", systemImage: "square.and.arrow.up") {
        eventBus.send(UserCommand.OpenAnotherAppRequested())
      }
      .buttonStyle(.borderedProminent)
      Button("Check Again", systemImage: "arrow.clockwise") {
        eventBus.send(UserCommand.DeviceCheckRequested())
      }
    }
    .padding()
  }
}
