// What is Foundation's, in a file that does not import it.

import Wheelhouse

// import Foundation, whose style this is
var style1: some View { Text(1, format: .number) }

// import Foundation, whose style this is
var style2: some View { Text(0.5, format: .percent) }

// import Foundation, whose style this is
var style3: some View { Text(2.5, format: .currency(code: "EUR")) }

// import Foundation, whose style this is
var style4: some View { TextField("a", value: .constant(2.5), format: .number) }

// import Foundation, whose style this is
struct StyledForm: View {
  @State private var count = 1
  @State private var share = 50
  @State private var price = 2.5
  @State private var name = ""
  @State private var isOn = false
  var body: some View {
    NavigationStack {
      Form {
        Section("One") {
          TextField("Name", text: $name)
          TextField("Count", value: $count, format: .number)
          TextField("Share", value: $share, format: .percent)
          TextField("Price", value: $price, format: .currency(code: "EUR"))
        }
        Section("Two") {
          Toggle("On", isOn: $isOn)
          Stepper("Count", value: $count)
          LabeledContent("Price", value: price, format: .currency(code: "EUR"))
          Button("Save") { isOn.toggle() }
        }
      }
      .navigationTitle(name)
    }
  }
}
