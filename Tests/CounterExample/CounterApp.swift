import Wheelhouse
import WheelhouseServer

@main
struct CounterApp: App {
  var body: some Scene {
    Window("Counter", id: "counter") { CounterView() }
  }
}

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    Text("Count: \(count)")
    Button("Increment") { count += 1 }
  }
}
