import ScreenDocument
import Testing
import WheelhouseTesting

@testable import Wheelhouse

/// Values with what they are called.
@Suite struct LabeledContentTests {
  @Test func `a plain value is said where the name is made of views, and the other way round`()
    async throws
  {
    let driver = try await show {
      Form {
        LabeledContent("Name", value: "Ada")
        LabeledContent {
          Text("Ada")
        } label: {
          Label("Name", systemImage: "person")
        }
        LabeledContent {
          Text("Ada")
        } label: {
          Text("Name")
          Text("of the first programmer")
        }
        LabeledContent("Name") { Text("Ada").bold() }
        LabeledContent {
          Text("Ada").bold()
        } label: {
          Text("Name").italic()
        }
      }
    }
    #expect(
      driver.screen() == """
        form
          labeledContent "Name" value=Ada
          labeledContent value=Ada
            label:
              label "Name" systemImage=person
          labeledContent "Name" subtitle="of the first programmer" value=Ada
          labeledContent "Name"
            text "Ada" weight=bold
          labeledContent
            label:
              text "Name" italic
            text "Ada" weight=bold
        """)
    try await driver.check()
  }
}
