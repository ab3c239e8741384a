import Testing
import Wheelhouse

struct FormFieldsTests {
  @Test func `what is encoded is read back`() throws {
    let fields = FormFields(["a": "1", "näme": "& = + % é", "empty": ""])
    #expect(fields.encoded == "a=1&n%C3%A4me=%26%20%3D%20%2B%20%25%20%C3%A9&empty=")
    #expect(FormFields(encoded: fields.encoded) == fields)
  }

  @Test func `a plus is a space, and a name alone has an empty value`() {
    let fields = FormFields(encoded: "a+b=c+d&flag&&=x")
    #expect(fields?["a b"] == "c d")
    #expect(fields?["flag"] == "")
    #expect(fields?[""] == "x")
  }

  @Test func `a name and a value may begin with a mark`() {
    let fields = FormFields(encoded: "a=\u{301}x&\u{301}b=2")
    #expect(fields?["a"] == "\u{301}x")
    #expect(fields?["\u{301}b"] == "2")
  }

  @Test func `a name that comes twice has no value`() {
    let fields = FormFields(encoded: "a=1&a=1&b=2")
    #expect(fields?["a"] == nil)
    #expect(fields?["b"] == "2")
    #expect(fields?.hasRepeatedName == true)
  }

  @Test(arguments: ["a=%", "a=%4", "a=%zz", "a=%ff", "%c3=1"])
  func `what is broken is not read`(text: String) {
    #expect(FormFields(encoded: text) == nil)
  }

  @Test func `more fields than a form has are not read`() {
    let many = { (count: Int) in Array(repeating: "a=1", count: count).joined(separator: "&") }
    #expect(FormFields(encoded: many(FormFields.most))?.fields.count == FormFields.most)
    #expect(FormFields(encoded: many(FormFields.most + 1)) == nil)
  }

  @Test func `a form is read only from a body that says it is one`() {
    let form = HTTPRequest("/a", form: FormFields(["b": "c"]))
    #expect(form.form?["b"] == "c")
    var other = form
    other.headers["content-type"] = "text/plain"
    #expect(other.form == nil)
  }
}
