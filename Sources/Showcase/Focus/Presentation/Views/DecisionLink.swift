import FoundationEssentials
import Wheelhouse

/// The way to the page of the music service, for browsers that did not open it by themselves.
struct DecisionLink: View {
  let url: String
  let serviceName: String

  var body: some View {
    VStack {
      Text("Waiting for your decision…").foregroundStyle(.secondary)
      if let destination = URL(string: url) {
        Link("Open the page of \(serviceName)", destination: destination)
      }
    }
    .padding()
  }
}
