// What SwiftUI has and Wheelhouse has not, as one would write it out of habit, each below the hint that the
// compiler is to give.

import Foundation
import Wheelhouse

final class HandedModel {}

struct Branch: Identifiable {
  let id = 0
  var branches: [Branch]?
}

// use a Picker of the colours that the app has names for
var view5: some View { ColorPicker("Colour", selection: .constant(.red)) }

// sizes are the client's; use @Environment(\.horizontalSizeClass) for what depends on the width
var view8: some View { ViewThatFits { Text("a") } }

// sizes are the client's; use @Environment(\.horizontalSizeClass) for what depends on the width
var view9: some View { GeometryReader { proxy in Text("\(proxy.size.width)") } }

// sizes are the client's; use @Environment(\.horizontalSizeClass) for what depends on the width
var view10: some View {
  Text("a").onGeometryChange(for: Double.self) {
    $0.size.width
  } action: { _ in
  }
}

// use ScrollView(.horizontal) with an HStack, or LazyVGrid
var view11: some View { LazyHGrid(rows: []) { Text("a") } }

// the client animates what appears, moves and goes by itself; leave it out
struct Moving: View {
  @Namespace var space
  var body: some View { Text("a") }
}

// the client animates what appears, moves and goes by itself; leave it out
struct ReadsAccessibilityReduceMotion: View {
  @Environment(\.accessibilityReduceMotion) var value
  var body: some View { Text("a") }
}

// the client animates what appears, moves and goes by itself; leave it out
var view12: some View { Text("a").scaleEffect(2) }

// the client animates what appears, moves and goes by itself; leave it out
var view13: some View { Text("a").rotationEffect(.degrees(90)) }

// the client draws all of it clearly: use redacted(reason:), opacity(_:) or if
var view14: some View { Text("a").blur(radius: 2) }

// the client animates what appears, moves and goes by itself; leave it out
var view15: some View { Text("a").contentTransition(.numericText()) }

// the client animates what appears, moves and goes by itself; leave it out
var view16: some View { Text("a").animation(.easeInOut(duration: 0.2), value: 1) }

// the client animates what appears, moves and goes by itself; leave it out
var view17: some View { Text("a").transition(.opacity.combined(with: .slide)) }

// the client animates what appears, moves and goes by itself; leave it out
var view18: some View { TextField("a", text: .constant("").animation()) }

// use a Button with contextMenu, or a Button beside a Menu
var view21: some View {
  Menu("More") {
    Text("a")
  } primaryAction: {
  }
}

// use .inline, or .segmented
var view23: some View {
  Picker("a", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.radioGroup)
}

// use .segmented, or .menu
var view24: some View {
  Picker("a", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.palette)
}

// put the buttons into a Menu in a ToolbarItem
var view25: some View {
  Text("a").toolbar { ToolbarItem(placement: .secondaryAction) { Text("b") } }
}

// use .bottomBar
var view26: some View { Text("a").toolbar { ToolbarItem(placement: .status) { Text("b") } } }

// use .bottomBar: the client's keyboard has its own bar
var view27: some View { Text("a").toolbar { ToolbarItem(placement: .keyboard) { Text("b") } } }

// use .topBarLeading
var view28: some View { Text("a").toolbar { ToolbarItem(placement: .navigation) { Text("b") } } }

// use .primaryAction, with a Button(role: .destructive)
var view29: some View {
  Text("a").toolbar { ToolbarItem(placement: .destructiveAction) { Text("b") } }
}

// there is no drawing here; use Image(systemName:), or a Text
var view32: some View { Canvas { _, _ in } }

// there are no phases: use onAppear(perform:), task(_:) and onDisappear(perform:)
struct ReadsScenePhase: View {
  @Environment(\.scenePhase) var value
  var body: some View { Text("a") }
}

// the client sizes text; leave it out
struct ReadsDynamicTypeSize: View {
  @Environment(\.dynamicTypeSize) var value
  var body: some View { Text("a") }
}

// the client sizes text; leave it out
struct ReadsSizeCategory: View {
  @Environment(\.sizeCategory) var value
  var body: some View { Text("a") }
}

// the client sizes text; leave it out
struct ReadsDisplayScale: View {
  @Environment(\.displayScale) var value
  var body: some View { Text("a") }
}

// use @Environment(\.horizontalSizeClass): a window scrolls down as far as it needs
struct ReadsVerticalSizeClass: View {
  @Environment(\.verticalSizeClass) var value
  var body: some View { Text("a") }
}

// rows with onDelete or onMove can be edited at any time; leave it out
struct ReadsEditMode: View {
  @Environment(\.editMode) var value
  var body: some View { Text("a") }
}

// rows with onDelete or onMove can be edited at any time; leave it out
var view33: some View { EditButton() }

// rows with onDelete or onMove can be edited at any time; leave it out
var view34: some View { List { Text("a") }.environment(\.editMode, .constant(.active)) }

// rows with onDelete or onMove can be edited at any time; leave it out
struct Edits: View {
  @State var mode: EditMode = .inactive
  var body: some View { Text("a") }
}

// look at the text that searchable(text:) is bound to
struct ReadsIsSearching: View {
  @Environment(\.isSearching) var value
  var body: some View { Text("a") }
}

// look at the text that searchable(text:) is bound to
struct ReadsDismissSearch: View {
  @Environment(\.dismissSearch) var value
  var body: some View { Text("a") }
}

// use @Environment(\.openURL) with a URL of the window
struct ReadsOpenWindow: View {
  @Environment(\.openWindow) var value
  var body: some View { Text("a") }
}

// use @Environment(\.openURL) with a URL of the window
struct ReadsDismissWindow: View {
  @Environment(\.dismissWindow) var value
  var body: some View { Text("a") }
}

// hand the store down: environment(_:) with an observable object
struct ReadsModelContext: View {
  @Environment(\.modelContext) var value
  var body: some View { Text("a") }
}

// hand the store down: environment(_:) with an observable object
struct ReadsManagedObjectContext: View {
  @Environment(\.managedObjectContext) var value
  var body: some View { Text("a") }
}

// use @Environment(\.dismiss), and @Environment(\.isPresented) for whether there is something
// to leave
struct ReadsPresentationMode: View {
  @Environment(\.presentationMode) var value
  var body: some View { Text("a") }
}

// write Markdown: Text("**bold**"), or join texts with +
var view37: some View { Text(AttributedString("a")) }

// a link is its path and query, and the URL has neither scheme nor host: onOpenURL { (path: String) in … }
var view40: some View { Text("a").onOpenURL { (url: URL) in print(url) } }

// a link is its path and query, and the URL has neither scheme nor host: onOpenURL { (path: String) in … }
var view40a: some View { Text("a").onOpenURL { url in if url.host() == "b" { print(url) } } }

// write the value into the title, and leave the format out
var view41: some View { Stepper("a", value: .constant(1), format: .number) }

// there are taps, swipe actions and moving rows: use onTapGesture(perform:), swipeActions or
// onMove(perform:)
var view42: some View { Text("a").gesture(DragGesture().onEnded { _ in }) }

// there are taps, swipe actions and moving rows: use onTapGesture(perform:), swipeActions or
// onMove(perform:)
var view43: some View { Text("a").simultaneousGesture(TapGesture().onEnded {}) }

// there are taps, swipe actions and moving rows: use onTapGesture(perform:), swipeActions or
// onMove(perform:)
var view44: some View { Text("a").highPriorityGesture(LongPressGesture().onEnded { _ in }) }

// use onTapGesture(perform:): one tap is what a page can tell
var view45: some View { Text("a").onTapGesture(count: 2) {} }

// use a button: what a page shows, the keyboard reaches
var view46: some View { Text("a").onKeyPress(.space) { .handled } }

// leave isTargeted out: the client marks what is dragged over by itself
var view47: some View {
  Text("a").dropDestination(for: String.self) { _, _ in
    true
  } isTargeted: { _ in
  }
}

// use draggable(_:)
var view48: some View { Text("a").onDrag { "a" } }

// use dropDestination(for:action:)
var view48a: some View { Text("a").onDrop(of: [.text], isTargeted: nil) { _ in true } }

// put it on the view in a column: it is dragged by that
@TableRowBuilder<Branch> var rows48c: some TableRowContent<Branch> {
  TableRow(Branch()).draggable("a")
}

// put it on the view in a column, or on the table
@TableRowBuilder<Branch> var rows48d: some TableRowContent<Branch> {
  TableRow(Branch()).dropDestination(for: String.self) { _ in }
}

// use dropDestination(for:action:) on the rows or on the list, and its location
var view48b: some View {
  ForEach(0..<3, id: \.self) { Text("\($0)") }.dropDestination(for: String.self) { _, _ in }
}

// the client animates; leave it out
var view49: some View { Text("a").matchedGeometryEffect(id: 1, in: .none) }

