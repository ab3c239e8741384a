import ScreenDocument

// A picker that is a link: it shows what is chosen, and leads to a screen of the options, which goes when one of them is
// chosen. The screen is one of the stack's like those of links to views, so it goes back, sleeps and wakes as they do.

/// What a picker chooses, for the screen of its options.
private struct OptionScreen<Selection: Hashable>: View {
  let selection: Binding<Selection>
  let options: PickerOptions<Selection>
  let title: String
  let leave: @MainActor () -> Void

  var body: some View {
    let chosen = options.option(of: selection.wrappedValue)?.name
    List {
      ForEach(options.all, id: \.name) { option in
        OptionRow(option: option, isChosen: option.name == chosen) { choose(option.name) }
      }
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private func choose(_ name: String) {
    if let tag = options.tag(named: name) { selection.wrappedValue = tag }
    leave()
  }
}

/// An option, with a check mark where it is the one that is chosen.
private struct OptionRow: View {
  let option: PickerOption
  let isChosen: Bool
  let choose: @MainActor () -> Void

  var body: some View {
    Button(action: choose) {
      HStack {
        if let symbol = option.systemImage {
          Label(option.text, systemImage: symbol)
        } else {
          Text(verbatim: option.text)
        }
        Spacer()
        if isChosen { Image(systemName: "checkmark").foregroundStyle(.tint) }
      }
      .foregroundStyle(.primary)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

extension RenderContext {
  /// The context in which pickers are links.
  func linkingPickers() -> RenderContext {
    var copy = self
    copy.environment.styled.insert(.linkedPickers)
    return copy
  }

  /// Whether pickers are links here, or menus where there is no stack to lead to.
  @usableFromInline
  var linksPickers: Bool { environment.styled.contains(.linkedPickers) }

  /// Writes a link to the options of a picker, with the one that is chosen; without a stack around, a menu.
  @usableFromInline
  func renderLinked<Label: View, Selection: Hashable>(
    _ selection: Binding<Selection>, label: Label,
    _ collect: @escaping @MainActor (inout OptionCollector) -> Void
  ) {
    guard renderer.element?.standsInStack ?? false else {
      adding(.word(.pickerStyle, "menu")).renderPicker(selection, label: label, collect)
      return takeBack()
    }
    let options = PickerOptions<Selection>(collect: collect, environment: environment.values)
    let title = options.words(of: label)
    let link = beginLink { context, leave in
      let screen = OptionScreen(
        selection: selection, options: options, title: title, leave: leave)
      Wheelhouse.render(screen, in: context.unstyled())
    }
    link.labelledLine(label, options.option(of: selection.wrappedValue)?.text)
    link.end()
  }

  /// Writes what a link is called, and a value at the other end if there is one.
  private func labelledLine<Label: View>(_ label: Label, _ value: String?) {
    guard let value else { return labelled(by: label, keepsLooks: true) }
    labelled(by: LabeledContent(content: { Text(verbatim: value) }, label: { label }))
  }
}

extension PickerOptions {
  /// The first words of a view.
  fileprivate func words<Label: View>(of label: Label) -> String {
    let named = PickerOptions<Int>(
      collect: {
        let outer = $0.enter(0)
        Label._collectOptions(of: label, into: &$0)
        $0.leave(to: outer)
      }, environment: environment)
    return named.all.first { !$0.text.isEmpty }?.text ?? ""
  }
}

extension Element {
  /// Whether a screen that is pushed here is one of a stack around, with neither a column nor a sheet in between.
  fileprivate final var standsInStack: Bool {
    var candidate: Element? = self
    while let found = candidate {
      if found is NavigationStackElement { return true }
      if found is ColumnElement || found is PresentationElement { return false }
      candidate = found.owner
    }
    return false
  }
}
