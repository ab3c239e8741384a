import FoundationEssentials
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// What stands beside a control, on a link, or in a menu's place.
@Suite struct ControlLabelTests {
  /// Each control that has a label, with one of the same kind.
  private struct Labelled<Face: View>: View {
    @ViewBuilder let face: () -> Face
    @State private var number = 1.0
    @State private var text = ""
    @State private var isOn = false
    @State private var day = Date(timeIntervalSince1970: 0)

    var body: some View {
      VStack {
        Button {
        } label: {
          face()
        }
        if let url = URL(string: "/there") { Link(destination: url, label: face) }
        Menu {
          Button("One") {}
        } label: {
          face()
        }
        Toggle(isOn: $isOn, label: face)
        Slider(value: $number, in: 0...2, label: face)
        Stepper(value: $number, in: 0...2, step: 1, label: face)
        TextField(text: $text, label: face)
        Picker(selection: $text) {
          Text("None").tag("")
        } label: {
          face()
        }
        DatePicker(selection: $day, displayedComponents: .date, label: face)
      }
    }
  }

  @Test func `a label of a title and a symbol is written as these`() async throws {
    let driver = try await show { Labelled { Label("Face", systemImage: "star") } }
    #expect(
      driver.screen() == """
        vStack
          button "Face" systemImage=star
          link "Face" systemImage=star url=/there
          menu "Face" systemImage=star
            button "One"
          toggle "Face" systemImage=star value=false
          slider "Face" max=2 min=0 systemImage=star value=1
          stepper "Face" systemImage=star
          textField "Face" systemImage=star value=""
          picker "Face" options=[{"id":"","text":"None"}] systemImage=star value=""
          datePicker "Face" components=date systemImage=star value=1970-01-01
        """)
  }

  @Test func `a label of views is in the control`() async throws {
    let driver = try await show {
      Labelled {
        Image(systemName: "star")
        Text("Face")
      }
    }
    #expect(
      driver.screen() == """
        vStack
          button
            image systemName=star
            text "Face"
          link url=/there
            image systemName=star
            text "Face"
          menu
            label:
              image systemName=star
              text "Face"
            button "One"
          toggle value=false
            image systemName=star
            text "Face"
          slider max=2 min=0 value=1
            image systemName=star
            text "Face"
          stepper
            image systemName=star
            text "Face"
          textField value=""
            image systemName=star
            text "Face"
          picker options=[{"id":"","text":"None"}] value=""
            image systemName=star
            text "Face"
          datePicker components=date value=1970-01-01
            image systemName=star
            text "Face"
        """)
  }
}