// use a Stepper or a Slider, which have it
var view50: some View {
  Text("a").accessibilityAdjustableAction { direction in
    switch direction {
    case .increment: print("more")
    case .decrement: print("less")
    @unknown default: break
    }
  }
}

// the client animates what appears, moves and goes by itself; leave it out
var view50a: some View {
  Image(systemName: "star").contentTransition(.symbolEffect(.replace))
}

// a view is not cut off; use clipShape(_:) on a picture or a background
var view53: some View { Text("a").clipped() }

// a view is not cut off; use clipShape(_:) on a picture or a background
var view54: some View { Text("a").mask { Text("b") } }

// the client draws it; leave it out
var view55: some View { Text("a").shadow(radius: 4) }

// a form is grouped; leave it out
var view56: some View { Text("a").formStyle(.columns) }

// the client draws it; leave it out
var view31: some View {
  Table([Branch]()) { TableColumn("a") { Text("\($0.id)") } }.tableStyle(.inset)
}

// a table has headers; use a List, or a Grid, where there are to be none
var view900: some View {
  Table([Branch]()) { TableColumn("a") { Text("\($0.id)") } }.tableColumnHeaders(.hidden)
}

// the client draws it; leave it out
var view901: some View {
  Table([Branch]()) { TableColumn("a") { Text("\($0.id)") }.alignment(.trailing) }
}

// which columns there are is the app's: write if around them
var view902: some View {
  Table([Branch]()) { TableColumn("a") { Text("\($0.id)") }.customizationID("a") }
}

// which columns there are is the app's: write if around them
var view903: some View {
  Table([Branch]()) { TableColumn("a") { Text("\($0.id)") }.defaultVisibility(.hidden) }
}

// which columns there are is the app's: write if around them
var columns1: TableColumnCustomization<Branch>?

// no row unfolds others: use List(_:children:)
var view904: some View {
  Table([Branch](), children: \.branches) { TableColumn("a") { Text("\($0.id)") } }
}

// no row unfolds others: use List(_:children:)
var view905: some View {
  Table(of: Branch.self) {
    TableColumn("a") { Text("\($0.id)") }
  } rows: {
    DisclosureTableRow(Branch()) { TableRow(Branch()) }
  }
}

// the client draws it; leave it out
var view57: some View { Text("a").progressViewStyle(.circular) }

// the client draws it; leave it out
var view59: some View { Text("a").menuStyle(.button) }

// use overlay(RoundedRectangle(cornerRadius: 8).stroke(_:lineWidth:))
var view60: some View { Text("a").border(.red) }

struct Painted<S: Shape>: View {
  var shape: S
  var isOn = true
  var body: some View {
    shape.fill(isOn ? Color.red : Color(.systemGray5)).aspectRatio(1, contentMode: .fit)
    shape.stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4]))
    Text("a").background(isOn ? Color.accentColor : Color.gray.opacity(0.2)).foregroundColor(
      isOn ? .white : .primary)
    Text("a").background(isOn ? .red : .clear).overlay(
      Capsule().strokeBorder(isOn ? Color.red : .clear))
    Text("a").background(Color(.secondarySystemBackground)).clipShape(
      UnevenRoundedRectangle(topLeadingRadius: 12))
    Color.red.frame(height: 2)
    Color.clear
  }
}

func styled<S: ShapeStyle>(_ style: S) -> some View {
  Text("a").foregroundStyle(style).background(style)
}

@ViewBuilder var shapes: some View {
  Text("a").foregroundStyle(Bool.random() ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
  Text("a").background(Bool.random() ? .red : nil).background(Bool.random() ? Color.red : nil)
  Text("a").background(.red, in: .capsule).background(.red.opacity(0.2), in: .rect(cornerRadius: 8))
    .background(.thinMaterial).background(Color.red.opacity(0.1)).background(.blue.gradient)
    .clipShape(.circle).clipShape(Circle()).cornerRadius(8).foregroundStyle(.red.gradient)
  Circle().fill(.red).frame(width: 8, height: 8).overlay(Capsule().stroke(.separator))
  RoundedRectangle(cornerRadius: 8, style: .continuous).strokeBorder(Color.red, lineWidth: 2)
  Rectangle().fill(.quaternary).frame(height: 1)
}

// the whole view is tapped; leave it out
var view64: some View { Text("a").contentShape(.rect) }

// put it beside what is redacted: leave it out of redacted(reason:)
var view66: some View { Text("a").unredacted() }

// use if: what somebody may not see is not to be sent
var view912: some View { Text("a").redacted(reason: .privacy) }

// use .placeholder, or foregroundStyle(.secondary)
var view913: some View { Text("a").redacted(reason: .invalidated) }

// the client animates what appears, moves and goes by itself; make the change without it
func animate() { withAnimation(.spring()) { print("a") } }

// the later child of a ZStack is on top; leave it out
var view68: some View { Text("a").zIndex(1) }

// there is no geometry here; place views with stacks, Spacer and padding(_:)
var view69: some View { Text("a").position(x: 1, y: 2) }

// there is no geometry here; place views with stacks, Spacer and padding(_:)
var view70: some View { Text("a").offset(x: 1) }

// there is nothing to feel through a server; leave it out
var view71: some View { Text("a").sensoryFeedback(.success, trigger: 1) }

// the client keeps clear of its edges; leave it out
var view72: some View { Text("a").ignoresSafeArea() }

// the client keeps clear of its edges; leave it out
var view73: some View { Text("a").edgesIgnoringSafeArea(.all) }

// there is no geometry here; leave it out: sizes are the client's
var view74: some View { Text("a").fixedSize() }

// there is no geometry here; leave it out: sizes are the client's
var view75: some View { Text("a").layoutPriority(1) }

// there is no geometry here; leave it out: sizes are the client's
var view76: some View { Image(systemName: "star").scaledToFit() }

// there is no geometry here; leave it out: sizes are the client's
var view77: some View { Image(systemName: "star").aspectRatio(contentMode: .fit) }

// leave it out for what only looks nice: a tap goes to the control below; or use disabled(_:)
var view78: some View { Text("a").allowsHitTesting(false) }

// a client may have no pointer; leave it out
var view79: some View { Text("a").onHover { _ in } }

// the client shows the view itself; leave preview out: contextMenu(menuItems:)
var view80: some View {
  Text("a").contextMenu {
    Text("b")
  } preview: {
    Text("c")
  }
}

// the client draws rows; leave it out, or choose a listStyle(_:)
var view82: some View { Text("a").listRowSeparator(.hidden) }

// the client draws rows; leave it out, or choose a listStyle(_:)
var view83: some View { Text("a").listRowBackground(Text("b")) }

// the client draws rows; leave it out, or choose a listStyle(_:)
var view84: some View { Text("a").listRowInsets(EdgeInsets()) }

// use contextMenu(menuItems:) for what a long press offers, or onTapGesture(perform:)
var view91: some View { Text("a").onLongPressGesture {} }

// sizes are the client's; leave it out
struct Scaled: View {
  @ScaledMetric var size = 12.0
  var body: some View { Text("a") }
}

// use onChange(of:_:) with a value, sink(_:) on a published property in its model, or the events(of:)
// of a SharedEventSource
var view92: some View { Text("a").onReceive(1) { (value: Int) in print(value) } }

struct Width: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {}
}

// change it where it is told, in onPreferenceChange(_:perform:)
var view92a: some View { Text("a").transformPreference(Width.self) { $0 += 1 } }

// keep the value in a @State, by onPreferenceChange(_:perform:), and show it in an overlay
var view92b: some View { Text("a").overlayPreferenceValue(Width.self) { Text("\($0)") } }

// keep the value in a @State, by onPreferenceChange(_:perform:), and show it in a background
var view92c: some View { Text("a").backgroundPreferenceValue(Width.self) { Text("\($0)") } }

// use alert(_:isPresented:presenting:actions:message:), or alert(_:perform:) with a DialogState
var view93: some View { Text("a").alert(isPresented: .constant(true)) { Alert(title: Text("b")) } }

// write a view that takes its content, or a ViewModifier; the client draws a GroupBox
struct Boxed: GroupBoxStyle {}

// write a view that takes a value; the client draws a ProgressView, and a Gauge
struct Ringed: ProgressViewStyle {}

// there is no Layout of one's own, as sizes are the client's: use stacks, a Grid or a LazyVGrid
func size(that proposal: ProposedViewSize) {}

// there are taps, swipe actions and moving rows, and a client tells of each when it is done: use onTapGesture(perform:),
// swipeActions, onMove(perform:) or draggable(_:)
struct Held: View {
  @GestureState private var isHeld = false
  var body: some View { Text("a") }
}

// conform to ButtonStyle: a style says what a button shows, and the client when it is tapped
struct Tapped: PrimitiveButtonStyle {}

// the client draws headers; leave it out
var view94: some View { Text("a").headerProminence(.increased) }

// the client decides about room; leave it out
var view95: some View { Text("a").listSectionSpacing(.compact) }

// the client decides about room; leave it out
var view96: some View { Text("a").listRowSpacing(2) }

