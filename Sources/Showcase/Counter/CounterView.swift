import Wheelhouse

/// A number and two buttons: the smallest app there is.
struct CounterView: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("Count: \(count)").font(.largeTitle)
        HStack {
          Button("Decrement") { count -= 1 }
          Button("Increment") { count += 1 }
        }
        .buttonStyle(.borderedProminent)
      }
      .navigationTitle("Counter")
    }
  }
}
