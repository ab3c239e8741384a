import Glibc
import Wheelhouse
import WheelhouseServer

struct Counter: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        Text("Count: \(count)").font(.largeTitle)
        Button("Increment") { count += 1 }.buttonStyle(.borderedProminent)
        Button("Decrement") { count -= 1 }
      }
      .navigationTitle("Counter")
    }
  }
}

struct CounterApp: App {
  var body: some Scene {
    Window("Counter", id: "counter") { Counter() }
  }
}

CounterApp.main()