// the client decides about room; leave it out
var view97: some View { Text("a").contentMargins(.horizontal, 8) }

// use foregroundStyle(_:) on what is to have the colour
var view98: some View { Text("a").listItemTint(.red) }

// leave the tag or the id of such a row out of the selection
var view99: some View { Text("a").selectionDisabled() }

// the client decides about room; leave it out, or use safeAreaInset
var view100: some View { Text("a").safeAreaPadding() }

// sizes are the client's; use frame(maxWidth: .infinity)
var view101: some View { Text("a").containerRelativeFrame(.horizontal) }

// the client draws buttons; use buttonStyle(_:)
var view102: some View { Text("a").buttonBorderShape(.capsule) }

// use monospaced(), or leave it out: fonts are the client's
var view103: some View { Text("a").fontDesign(.rounded) }

// the client draws bars; leave it out
var view104: some View { Text("a").toolbarBackground(.visible, for: .navigationBar) }

// the client draws bars; leave it out
var view105: some View { Text("a").toolbarRole(.editor) }

// the client always shows the ways there are; leave it out
var view106: some View { Text("a").toolbarVisibility(.hidden, for: .tabBar) }

// use searchCompletion(_:) with the words to look for
var view108: some View { Text("a").searchCompletion(Branch()) }

// use searchable(text:prompt:): the field is there at any time
var view109: some View { Text("a").searchable(text: .constant(""), isPresented: .constant(true)) }

// use searchable(text:prompt:): the field is there at any time
var view110: some View {
  Text("a").searchable(
    text: .constant(""), isPresented: .constant(true), placement: .toolbar)
}

// the client draws what is presented; leave it out
var view111: some View { Text("a").presentationBackground(.thinMaterial) }

// use presentationDetents(_:)
var view112: some View { Text("a").presentationSizing(.form) }

// use swipeActions or contextMenu, which everybody finds
var view113: some View { Text("a").accessibilityAction(named: "b") {} }

// views are read in the order they are in
var view114: some View { Text("a").accessibilitySortPriority(1) }

// the client draws it; leave it out
var view117: some View { Text("a").indexViewStyle(.page(backgroundDisplayMode: .always)) }

// lines and curves are not drawn: use Circle, Capsule, RoundedRectangle, or Image(systemName:)
var view123: some View { Path { $0.move(to: .zero) } }

// lines and curves are not drawn: use Circle, Capsule, RoundedRectangle, or Image(systemName:)
struct Wave: Shape {}

// colours are words, and there are no gradients: use a Color
var view124: some View { LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom) }

// colours are words, and there are no gradients: use a Color
var view125: some View {
  RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1)
}

// colours are words, and there are no gradients: use a Color
var view126: some View { AngularGradient(colors: [.red], center: .center) }

// the client sets text; leave it out
var view127: some View { Text("a").minimumScaleFactor(0.5) }

// the client sets text; leave it out
var view128: some View { Text("a").truncationMode(.tail) }

// the client sets text; leave it out
var view129: some View { Text("a").lineSpacing(2) }

// the client sets text; leave it out
var view130: some View { Text("a").kerning(1) }

// the client sets text; leave it out
var view131: some View { Text("a").tracking(1) }

// the client says what can be selected; leave it out
var view132: some View { Text("a").textSelection(.enabled) }

// use textInputAutocapitalization(_:)
var view133: some View { Text("a").autocapitalization(.none) }

// there are symbols only, and the client draws them; leave it out
var view136: some View { Image(systemName: "star").imageScale(.large) }

// there are symbols only, and the client draws them; leave it out
var view137: some View { Image(systemName: "star").symbolVariant(.fill) }

// there are symbols only, and the client draws them; leave it out
var view138: some View { Image(systemName: "star").symbolRenderingMode(.hierarchical) }

// there are symbols only, and the client draws them; leave it out
var view139: some View { Image(systemName: "star").symbolEffect(.bounce, value: 1) }

// there are symbols only, and the client draws them; leave it out
var view140: some View { Image(systemName: "star").renderingMode(.template) }

// scrolling is the client's; leave it out
var view141: some View { Text("a").scrollIndicators(.hidden) }

// scrolling is the client's; leave it out
var view142: some View { Text("a").scrollDisabled(true) }

// scrolling is the client's; leave it out
var view143: some View { Text("a").scrollTargetBehavior(.paging) }

// scrolling is the client's; leave it out
var view144: some View { Text("a").scrollDismissesKeyboard(.immediately) }

// leave it out: a Button is one already, and so is a view with onTapGesture(perform:)
var view146: some View { Text("a").accessibilityAddTraits(.isButton) }

// use Toggle
var view147: some View { Text("a").accessibilityAddTraits(.isToggle) }

// use searchable(text:)
var view148: some View { Text("a").accessibilityAddTraits(.isSearchField) }

// leave it out: a sheet, a fullScreenCover, a popover and an alert are modal already
var view149: some View { Text("a").accessibilityAddTraits(.isModal) }

// leave it out: what changes is not read out until a person looks at it
var view150: some View { Text("a").accessibilityAddTraits(.updatesFrequently) }

// leave it out: a Text is one already
var view151: some View { Text("a").accessibilityAddTraits(.isStaticText) }

// add the trait only where it holds: accessibilityAddTraits(isChosen ? .isSelected : [])
var view152: some View { Text("a").accessibilityRemoveTraits(.isSelected) }

// use NavigationStack, or NavigationSplitView for columns
var view155: some View { NavigationView { Text("a") } }

// only the client knows how far it is: use AsyncImage(url:content:placeholder:)
var view156: some View { AsyncImage(url: nil as URL?) { phase in Text("a") } }

// only the client knows how far it is: use AsyncImage(url:content:placeholder:)
var view177: some View {
  VStack {
    AsyncImage(url: nil as URL?) { phase in
      switch phase {
      case .success(let image): image.resizable().scaledToFit()
      case .failure: Image(systemName: "photo")
      case .empty: ProgressView()
      }
    }
    .frame(height: 100)
  }
}

// use Image(systemName:), or AsyncImage(url:) with a path that an Endpoint answers
var view157: some View { Image("photo") }

// use Image(systemName:), or AsyncImage(url:) with a path that an Endpoint answers
var view158: some View { Image(uiImage: 1) }

// use Image(systemName:), or AsyncImage(url:) with a path that an Endpoint answers
var view159: some View { Image(decorative: "photo") }

// a symbol goes by the font beside it; leave it out
var view160: some View { Image(systemName: "star").resizable() }

// colours are words, such as .accentColor, .secondary or .red: the client chooses their shades
var view161: some View { Text("a").foregroundStyle(Color(red: 1, green: 0, blue: 0)) }

// colours are words, such as .accentColor, .secondary or .red: the client chooses their shades
var view162: some View { Text("a").foregroundStyle(Color(white: 0.5)) }

// colours are words, such as .accentColor, .secondary or .red: the client chooses their shades
var view163: some View { Text("a").foregroundStyle(Color("brand")) }

// fonts are words, such as .title, .headline or .caption: the client knows its sizes
var view169: some View { Text("a").font(.system(size: 12)) }

// fonts are words, such as .title, .headline or .caption: the client knows its sizes
var view170: some View { Text("a").font(.custom("Futura", size: 12)) }

// use .light
var view175: some View { Text("a").fontWeight(.thin) }

// headers scroll with their rows; leave it out
var view179: some View { LazyVStack(pinnedViews: [.sectionHeaders]) { Text("a") } }

// headers scroll with their rows; leave it out
var view180: some View { LazyHStack(spacing: 8, pinnedViews: .sectionHeaders) { Text("a") } }

// use searchable(text:prompt:), and Toggles above the rows for what narrows the search
var view182: some View {
  Text("a").searchable(text: .constant(""), tokens: .constant([Branch()])) { _ in Text("b") }
}

// the client decides about room; use padding(_:) with edges
var view183: some View { Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }

// use if with an HStack and a VStack, or @Environment(\.horizontalSizeClass)
var view184: some View { AnyLayout(HStackLayout()) { Text("a") } }

// use if with an HStack and a VStack, or @Environment(\.horizontalSizeClass)
var view185: some View { AnyLayout(VStackLayout()) { Text("a") } }

// use navigationTitle(_:), and navigationBarTitleDisplayMode(_:) for how it is drawn
var view186: some View { Text("a").navigationBarTitle("b") }

// use navigationTitle(_:), and navigationBarTitleDisplayMode(_:) for how it is drawn
var view187: some View { Text("a").navigationBarTitle("b", displayMode: .inline) }

// use toolbar(content:) with a ToolbarItem(placement: .topBarLeading) or .topBarTrailing
var view188: some View { Text("a").navigationBarItems(leading: Text("b")) }

// use toolbar(content:) with a ToolbarItem(placement: .topBarLeading) or .topBarTrailing
var view189: some View { Text("a").navigationBarItems(trailing: Button("b") {}) }

