/// A member of a node that holds nodes: an array, or exactly one node.
package enum SlotName: UInt8, CaseIterable {
  case children, toolbar, search, swipeActions, headerContent, footerContent, label, inspector
  case root, presentations, banners, content, contextMenu
  case minimumValueLabel, maximumValueLabel, suggestions

  /// True where the member is one node and not an array.
  ///
  /// When the number of nodes in it is not one, `{"type":"vStack","children":[…]}` stands for them.
  var isSingle: Bool { self == .root || self == .content }

  /// True where the member is written even when it holds nothing.
  var staysWhenEmpty: Bool { isSingle || self == .presentations || self == .banners }

  /// The JSON member key with the comma before it: `,"children":`.
  var key: StaticString {
    switch self {
    case .children: #","children":"#
    case .toolbar: #","toolbar":"#
    case .search: #","search":"#
    case .swipeActions: #","swipeActions":"#
    case .headerContent: #","headerContent":"#
    case .footerContent: #","footerContent":"#
    case .label: #","label":"#
    case .inspector: #","inspector":"#
    case .root: #","root":"#
    case .presentations: #","presentations":"#
    case .banners: #","banners":"#
    case .content: #","content":"#
    case .contextMenu: #","contextMenu":"#
    case .minimumValueLabel: #","minimumValueLabel":"#
    case .maximumValueLabel: #","maximumValueLabel":"#
    case .suggestions: #","suggestions":"#
    }
  }
}
