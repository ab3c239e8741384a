import Testing

@testable import Wheelhouse

@Suite struct DialogAndBannerInvariantTests {
  enum Action: Hashable { case save }

  private nonisolated struct Screens: GuardedState {
    var shown: Set<String>
    func shows(_ place: String) -> Bool { shown.contains(place) }
  }

  @Test func `6: a dialog without buttons has one named OK`() {
    let dialog = DialogState<Action>("Oops!")
    #expect(dialog.buttons == [DialogButton("OK", role: .cancel)])
  }

  @Test func `6: at most one dialog is up, and a second one is said as a banner`() {
    var dialogs = DialogSlot<String, Action>()
    var banner = BannerState()
    let screens = Screens(shown: ["edit", "list"])
    #expect(dialogs.raise(DialogState("One"), by: "edit", in: screens, otherwise: &banner) == true)
    #expect(dialogs.raise(DialogState("Two"), by: "list", in: screens, otherwise: &banner) == false)
    #expect(dialogs.dialog?.title == "One")
    #expect(banner.current?.text == "Two")
    dialogs.dialog = nil
    #expect(dialogs == DialogSlot())
  }

  @Test func `6: a dialog raised by a screen no longer visible becomes a banner`() {
    var dialogs = DialogSlot<String, Action>()
    var banner = BannerState()
    let late = DialogState<Action>("Oops!", message: "The match could not be saved.")
    dialogs.raise(late, by: "edit", in: Screens(shown: ["list"]), otherwise: &banner)
    #expect(dialogs.dialog == nil)
    #expect(banner.current?.text == "Oops! The match could not be saved.")
    let lost = DialogState<Action>("Could not save", message: "The server is away.")
    #expect(lost.sentence == "Could not save: The server is away.")
  }

  @Test func `6: a dialog goes with the screen that owns it`() {
    var dialogs = DialogSlot<String, Action>()
    var banner = BannerState()
    dialogs.raise(
      DialogState("Oops!"), by: "edit", in: Screens(shown: ["edit"]), otherwise: &banner)
    dialogs.moved(to: Screens(shown: ["edit", "list"]))
    #expect(dialogs.owner == "edit")
    dialogs.moved(to: Screens(shown: ["list"]))
    #expect(dialogs.dialog == nil && dialogs.owner == nil)
  }

  @Test func `6: what is typed stays in the dialog, and nothing can be typed into none`() {
    var dialogs = DialogSlot<String, Action>()
    var banner = BannerState()
    let save = DialogButton("Save", action: Action.save, needsText: true)
    let asked = DialogState(
      "New Player", textField: DialogTextField("Name"), buttons: [.cancel(), save])
    dialogs.dialog = asked
    #expect(dialogs.dialog == nil)
    dialogs.raise(asked, by: "list", in: Screens(shown: ["list"]), otherwise: &banner)
    for nothing in ["", "  \n"] {
      dialogs.dialog?.text = nothing
      #expect(dialogs.dialog?.isEnabled(save) == false)
    }
    dialogs.dialog?.text = "Ann"
    #expect(dialogs.dialog?.isEnabled(save) == true)
    #expect(dialogs.dialog?.text == "Ann")
  }

  @Test func `9: an old timer never hides a newer banner`() {
    var banner = BannerState()
    let old = banner.show("Same text", style: .error)
    let new = banner.show("Same text", style: .error)
    #expect(banner.hide(old) == false)
    #expect(banner.current?.id == new)
    #expect(banner.hide(new) == true)
    #expect(banner.current == nil)
    #expect(banner.show("Again") != new)
  }

  @Test func `9: a banner set from outside gets an id of its own`() {
    var banner = BannerState()
    let old = banner.show("One")
    banner.current = Banner(id: old, style: .info, text: "Two")
    #expect(banner.current?.text == "Two")
    #expect(banner.hide(old) == false)
    let same = banner
    banner.current = banner.current
    #expect(banner == same)
    banner.current = nil
    #expect(banner.current == nil)
  }
}