// use toolbar(content:) with a ToolbarItem(placement: .topBarLeading) or .topBarTrailing
var view190: some View { Text("a").navigationBarItems(leading: Text("b"), trailing: Text("c")) }

// the client always shows the ways there are; leave it out
var view191: some View { Text("a").navigationBarHidden(true) }

// use tint(_:)
var view192: some View { Text("a").accentColor(.red) }

// use navigationDestination(isPresented:destination:) with a Button, or a NavigationLink(value:) and a path
var view193: some View { NavigationLink("a", destination: Text("b"), isActive: .constant(true)) }

// use navigationDestination(isPresented:destination:) with a Button, or a NavigationLink(value:) and a path
var view194: some View { NavigationLink("a", isActive: .constant(true)) { Text("b") } }

// use navigationDestination(isPresented:destination:) with a Button, or a NavigationLink(value:) and a path
var view195: some View {
  NavigationLink("a", destination: Text("b"), tag: 1, selection: .constant(1))
}

// use navigationDestination(isPresented:destination:) with a Button, or a NavigationLink(value:) and a path
var view196: some View {
  NavigationLink(destination: Text("b"), isActive: .constant(true)) { Text("a") }
}

// use navigationDestination(isPresented:destination:) with a Button, or a NavigationLink(value:) and a path
var view197: some View {
  NavigationLink(destination: Text("b"), tag: 1, selection: .constant(1)) { Text("a") }
}

// the client decides where the cells of a grid stand; leave it out
var view200: some View { Grid { GridRow { Text("a").gridCellAnchor(.center) } } }

// the client decides where the cells of a grid stand; leave it out
var view201: some View { Grid { GridRow { Text("a").gridCellUnsizedAxes(.horizontal) } } }

// the person sets the size of letters in the browser; leave it out
var view202: some View { Text("a").dynamicTypeSize(.large) }

// use foregroundStyle(_:) with one colour
var view203: some View { Text("a").foregroundStyle(.red, .blue) }

// a line has the colour of its text; leave the colour out
var view204: some View { Text("a").underline(true, color: .red) }

// a line has the colour of its text; leave the colour out
var view205: some View { Text("a").strikethrough(color: .red) }

// use ScrollViewReader to scroll, and defaultScrollAnchor(_:) for where one begins
var view207: some View { ScrollView { Text("a") }.scrollPosition(id: .constant(1)) }

// use ScrollViewReader to scroll, and defaultScrollAnchor(_:) for where one begins
struct Scrolled: View {
  @State var position = ScrollPosition(edge: .bottom)
  var body: some View {
    ScrollView { Text("a") }.scrollPosition($position)
    Button("b") { position.scrollTo(id: 1) }
  }
}

// the client draws what is presented; leave it out
var view208: some View { Text("a").presentationCornerRadius(8) }

// the client draws what is presented; leave it out
var view209: some View { Text("a").presentationBackgroundInteraction(.enabled) }

// put a Menu into a ToolbarItem(placement: .principal)
var view210: some View { Text("a").toolbarTitleMenu { Button("b") {} } }

// the client draws menus; leave it out
var view211: some View { Menu("a") {}.menuIndicator(.hidden) }

// the client draws menus; leave it out
var view212: some View { Menu("a") {}.menuOrder(.fixed) }

// there is no geometry here; use stacks and their alignment
var view213: some View { Text("a").alignmentGuide(.leading) { _ in 1 } }

// the client keeps the focus; leave it out
var view214: some View { Text("a").focusable() }

// it is no window: put it into var endpoints: [Endpoint] { } of the app
struct AnswersBesideWindows: App {
  var body: some Scene {
    Window("A", id: "a") { Text("a") }
    Endpoint(.get, "/status") { _ in .text("well") }
  }
}

// there is no menu bar: use a Menu in a ToolbarItem, and keyboardShortcut(_:) on buttons
struct HasCommands: App {
  var body: some Scene {
    WindowGroup("a", id: "a") { Text("a") }
      .commands { CommandMenu("a") { Button("b") {} } }
  }
}

// there is no menu bar: use a Menu in a ToolbarItem, and keyboardShortcut(_:) on buttons
struct ReplacesCommands: App {
  var body: some Scene {
    WindowGroup("a", id: "a") { Text("a") }
      .commands { CommandGroup(replacing: .newItem) { Button("b") {} } }
  }
}

// the person sizes the window; leave it out
struct HasWindowOfASize: App {
  var body: some Scene {
    WindowGroup("a", id: "a") { Text("a") }
      .defaultSize(width: 300, height: 400)
      .windowResizability(.contentSize)
      .windowStyle(.hiddenTitleBar)
  }
}

// use searchable(text:prompt:), and Toggles above the rows for what narrows the search
var view215: some View {
  List { Text("a") }.searchable(
    text: .constant(""), tokens: .constant([Branch]()), suggestedTokens: .constant([]),
    placement: .automatic, prompt: "b"
  ) { _ in Text("c") }
}

// use searchable(text:prompt:), and Toggles above the rows for what narrows the search
var view216: some View {
  List { Text("a") }.searchable(
    text: .constant(""), tokens: .constant([Branch]()), prompt: Text("b")
  ) { _ in Text("c") }
}

// use searchable(text:prompt:): the field is there at any time
var view217: some View {
  List { Text("a") }.searchable(
    text: .constant(""), isPresented: .constant(true), prompt: Text("b"))
}

// use a Button with contextMenu, or a Button beside a Menu
var view223: some View {
  Menu("a", systemImage: "star") {
    Text("b")
  } primaryAction: {
  }
}

// colours are words, and there are no gradients: use a Color
var view915: some View { Text("a").tint(Gradient(colors: [.red, .green])) }

// use a ShareLink for each of them, or one text of them all
var view226: some View { ShareLink(items: ["a", "b"]) }

// share a String or the URL of an Endpoint, which need no preview
var view3: some View { ShareLink(item: 1, preview: "a") }

// use a Picker of the colours that the app has names for
var view227: some View { ColorPicker(selection: .constant(.red)) { Text("a") } }

// use a DatePicker for each of the days, in a ForEach
var view228: some View { MultiDatePicker("a", selection: .constant([DateComponents()])) }

// the client spaces its bars; leave it out
var view229: some View {
  Text("a").toolbar {
    ToolbarItem { Text("b") }
    ToolbarSpacer(.fixed)
    ToolbarSpacer(.flexible, placement: .bottomBar)
  }
}

// use a Binding(get:set:) that asks all of them, and sets all of them
struct SwitchesAll: View {
  struct Line { var isOn = false }
  @State var lines = [Line()]
  var body: some View { Toggle("a", sources: $lines, isOn: \.isOn) }
}

// use TextField(_:value:format:), with .number or another style
var view230: some View { TextField("a", value: .constant(1), formatter: NumberFormatter()) }

// the client keeps the caret; leave the selection out
struct SelectsText: View {
  @State var selection: Int?
  var body: some View { TextField("a", text: .constant(""), selection: $selection) }
}

// use a Button that shows an alert with a TextField
var view231: some View { RenameButton() }

// the client draws what is presented; leave it out
var view235: some View { Text("a").containerBackground(.blue, for: .navigation) }

// the client draws what is presented; leave it out
var view236: some View { Text("a").dialogSeverity(.critical) }

// the client draws what is presented; leave it out
var view237: some View { Text("a").dialogIcon(Image(systemName: "star")) }

// the client draws bars; leave it out
var view238: some View { TabView { Text("a") }.tabBarMinimizeBehavior(.onScrollDown) }

// the client draws it; leave it out
var view239: some View { Text("a").glassEffect() }

// the client draws rows; leave it out, or choose a listStyle(_:)
var view240: some View { Text("a").listRowSeparatorTint(.red) }

// the client draws rows; leave it out, or choose a listStyle(_:)
var view241: some View { Text("a").listSectionSeparator(.hidden) }

// frames are the client's; use .periodic(from: .now, by: 1), or leave the motion out
var view242: some View { TimelineView(.animation) { Text($0.date, format: .dateTime) } }

// frames are the client's; use .periodic(from: .now, by: 1), or leave the motion out
var view7: some View {
  TimelineView(.animation(minimumInterval: 1, paused: false)) { _ in Text("a") }
}

// use Text(_:format:) with a style of Foundation, such as .dateTime
var view243: some View { Text(Date.now...Date.now) }

// the client draws it; leave it out
var view246: some View { Text("a").blendMode(.multiply) }

// the client draws it; leave it out
var view247: some View { Text("a").compositingGroup() }

// the client draws it; leave it out
var view248: some View { Text("a").drawingGroup() }

// the client draws it; leave it out
var view249: some View { Text("a").geometryGroup() }

// the client draws it; leave it out
var view250: some View { Text("a").contrast(2) }

// the client draws it; leave it out
var view251: some View { Text("a").grayscale(1) }

// the client draws it; leave it out
var view252: some View { Text("a").hueRotation(.degrees(20)) }

