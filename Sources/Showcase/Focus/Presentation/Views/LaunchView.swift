import Wheelhouse

/// What is seen until everything is there.
struct LaunchView: View {
  var body: some View {
    VStack {
      Image(systemName: "headphones").font(.largeTitle).foregroundStyle(.accentColor)
      Text("Focus").font(.largeTitle)
      Text("Twenty-five minutes of music for one piece of work.")
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .padding()
  }
}
