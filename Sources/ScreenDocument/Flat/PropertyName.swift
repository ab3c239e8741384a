/// The name of a property of a node.
///
/// `spelled` is a name that this table does not know; the property then carries its own key.
package enum PropertyName: UInt8, CaseIterable {
  case spelled
  case url, title, kind, detents, dragIndicator, interactiveDismissDisabled, message, style
  case disabled, badge, accessibilityLabel, accessibilityHint, accessibilityIdentifier
  case accessibilityHidden, actions, edge, font, weight, italic, strikethrough, underline
  case monospaced, foreground, tint, background, padding, lineLimit, frame, textAlign, buttonStyle
  case listStyle, pickerStyle, textFieldStyle, toggleStyle, formStyle, controlSize, labelsHidden
  case labelStyle, keyboardType, submitLabel, autocapitalization, textContentType, text
  case systemImage, systemName, role, value, min, max, step, incrementDisabled, decrementDisabled
  case prompt, axis, options, components, total, selected, header, footer, alignment, spacing
  case columns, minColumnWidth, axes, description, titleDisplayMode, backDisabled, backHidden
  case placement, selection, subtitle, tabViewStyle, columnVisibility, sidebarToggle, collapsed
  case column
  case hidden, detent, source, arrowEdge
  case accessibilityValue, accessibilityHeader, accessibilitySelected, accessibilityLink
  case accessibilityImage, runs, monospacedDigit, textCase, help, layer, disclosure
  case width, height, contentMode, keyboardShortcut, language, layoutDirection, longSwipe
  case scrollAnchor, focused, scrollID, multiselectable
  case allowedContentTypes, allowsMultipleSelection, maxSelectionCount, uploads
  case minWidth, maxWidth, sortOrder, accessibilityChildren, level, gaugeStyle, redacted
  case scrollVisibility, controlGroupStyle, section, movesApart, drags, drops, stored
  case narrowPadding, submits, reservedLines, shape, lineWidth, dashed, aspectRatio, faint
  case verticalAlignment, fillsHeight, invalid, colorScheme, opacity
  case horizontalAlignment, columnSpacing, rowSpacing, columnWidths, columnSpan, columnAlignment
  case autocorrectionDisabled, minHeight

  /// The JSON member key with the comma before it: `,"text":`.
  ///
  /// Empty for a spelled name.
  package var key: StaticString {
    switch self {
    case .spelled: ""
    case .url: #","url":"#
    case .title: #","title":"#
    case .kind: #","kind":"#
    case .detents: #","detents":"#
    case .dragIndicator: #","dragIndicator":"#
    case .interactiveDismissDisabled: #","interactiveDismissDisabled":"#
    case .message: #","message":"#
    case .style: #","style":"#
    case .disabled: #","disabled":"#
    case .badge: #","badge":"#
    case .accessibilityLabel: #","accessibilityLabel":"#
    case .accessibilityHint: #","accessibilityHint":"#
    case .accessibilityIdentifier: #","accessibilityIdentifier":"#
    case .accessibilityHidden: #","accessibilityHidden":"#
    case .actions: #","actions":"#
    case .edge: #","edge":"#
    case .font: #","font":"#
    case .weight: #","weight":"#
    case .italic: #","italic":"#
    case .strikethrough: #","strikethrough":"#
    case .underline: #","underline":"#
    case .monospaced: #","monospaced":"#
    case .foreground: #","foreground":"#
    case .tint: #","tint":"#
    case .background: #","background":"#
    case .padding: #","padding":"#
    case .lineLimit: #","lineLimit":"#
    case .frame: #","frame":"#
    case .textAlign: #","textAlign":"#
    case .buttonStyle: #","buttonStyle":"#
    case .listStyle: #","listStyle":"#
    case .pickerStyle: #","pickerStyle":"#
    case .textFieldStyle: #","textFieldStyle":"#
    case .toggleStyle: #","toggleStyle":"#
    case .formStyle: #","formStyle":"#
    case .controlSize: #","controlSize":"#
    case .labelsHidden: #","labelsHidden":"#
    case .labelStyle: #","labelStyle":"#
    case .keyboardType: #","keyboardType":"#
    case .submitLabel: #","submitLabel":"#
    case .autocapitalization: #","autocapitalization":"#
    case .textContentType: #","textContentType":"#
    case .text: #","text":"#
    case .systemImage: #","systemImage":"#
    case .systemName: #","systemName":"#
    case .role: #","role":"#
    case .value: #","value":"#
    case .min: #","min":"#
    case .max: #","max":"#
    case .step: #","step":"#
    case .incrementDisabled: #","incrementDisabled":"#
    case .decrementDisabled: #","decrementDisabled":"#
    case .prompt: #","prompt":"#
    case .axis: #","axis":"#
    case .options: #","options":"#
    case .components: #","components":"#
    case .total: #","total":"#
    case .selected: #","selected":"#
    case .header: #","header":"#
    case .footer: #","footer":"#
    case .alignment: #","alignment":"#
    case .spacing: #","spacing":"#
    case .columns: #","columns":"#
    case .minColumnWidth: #","minColumnWidth":"#
    case .axes: #","axes":"#
    case .description: #","description":"#
    case .titleDisplayMode: #","titleDisplayMode":"#
    case .backDisabled: #","backDisabled":"#
    case .backHidden: #","backHidden":"#
    case .placement: #","placement":"#
    case .selection: #","selection":"#
    case .subtitle: #","subtitle":"#
    case .tabViewStyle: #","tabViewStyle":"#
    case .columnVisibility: #","columnVisibility":"#
    case .sidebarToggle: #","sidebarToggle":"#
    case .collapsed: #","collapsed":"#
    case .column: #","column":"#
    case .hidden: #","hidden":"#
    case .detent: #","detent":"#
    case .source: #","source":"#
    case .arrowEdge: #","arrowEdge":"#
    case .accessibilityValue: #","accessibilityValue":"#
    case .accessibilityHeader: #","accessibilityHeader":"#
    case .accessibilitySelected: #","accessibilitySelected":"#
    case .accessibilityLink: #","accessibilityLink":"#
    case .accessibilityImage: #","accessibilityImage":"#
    case .runs: #","runs":"#
    case .monospacedDigit: #","monospacedDigit":"#
    case .textCase: #","textCase":"#
    case .help: #","help":"#
    case .layer: #","layer":"#
    case .disclosure: #","disclosure":"#
    case .width: #","width":"#
    case .height: #","height":"#
    case .contentMode: #","contentMode":"#
    case .keyboardShortcut: #","keyboardShortcut":"#
    case .language: #","language":"#
    case .layoutDirection: #","layoutDirection":"#
    case .longSwipe: #","longSwipe":"#
    case .scrollAnchor: #","scrollAnchor":"#
    case .focused: #","focused":"#
    case .scrollID: #","scrollID":"#
    case .multiselectable: #","multiselectable":"#
    case .allowedContentTypes: #","allowedContentTypes":"#
    case .allowsMultipleSelection: #","allowsMultipleSelection":"#
    case .maxSelectionCount: #","maxSelectionCount":"#
    case .uploads: #","uploads":"#
    case .minWidth: #","minWidth":"#
    case .maxWidth: #","maxWidth":"#
    case .sortOrder: #","sortOrder":"#
    case .accessibilityChildren: #","accessibilityChildren":"#
    case .level: #","level":"#
    case .gaugeStyle: #","gaugeStyle":"#
    case .redacted: #","redacted":"#
    case .scrollVisibility: #","scrollVisibility":"#
    case .controlGroupStyle: #","controlGroupStyle":"#
    case .section: #","section":"#
    case .movesApart: #","movesApart":"#
    case .drags: #","drags":"#
    case .drops: #","drops":"#
    case .stored: #","stored":"#
    case .narrowPadding: #","narrowPadding":"#
    case .reservedLines: #","reservedLines":"#
    case .submits: #","submits":"#
    case .shape: #","shape":"#
    case .lineWidth: #","lineWidth":"#
    case .faint: #","faint":"#
    case .verticalAlignment: #","verticalAlignment":"#
    case .fillsHeight: #","fillsHeight":"#
    case .invalid: #","invalid":"#
    case .colorScheme: #","colorScheme":"#
    case .opacity: #","opacity":"#
    case .dashed: #","dashed":"#
    case .aspectRatio: #","aspectRatio":"#
    case .horizontalAlignment: #","horizontalAlignment":"#
    case .columnSpacing: #","columnSpacing":"#
    case .rowSpacing: #","rowSpacing":"#
    case .columnWidths: #","columnWidths":"#
    case .columnSpan: #","columnSpan":"#
    case .columnAlignment: #","columnAlignment":"#
    case .autocorrectionDisabled: #","autocorrectionDisabled":"#
    case .minHeight: #","minHeight":"#
    }
  }
}