// the client draws it; leave it out
var view253: some View { Text("a").colorMultiply(.red) }

// the client draws it; leave it out
var view254: some View { Text("a").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)) }

// the client draws it; leave it out
var view255: some View { Text("a").visualEffect { content, _ in content } }

// the client draws it; leave it out
var view256: some View { Text("a").hoverEffect(.lift) }

// the client draws it; leave it out
var view257: some View { Text("a").badge(3).badgeProminence(.decreased) }

// a page is never drawn while it is locked; leave it out
var view258: some View { Text("a").privacySensitive() }

// the client mirrors symbols that have a direction; leave it out
var view259: some View { Text("a").flipsForRightToLeftLayoutDirection(true) }

// the client animates what appears, moves and goes by itself; leave it out
var view260: some View { Text("a").phaseAnimator([1.0, 2.0]) { content, _ in content } }

// the client animates what appears, moves and goes by itself; leave it out
var view261: some View { Text("a").scrollTransition { content, _ in content } }

// the client animates what appears, moves and goes by itself; leave it out
var view262: some View { Text("a").navigationTransition(.zoom(sourceID: 1, in: .none)) }

// the client animates what appears, moves and goes by itself; leave it out
var view263: some View { Text("a").matchedTransitionSource(id: 1, in: .none) }

// scrolling is the client's; leave it out
var view264: some View { Text("a").scrollBounceBehavior(.basedOnSize) }

// scrolling is the client's; leave it out
var view265: some View { Text("a").scrollClipDisabled() }

// scrolling is the client's; leave it out
var view266: some View {
  Text("a").onScrollGeometryChange(for: Double.self) { _ in
    0
  } action: { _, _ in
  }
}

// the client draws bars; leave it out
var view268: some View { Text("a").toolbarColorScheme(.dark, for: .navigationBar) }

// use safeAreaInset(edge:alignment:spacing:content:) on what is in a tab
var view269: some View { TabView { Text("a") }.tabViewBottomAccessory { Text("b") } }

// only a field takes what is pasted: use a TextField
var view270: some View { PasteButton(payloadType: String.self) { _ in } }

// let files go out by an Endpoint of the app, and a Link to it
var view272: some View {
  Text("a").fileExporter(isPresented: .constant(true), document: 1, contentType: .plain) { _ in }
}

// a URL leads to every screen of a window: use onOpenURL(perform:)
var view273: some View { Text("a").onContinueUserActivity("a") { _ in } }

// a URL leads to every screen of a window: use onOpenURL(perform:)
var view274: some View { Text("a").userActivity("a") { _ in } }

// a URL leads to every screen of a window: use onOpenURL(perform:)
var view275: some View { Text("a").handlesExternalEvents(preferring: [], allowing: ["*"]) }

// a page has no bars of a device; leave it out
var view276: some View { Text("a").statusBarHidden() }

// a page has no bars of a device; leave it out
var view277: some View { Text("a").persistentSystemOverlays(.hidden) }

// a page has no bars of a device; leave it out
var view278: some View { Text("a").defersSystemGestures(on: .bottom) }

// use keyboardShortcut(_:) on a button
var view279: some View { Text("a").onExitCommand {} }

// use keyboardShortcut(_:) on a button
var view280: some View { Text("a").onMoveCommand { _ in } }

// use keyboardShortcut(_:) on a button
var view281: some View { Text("a").onDeleteCommand {} }

// use swipeActions or contextMenu, which everybody finds
var view282: some View { Text("a").accessibilityActions { Button("b") {} } }

// leave navigationTitle(_:) out, or put a principal ToolbarItem in its place
var view283: some View { Text("a").toolbar(removing: .title) }

// use a sheet, or a Window of its own with a path
var scene284: some Scene { Settings { Text("a") } }

// there is no menu bar: use a Menu in a ToolbarItem, and keyboardShortcut(_:) on buttons
var scene285: some Scene { MenuBarExtra("a", systemImage: "star") { Text("a") } }

// use a Window, and keep documents in a database of the app
var scene286: some Scene { DocumentGroup(newDocument: 1) { _ in Text("a") } }

// use font(_:), which holds for all text inside; to ask for one, an EnvironmentKey
struct ReadsFont: View {
  @Environment(\.font) var value
  var body: some View { Text("a") }
}

// use lineLimit(_:), which holds for all text inside; to ask for it, an EnvironmentKey
struct ReadsLineLimit: View {
  @Environment(\.lineLimit) var value
  var body: some View { Text("a").environment(\.lineLimit, 2) }
}

// the keyboard and the mouse turn pages by their dots; leave it out
var view602: some View { Text("a").tabViewStyle(.page(indexDisplayMode: .never)) }

// keep what was there in a @State, and put it back in the action of a button, as in banner(_:actions:)
struct ReadsUndoManager: View {
  @Environment(\.undoManager) var value
  var body: some View {
    Button("Undo") { value?.undo() }
    Button("Change") { value?.registerUndo(withTarget: NSObject()) { _ in } }
  }
}

struct Said: Identifiable {
  var id = UUID()
  var words = ""
  var answers: UUID?
}

struct SaidOnce: Identifiable {
  var id = 0
  var day = Date()
  var said: [Said] = []
}

struct SaidView: View {
  let said: Said
  var answered: Said?
  var isMine: Bool
  var body: some View { Text(said.words) }
}

struct LongBackground: View {
  var groups: [SaidOnce] = []
  var all: [Said] = []
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(groups) { group in
          Section {
            ForEach(group.said) { said in
              SaidView(
                said: said, answered: said.answers.flatMap { id in all.first { $0.id == id } },
                isMine: said.words == "x"
              )
              .id(said.id)
              .swipeActions { Button("Reply", systemImage: "arrow.left") {} }
            }
          } header: {
            Text(group.day, format: .dateTime.weekday(.wide).day().month())
              .font(.caption).padding(.horizontal, 12).padding(.vertical, 4)
              .background(.thinMaterial)
              .frame(maxWidth: .infinity)
          }
        }
      }
      .padding()
    }
  }
}

struct LongBackgroundIn: View {
  var groups: [SaidOnce] = []
  var all: [Said] = []
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(groups) { group in
          Section {
            ForEach(group.said) { said in
              SaidView(
                said: said, answered: said.answers.flatMap { id in all.first { $0.id == id } },
                isMine: said.words == "x"
              )
              .id(said.id)
              .swipeActions { Button("Reply", systemImage: "arrow.left") {} }
            }
          } header: {
            Text(group.day, format: .dateTime.weekday(.wide).day().month())
              .font(.caption).padding(.horizontal, 12).padding(.vertical, 4)
              .background(.thinMaterial, in: .capsule)
              .frame(maxWidth: .infinity)
          }
        }
      }
      .padding()
    }
  }
}

struct LongClipShape: View {
  var groups: [SaidOnce] = []
  var all: [Said] = []
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(groups) { group in
          Section {
            ForEach(group.said) { said in
              SaidView(
                said: said, answered: said.answers.flatMap { id in all.first { $0.id == id } },
                isMine: said.words == "x"
              )
              .id(said.id)
              .swipeActions { Button("Reply", systemImage: "arrow.left") {} }
            }
          } header: {
            Text(group.day, format: .dateTime.weekday(.wide).day().month())
              .font(.caption).padding(.horizontal, 12).padding(.vertical, 4)
              .clipShape(.rect(cornerRadius: 8))
              .frame(maxWidth: .infinity)
          }
        }
      }
      .padding()
    }
  }
}

// use Sections with headers, which a screen reader jumps between
var view604: some View { Text("a").accessibilityRotor("b") { Text("c") } }

// use accessibilityLabel(_:): a control has one name
var view605: some View { Text("a").accessibilityInputLabels(["b"]) }

// use accessibilityLabel(_:) and accessibilityValue(_:)
var view606: some View { Text("a").accessibilityChildren { Text("b") } }

// use accessibilityLabel(_:) and accessibilityValue(_:)
var view607: some View { Text("a").accessibilityRepresentation { Text("b") } }

// the person sets the size of letters in the browser; leave it out
var view608: some View { Text("a").accessibilityShowsLargeContentViewer() }

// a Link leads where it says: use a Button where something else is to happen
var view609: some View { Text("a").environment(\.openURL, OpenURLAction { _ in .handled }) }

// use bordered
var view611: some View { Button("a") {}.buttonStyle(.glass) }

// use borderedProminent
var view612: some View { Button("a") {}.buttonStyle(.glassProminent) }

// it leads on in its own column; give the List a selection for another
var view613: some View { NavigationLink("a", value: 1).isDetailLink(false) }

// use safeAreaInset(edge:alignment:spacing:content:)
var view614: some View { Text("a").safeAreaBar(edge: .bottom) { Text("b") } }

// the client draws bars; leave it out
var view615: some View { Text("a").searchToolbarBehavior(.minimize) }

// the client draws what is presented; leave it out
var view616: some View { Text("a").presentationContentInteraction(.scrolls) }

