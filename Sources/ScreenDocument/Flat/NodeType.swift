/// What a node is: the `type` member of its JSON object.
///
/// `document`, `presentation` and `banner` are nodes too, but their JSON has no `type`: their place
/// in the document says what they are. `value` stands for any object of a document that came as
/// JSON; its `type`, if it has one, is among its properties.
package enum NodeType: UInt8, CaseIterable {
  case value
  case document, presentation, banner, text, label, image, button, navigationLink, link, toggle
  case slider, stepper, textField, secureField, textEditor, searchField, picker, datePicker
  case progressView, list, row, section, form, group, vStack, hStack, zStack, grid, gridRow
  case scrollView, spacer, divider, menu, labeledContent, contentUnavailable, navigationStack
  case screen, toolbarItem
  case navigationSplitView, splitColumn, tabView, tab, inspector, asyncImage, filePicker
  case table, tableColumn, tableRow, gauge, shareLink, controlGroup, shape

  /// False where the JSON object carries no `type` written by this enumeration.
  var isTyped: Bool { rawValue > NodeType.banner.rawValue }

  /// The opening of the JSON object: `{"type":"text"`, or `{` for a node without a type.
  var opening: StaticString {
    switch self {
    case .value, .document, .presentation, .banner: #"{"#
    case .text: #"{"type":"text""#
    case .label: #"{"type":"label""#
    case .image: #"{"type":"image""#
    case .button: #"{"type":"button""#
    case .navigationLink: #"{"type":"navigationLink""#
    case .link: #"{"type":"link""#
    case .toggle: #"{"type":"toggle""#
    case .slider: #"{"type":"slider""#
    case .stepper: #"{"type":"stepper""#
    case .textField: #"{"type":"textField""#
    case .secureField: #"{"type":"secureField""#
    case .textEditor: #"{"type":"textEditor""#
    case .searchField: #"{"type":"searchField""#
    case .picker: #"{"type":"picker""#
    case .datePicker: #"{"type":"datePicker""#
    case .progressView: #"{"type":"progressView""#
    case .list: #"{"type":"list""#
    case .row: #"{"type":"row""#
    case .section: #"{"type":"section""#
    case .form: #"{"type":"form""#
    case .group: #"{"type":"group""#
    case .vStack: #"{"type":"vStack""#
    case .hStack: #"{"type":"hStack""#
    case .zStack: #"{"type":"zStack""#
    case .grid: #"{"type":"grid""#
    case .gridRow: #"{"type":"gridRow""#
    case .scrollView: #"{"type":"scrollView""#
    case .spacer: #"{"type":"spacer""#
    case .divider: #"{"type":"divider""#
    case .menu: #"{"type":"menu""#
    case .labeledContent: #"{"type":"labeledContent""#
    case .contentUnavailable: #"{"type":"contentUnavailable""#
    case .navigationStack: #"{"type":"navigationStack""#
    case .screen: #"{"type":"screen""#
    case .toolbarItem: #"{"type":"toolbarItem""#
    case .navigationSplitView: #"{"type":"navigationSplitView""#
    case .splitColumn: #"{"type":"splitColumn""#
    case .tabView: #"{"type":"tabView""#
    case .tab: #"{"type":"tab""#
    case .inspector: #"{"type":"inspector""#
    case .asyncImage: #"{"type":"asyncImage""#
    case .filePicker: #"{"type":"filePicker""#
    case .table: #"{"type":"table""#
    case .tableColumn: #"{"type":"tableColumn""#
    case .tableRow: #"{"type":"tableRow""#
    case .gauge: #"{"type":"gauge""#
    case .shareLink: #"{"type":"shareLink""#
    case .controlGroup: #"{"type":"controlGroup""#
    case .shape: #"{"type":"shape""#
    }
  }
}