// show a sheet with a Toggle, and keep what it says
var view617: some View { Text("a").dialogSuppressionToggle(isSuppressed: .constant(true)) }

// show a sheet with a Toggle, and keep what it says
var view618: some View { Text("a").dialogSuppressionToggle("b", isSuppressed: .constant(true)) }

// the client draws menus; leave it out
var view619: some View { Text("a").menuActionDismissBehavior(.disabled) }

// the client says what can be selected; leave it out
var view620: some View { Text("a").copyable(["b"]) }

// the client draws rows; leave it out, or choose a listStyle(_:)
var view621: some View { Text("a").alternatingRowBackgrounds() }

// count in task(_:), with a loop that sleeps and sets a @State
var view622: some View { ProgressView(timerInterval: Date()...Date()) }

// use @FocusState and focused(_:equals:) on a field
struct AssistedFocus: View {
  @AccessibilityFocusState private var isThere: Bool
  var body: some View { Text("a").accessibilityFocused($isThere) }
}

// the whole view is tapped; leave it out
struct LongContentShape: View {
  var groups: [SaidOnce] = []
  var all: [Said] = []
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(groups) { group in
          Section {
            ForEach(group.said) { said in
              SaidView(
                said: said, answered: said.answers.flatMap { id in all.first { $0.id == id } },
                isMine: said.words == "x"
              )
              .id(said.id)
              .swipeActions { Button("Reply", systemImage: "arrow.left") {} }
            }
          } header: {
            Text(group.day, format: .dateTime.weekday(.wide).day().month())
              .font(.caption).padding(.horizontal, 12).padding(.vertical, 4)
              .contentShape(.rect)
              .frame(maxWidth: .infinity)
          }
        }
      }
      .padding()
    }
  }
}

// use @FocusState and focused(_:) on the field, and hand its value down
struct FocusAround: View {
  @Environment(\.isFocused) private var isFocused
  var body: some View { Text("a") }
}

extension FocusedValues {
  var chosen: String? {
    get { nil }
    set {}
  }
}

// there is no menu bar: keep it in an observable object that both views are handed
struct FocusedChoice: View {
  @FocusedValue(\.chosen) private var chosen
  var body: some View { Text(chosen ?? "") }
}

// there is no menu bar: keep it in an observable object that both views are handed
var focused1: some View { Text("a").focusedValue(\.chosen, "b") }

// there is no menu bar: keep it in an observable object that both views are handed
var focused2: some View { Text("a").focusedSceneValue(\.chosen, "b") }

// the chosen option says it; leave currentValueLabel out
var current1: some View {
  Picker("Size", selection: .constant(1)) {
    Text("1").tag(1)
  } currentValueLabel: {
    Text("One")
  }
}

// a page may not keep anybody: use interactiveDismissDisabled(_:) on a sheet, and a confirmationDialog
var closing1: some View {
  Text("a").dismissalConfirmationDialog("Sure?", shouldPresent: true) { Button("Stay") {} }
}

// put it on the screens of the tabs
var sidebar1: some View { TabView { Text("a") }.tabViewSidebarHeader { Text("b") } }

// put it on the screens of the tabs
var sidebar2: some View { TabView { Text("a") }.tabViewSidebarFooter { Text("b") } }

// the client draws rows; leave it out, or use a Button
var mark1: some View { NavigationLink("A", value: 1).navigationLinkIndicatorVisibility(.hidden) }

// the client draws bars; leave it out
var bar1: some View { Text("a").searchPresentationToolbarBehavior(.avoidHidingContent) }

enum Place { case home, away }

// the client draws the picture; leave it out
var picture1: some View {
  AsyncImage(url: URL(string: "/a")) {
    $0.resizable().interpolation(.none)
  } placeholder: {
    Text("b")
  }
}

// the client draws the picture; leave it out
var picture2: some View {
  AsyncImage(url: URL(string: "/a")) {
    $0.antialiased(false)
  } placeholder: {
    Text("b")
  }
}

// use a Link to the address, in a ToolbarItem
var file1: some View { Text("a").navigationDocument(URL(string: "https://example.com")!) }

// use defaultFocus(_:_:) with a @FocusState
var focus1: some View { Text("a").prefersDefaultFocus(true, in: 1) }

// scrolling is the client's; leave it out
var edge1: some View { Text("a").scrollEdgeEffectStyle(.soft, for: .top) }

// put a Menu into a ToolbarItem(placement: .principal)
var title1: some View { Text("a").toolbar { ToolbarTitleMenu { Button("b") {} } } }

// use Text(_:comment:): an app has one StringCatalog, App.stringCatalog
var words1: some View { Text("a", tableName: "Shop") }

// use Text(_:comment:): an app has one StringCatalog, App.stringCatalog
var words2: some View { Text("a", bundle: .module) }

// use StringCatalog.string(_:locale:), with the locale of the view
var words3: String { String(localized: "a") }

// the client animates what appears, moves and goes by itself; leave it out
var rare00: some View { Text("a").transaction { $0.animation = nil } }

// the client animates what appears, moves and goes by itself; leave it out
var rare01: some View { Text("a").transaction { $0.disablesAnimations = true } }

// the client draws it; leave it out
var rare02: some View { LabeledContent("a", value: "b").labeledContentStyle(.automatic) }

// the client draws it; leave it out
var rare03: some View { TextEditor(text: .constant("")).textEditorStyle(.plain) }

// say it where the background is: background(_:in:)
var rare04: some View { Text("a").backgroundStyle(.blue.gradient) }

// the client sets lines of text; leave it out
var rare06: some View { Text("a").baselineOffset(4) }

// use accessibilityAddTraits(.isHeader)
var rare07: some View { Text("a").accessibilityHeading(.h2) }

// use swipeActions or contextMenu, which everybody finds
var rare08: some View { Text("a").accessibilityAction { print("a") } }

// use swipeActions or contextMenu, which everybody finds
var rare09: some View { Text("a").accessibilityAction(.escape) { print("a") } }

// the client draws bars; leave it out
var rare10: some View { Text("a").statusBar(hidden: true) }

// use confirmationDialog(_:isPresented:actions:) with Buttons
var rare11: some View {
  Text("a").actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("b")) }
}

// sizes are the client's; use frame(maxWidth: .infinity)
var rare12: some View { Text("a").containerRelativeFrame(.horizontal, alignment: .leading) }

// sizes are the client's; use frame(maxWidth: .infinity)
var rare13: some View {
  Text("a").containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
}

// sizes are the client's; use frame(maxWidth: .infinity)
var rare14: some View {
  Text("a").containerRelativeFrame(.horizontal, count: 3, spacing: 8)
}

// there are symbols only, and the client draws them; leave it out
var rare15: some View { Image(systemName: "star").symbolEffect(.pulse, isActive: true) }

// there are symbols only, and the client draws them; leave it out
var rare16: some View {
  Image(systemName: "star").symbolEffect(.bounce, options: .repeat(2), value: 1)
}

// the client sizes text; leave it out
struct ReadsTypeSize: View {
  @Environment(\.dynamicTypeSize) private var size
  var body: some View { if size.isAccessibilitySize { Text("a") } }
}

// the client sizes text; leave it out
var rare17: DynamicTypeSize?

// use LocalizedStringKey: there is one StringCatalog for all words
struct Titled { var title: LocalizedStringResource = "a" }

// use onChange(of:) on the view in the window
struct ScenedApp: App {
  var body: some Scene { WindowGroup { Text("a") }.onChange(of: 1) { print("a") } }
}

// use environment(_:) on the view in the window
struct HandedApp: App {
  @State private var model = HandedModel()
  var body: some Scene { WindowGroup { Text("a") }.environment(model) }
}

// use a Gauge or a ProgressView for a value, and a symbol beside it
var rare19: some View { Image(systemName: "wifi", variableValue: 0.5) }

// use systemImage:, or an AsyncImage as the icon
var rare20: some View { Label("a", image: "logo") }

// use systemImage:, or an AsyncImage as the icon
var rare21: some View { TabView { Tab("a", image: "logo") { Text("b") } } }

// use systemImage:, or an AsyncImage as the icon
var rare22: some View { ContentUnavailableView("a", image: "logo") }

// the client draws rows; leave it out, or use a Table
var rare23: some View {
  List { Text("a") }.listStyle(.inset(alternatesRowBackgrounds: true))
}

// use onSubmit(_:), and focused(_:) for whether the person is in it
var rare24: some View {
  TextField("a", text: .constant("")) { isEditing in
    print(isEditing)
  } onCommit: {
    print("b")
  }
}

// use onSubmit(_:), and focused(_:) for whether the person is in it
var rare25: some View { TextField("a", text: .constant(""), onCommit: { print("b") }) }

// sizes are the client's; use @Environment(\.horizontalSizeClass) for what depends on the width
var rare26: some View {
  Text("a").onGeometryChange(for: CGSize.self) {
    $0.size
  } action: {
    print($0.width)
  }
}

// sizes are the client's; use @Environment(\.horizontalSizeClass) for what depends on the width
var rare27: some View {
  Text("a").onGeometryChange(for: CGRect.self) {
    $0.frame(in: .global)
  } action: { _ in
  }
}

// the client sets text; leave it out
var rare28: some View { Text("a").fontWidth(.condensed) }

// use font(_:) with .caption or .footnote
var rare29: some View { Text("a").textScale(.secondary) }

// a browser draws, without UIKit and AppKit: compose the view of others
struct Wrapped: UIViewRepresentable {}

// a browser draws, without UIKit and AppKit: compose the view of others
struct WrappedController: UIViewControllerRepresentable {}

// a browser draws, without UIKit and AppKit: compose the view of others
struct WrappedOnMac: NSViewRepresentable {}

// use NavigationSplitView for columns, or inspector(isPresented:content:)
var rare30: some View { HSplitView { Text("a") } }

// use NavigationSplitView for columns, or inspector(isPresented:content:)
var rare31: some View { VSplitView { Text("a") } }

// show an AsyncImage of it, or lead to it with a Link
var rare32: some View { Map() }

// show an AsyncImage of it, or lead to it with a Link
var rare33: some View { VideoPlayer(player: 1) }

// a client may have no pointer; leave it out
var rare34: some View { Text("a").onContinuousHover { _ in } }

// a client may have no pointer; leave it out
var rare35: some View { Text("a").pointerStyle(.link) }

// the browser moves the focus; leave it out
var rare36: some View { Text("a").focusSection() }

// sizes are the client's; use @Environment(\.horizontalSizeClass) for what depends on the width
var rare37: some View { Text("a").coordinateSpace(.named("b")) }

// sizes are the client's; use @Environment(\.horizontalSizeClass) for what depends on the width
var rare38: some View { Text("a").coordinateSpace(name: "b") }

// use a TextField for text, and fileImporter for files
var rare39: some View { Text("a").pasteDestination(for: String.self) { print($0) } }

// sizes are the client's; use @Environment(\.horizontalSizeClass) for what depends on the width
var rare40: some View {
  Text("a").anchorPreference(key: Width.self, value: .bounds, transform: { _ in 0 })
}

// only the browser has it: use ShareLink(item:), which offers to copy, or a Text to select
var copying: some View { Button("Copy") { UIPasteboard.general.string = "a" } }

// Text(LocalizedStringKey(words)) shows words with Markdown in them
func marked() throws -> AttributedString { try AttributedString(markdown: "**a**") }

// Text(LocalizedStringKey(words)) shows words with Markdown in them
func markedInline() -> AttributedString? {
  try? AttributedString(
    markdown: "a", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
}

// a ring is a Gauge(value:label:) with gaugeStyle(.accessoryCircularCapacity)
var ring: some View { Circle().trim(from: 0, to: 0.4).stroke(.red, lineWidth: 4) }

// the client draws it; leave it out
var menu9: some View { Text("a").menuStyle(.borderlessButton) }

// write tint(_:) on the toggle
var toggle9: some View { Text("a").toggleStyle(SwitchToggleStyle(tint: .red)) }

// write tint(_:) on the progress view
var progress9: some View {
  ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
}

// write tint(_:) on the progress view
var progress10: some View {
  ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
}

// the client decides how high rows are; leave it out
var rows9: some View { List { Text("a") }.environment(\.defaultMinListRowHeight, 10) }

// the client decides how high rows are; leave it out
var rows10: some View { List { Text("a") }.environment(\.defaultMinListHeaderHeight, 10) }

// write Markdown: Text("**bold**"), or join texts with +
func fonts() -> AttributedString {
  var words = AttributedString("a")
  words.font = .headline
  return words
}

// write Markdown: Text("**bold**"), or join texts with +
func colours() -> AttributedString {
  var words = AttributedString("a")
  words.foregroundColor = .red
  return words
}

// write #Preview { SomeView() }: --previews shows what that declares, not this
struct Notes_Previews: PreviewProvider {
  static var previews: some View { Text("a") }
}

// name the preview: #Preview("Name") { SomeView() }
var preview1: some View { Text("a").previewDisplayName("A") }

// the browser's window is as large as you make it; leave it out
var preview2: some View { Text("a").previewLayout(.sizeThatFits) }

// the browser's window is as large as you make it; leave it out
var preview3: some View { Text("a").previewLayout(.fixed(width: 100, height: 40)) }

// the browser's window is as large as you make it; leave it out
var preview4: some View { Text("a").previewDevice("iPhone 16") }

// leave the traits out: the browser's window is as large as you make it
#Preview("A", traits: .landscapeLeft) { Text("a") }

// leave the traits out: the browser's window is as large as you make it
#Preview(traits: .fixedLayout(width: 100, height: 40)) { Text("a") }

// colours are words, and there are no gradients: use a Color
var gradient9: some View {
  LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
}

// the client decides about room; leave it out
var margins9: some View { List {}.contentMargins(.horizontal, 20, for: .scrollContent) }

// the client decides about room; leave it out
var margins10: some View { List {}.contentMargins(20, for: .scrollContent) }

// the client draws bars; leave it out
var bars9: some View { List {}.toolbarBackground(Color.red, for: .navigationBar) }

// the client draws it; leave it out
var saturation9: some View { Text("a").saturation(0) }

// there is no geometry here; use stacks and their alignment
var guide9: some View { Text("a").alignmentGuide(.leading) { $0[.trailing] } }

// there is no geometry here; use stacks and their alignment
var guide10: some View { Text("a").alignmentGuide(.leading) { d in d.width / 2 } }

// the client shows where the focus is; leave it out
var focus9: some View { Text("a").focusEffectDisabled() }

// the client animates what appears, moves and goes by itself; leave it out
var motion1: some View {
  Text("a").phaseAnimator([1.0, 2.0], trigger: 1) { content, _ in content }
}

// the client animates what appears, moves and goes by itself; leave it out
var motion2: some View {
  Text("a").keyframeAnimator(initialValue: 1.0, trigger: 1) { content, _ in
    content
  } keyframes: {
    _ in
    .none
  }
}

// the client animates what appears, moves and goes by itself; leave it out
var motion3: some View {
  Text("a").keyframeAnimator(initialValue: 1.0) { content, _ in
    content
  } keyframes: { _ in
    .none
  }
}

// use a TextField for text, and fileImporter for files
var paste1: some View { Text("a").onPasteCommand(of: ["public.text"]) { _ in } }

// use a Link to an Endpoint that answers with the file
var look1: some View { Text("a").quickLookPreview(.constant(URL(string: "/a"))) }

// the client keeps the caret; leave the selection out
var selected1: TextSelection?

// use a SharedEventSource and onReceive with its events(of:), which reach every worker
let posted1 = NotificationCenter.default.publisher(for: Notification.Name("a"))

// headers scroll with their rows; leave it out
var grid1: some View {
  LazyVGrid(columns: [GridItem()], pinnedViews: [.sectionHeaders]) { Text("a") }
}

// the client draws it; leave it out
var glass1: some View {
  Text("a").glassEffect(.regular, in: .rect(cornerRadius: 16))
}

// the client draws the ground of a screen; leave it out
var ground1: some View { Text("a").background() }

// the client has one design, and monospaced(): leave the design out
var font1: some View { Text("a").font(.system(.title, design: .rounded)) }

// the client always shows the ways there are; leave it out
var bars11: some View { Text("a").toolbar(.hidden, for: .navigationBar, .tabBar) }

// the client draws bars; leave it out
var bars12: some View { Text("a").toolbarBackgroundVisibility(.hidden, for: .navigationBar) }

// the client draws rows; leave it out, or choose a listStyle(_:)
var insets1: some View {
  List { Text("a").listRowInsets(.init(top: 0, leading: 8, bottom: 0, trailing: 8)) }
}

// colours are words, such as .accentColor, .secondary or .red: the client chooses their shades
let shade9 = Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 1)

// colours are words, such as .accentColor, .secondary or .red: the client chooses their shades
let shade10 = Color(.sRGB, white: 0.9)

// share a String or the URL of an Endpoint, which need no preview
var share1: some View {
  ShareLink(item: 1, preview: SharePreview("a", image: Image(systemName: "photo"))) { Text("b") }
}

// share a String or the URL of an Endpoint, which need no preview
var share2: some View { ShareLink("a", item: 1, preview: SharePreview("b")) }

// share a String or the URL of an Endpoint, which need no preview
var share3: some View {
  ShareLink(item: "a", subject: Text("b"), preview: SharePreview("c", icon: "d"))
}

// the client animates what appears, moves and goes by itself; leave it out
let motion4: Animation = .easeInOut(duration: 0.2)

// the client animates what appears, moves and goes by itself; leave it out
let motion5 = Animation.spring(response: 0.4).repeatForever(autoreverses: false)

// the client animates what appears, moves and goes by itself; leave it out
var motion6: some View {
  Text("a").animation(Animation.easeOut(duration: 0.2).delay(0.1), value: 1)
}

// the client animates what appears, moves and goes by itself; leave it out
extension AnyTransition {
  static var rising: AnyTransition {
    .asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .opacity)
  }
}

// the client animates what appears, moves and goes by itself; leave it out
var motion7: some View { Text("a").rotationEffect(Angle(degrees: 45)) }

// the client animates what appears, moves and goes by itself; leave it out
let motion8 = Angle.degrees(45)

// use NavigationStack, or NavigationSplitView for columns
var columns9: some View { Text("a").navigationViewStyle(StackNavigationViewStyle()) }

// use NavigationStack, or NavigationSplitView for columns
var columns10: some View { NavigationView { Text("a") }.navigationViewStyle(.stack) }

// use preferredColorScheme(_:), which is the whole page's
var scheme9: some View { Text("a").colorScheme(.dark) }

// scrolling is the client's; leave it out
var scrolling9: some View {
  List {}.onScrollPhaseChange { _, phase in
    if phase == .idle { print("still") }
  }
}

// a view is not cut off; use clipShape(_:) on a picture or a background
var mask1: some View { Text("a").mask(Circle()) }

// sizes are the client's; use @Environment(\.horizontalSizeClass) for what depends on the width
var screen1: some View { Text("a").frame(width: UIScreen.main.bounds.width * 0.8) }

// use @Environment(\.openURL) to open a URL; all else is the client's
func opens() { UIApplication.shared.open(URL(string: "https://example.com")!) }

// use @Environment(\.openURL) to open a URL; all else is the client's
func sleeps() { UIApplication.shared.isIdleTimerDisabled = true }

// there is nothing to feel through a server; leave it out
func feel1() { UIImpactFeedbackGenerator(style: .medium).impactOccurred() }

// there is nothing to feel through a server; leave it out
func feel2() { UINotificationFeedbackGenerator().notificationOccurred(.success) }

// there is nothing to feel through a server; leave it out
func feel3() { UISelectionFeedbackGenerator().selectionChanged() }

// use if around the tab
var tabs9: some View {
  TabView { Tab("a", systemImage: "star") { Text("b") }.hidden(true) }
}

// the client draws bars; leave it out
var tabs10: some View {
  TabView { Tab("a", systemImage: "star") { Text("b") }.customizationID("a") }
}

// the client draws bars; leave it out
struct CustomTabs: View {
  @State private var customization = TabViewCustomization()
  var body: some View {
    TabView {
      Tab("a", systemImage: "star") { Text("b") }.customizationBehavior(.disabled, for: .tabBar)
    }
    .tabViewCustomization($customization)
  }
}

// the client draws it; leave it out
var progress11: some View { ProgressView().progressViewStyle(CircularProgressViewStyle()) }

// the client draws it; leave it out
var progress12: some View {
  ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle())
}

// write a view that takes its content, or a ViewModifier; the client draws this one
struct Labelled: LabeledContentStyle {}

// write a view that takes its content, or a ViewModifier; the client draws this one
struct Folded: DisclosureGroupStyle {}

// write a view that takes its content, or a ViewModifier; the client draws this one
struct Listed: MenuStyle {}

// the client animates what appears, moves and goes by itself; make it a ViewModifier
struct Shaken: AnimatableModifier {
  func body(content: Content) -> some View { content }
}

// write a container that takes an array, and a view for each element
extension ContainerValues {}

// write a container that takes an array, and a view for each element
var group1: some View { Group(subviews: Text("a")) { _ in Text("b") } }

// the client animates what appears, moves and goes by itself; make the change without it
func change1() { withTransaction(Transaction()) {} }

// colours are words, and there are no gradients: use a Color
var paint1: some View {
  Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
}

// colours are words, and there are no gradients: use a Color
var paint2: some View {
  Text("a").foregroundStyle(
    .linearGradient(Gradient(colors: [.red]), startPoint: .top, endPoint: .bottom))
}

// write overlay { } with the same shape, which has the stroke(_:lineWidth:)
var paint3: some View { Circle().fill(.red).stroke(.blue, lineWidth: 1) }

// write overlay { } with the same shape, which has the stroke(_:lineWidth:)
var paint4: some View { Circle().fill(.red).strokeBorder(.blue) }

// use padding(_:) around the shape
var paint5: some View { Circle().inset(by: 2) }

// colours are words: use a Color that has a name
var paint9: some View { Color.red.mix(with: .blue, by: 0.5) }

// use searchable(text:prompt:), and Toggles above the rows for what narrows the search
struct TokenSearch: View {
  @State private var text = ""
  @State private var tokens: [Branch] = []
  @State private var isSearching = false
  var body: some View {
    Text("a").searchable(text: $text, tokens: $tokens, isPresented: $isSearching) { _ in
      Text("b")
    }
  }
}

// the client follows what the person has set; leave it out
struct Settings1: View {
  @Environment(\.accessibilityDifferentiateWithoutColor) private var value
  var body: some View { Text("a") }
}

// the client follows what the person has set; leave it out
struct Settings2: View {
  @Environment(\.accessibilityVoiceOverEnabled) private var value
  var body: some View { Text("a") }
}

// the client draws it; to ask for one, an EnvironmentKey
struct Drawn1: View {
  @Environment(\.controlSize) private var value
  var body: some View { Text("a") }
}

// the client draws it; to ask for one, an EnvironmentKey
struct Drawn2: View {
  @Environment(\.multilineTextAlignment) private var value
  var body: some View { Text("a") }
}

// the client draws it; to ask for one, an EnvironmentKey
struct Drawn3: View {
  @Environment(\.truncationMode) private var value
  var body: some View { Text("a") }
}

// the client draws it; to ask for one, an EnvironmentKey
struct Drawn4: View {
  @Environment(\.symbolVariants) private var value
  var body: some View { Text("a") }
}

// the client draws it; to ask for one, an EnvironmentKey
struct Drawn5: View {
  @Environment(\.headerProminence) private var value
  var body: some View { Text("a") }
}

// the client sizes text; leave it out
struct Sized1: View {
  @Environment(\.pixelLength) private var value
  var body: some View { Text("a") }
}

// use @Environment(\.openURL) with a URL of the window
struct Windows1: View {
  @Environment(\.supportsMultipleWindows) private var value
  var body: some View { Text("a") }
}

// use @Environment(\.openURL) with a URL of the window
struct Windows2: View {
  @Environment(\.openSettings) private var value
  var body: some View { Text("a") }
}

// no shop sells the app: use a Link to where people may say so
struct Review1: View {
  @Environment(\.requestReview) private var value
  var body: some View { Text("a") }
}

// use @Environment(\.openURL), and an Endpoint for the answer
struct SignIn1: View {
  @Environment(\.webAuthenticationSession) private var value
  var body: some View { Text("a") }
}

// the client draws it; leave it out
struct Dated: View {
  @State private var date = Date()
  var body: some View {
    DatePicker("a", selection: $date).datePickerStyle(GraphicalDatePickerStyle())
  }
}

// the client follows what the person has set; leave it out
struct Contrasted: View {
  @Environment(\.colorSchemeContrast) private var value
  var body: some View { Text("a") }
}

// the client draws it; to ask for one, an EnvironmentKey
struct Spaced2: View {
  @Environment(\.lineSpacing) private var value
  var body: some View { Text("a") }
}

// the client draws it; to ask for one, an EnvironmentKey
struct Grounded2: View {
  @Environment(\.backgroundStyle) private var value
  var body: some View { Text("a") }
}

// use a Button that shows a TextField in an alert
struct Renamed2: View {
  @Environment(\.rename) private var value
  var body: some View { Text("a") }
}

// use onChange(of:) with a print for each value that the body reads
struct Printing: View {
  var body: some View {
    let _ = Self._printChanges()
    Text("a")
  }
}

// use onChange(of:) with a print for each value that the body reads
struct Logging: View {
  var body: some View {
    let _ = Self._logChanges()
    Text("a")
  }
}

// the client draws it; leave it out
var bright: some View { Text("a").brightness(0.2) }

// the client draws it; leave it out
var contained: some View { Text("a").containerShape(.rect(cornerRadius: 8)) }

// a button is pressed once each time: use a Stepper for what is counted
var repeating: some View { Button("a") {}.buttonRepeatBehavior(.enabled) }

// the client draws it; leave it out
var margins: some View { List { Section { Text("a") }.listSectionMargins(.horizontal, 8) } }

// the client draws words: use font(_:) and foregroundStyle(_:)
var rendered: some View { Text("a").textRenderer(HandedModel()) }

// the client draws it; leave it out
var leading: some View { Text("a").font(.body.leading(.tight)) }

// use a RoundedRectangle
var relative: some View { ContainerRelativeShape() }

// leave the store out: it is the person's browser that keeps it
struct Elsewhere: View {
  @AppStorage("a", store: UserDefaults(suiteName: "g")) private var value = 1
  var body: some View { Text("a") }
}
