/// A view or a modifier that says something about the tab it is, or is around.
@usableFromInline
protocol TabPart {
  func describe(_ tab: TabDescription)
}

extension Tab: TabPart {
  @usableFromInline
  func describe(_ tab: TabDescription) {
    if let value { tab.value = value }
    tab.role = role?.name
    tab.label(by: label)
  }

  /// Adds one tab.
  @inlinable
  public static func _collectTabs(
    of view: borrowing Tab, into collector: inout TabCollector
  ) { collector.add(part: view) }
}

extension TabItemView: TabPart {
  @usableFromInline
  func describe(_ tab: TabDescription) {
    tab.label(by: label)
    (content as? any TabPart)?.describe(tab)
  }

  /// Adds one tab.
  @inlinable
  public static func _collectTabs(
    of view: borrowing TabItemView, into collector: inout TabCollector
  ) { collector.add(part: view) }
}

extension TaggedView: TabPart {
  @usableFromInline
  func describe(_ tab: TabDescription) {
    (content as? any TabPart)?.describe(tab)
    tab.value = self.tag
  }

  /// Adds one tab.
  @inlinable
  public static func _collectTabs(
    of view: borrowing TaggedView, into collector: inout TabCollector
  ) { collector.add(part: view) }
}

extension ModifiedContent: TabPart {
  @usableFromInline
  func describe(_ tab: TabDescription) {
    if let modification = modifier as? PendingModification, let pending = modification.pending {
      tab.add(pending)
    }
    (content as? any TabPart)?.describe(tab)
  }

  /// Adds one tab, or those of a group with the modifier around each.
  @inlinable
  public static func _collectTabs(
    of view: borrowing ModifiedContent, into collector: inout TabCollector
  ) {
    if Content.self is any TabGroup.Type {
      collector.visit(view.content, inside: view.modifier)
    } else {
      collector.add(part: view)
    }
  }
}

/// A view that is several tabs, each of which has the modifiers around it.
@usableFromInline
protocol TabGroup {}

extension Group: TabGroup {}
extension ForEach: TabGroup where Content: View {}
extension ModifiedContent: TabGroup where Content: TabGroup {}

/// A view that says what is written on a tab.
protocol TabLabelPart {
  func add(to tab: TabDescription)
}

extension Text: TabLabelPart {
  func add(to tab: TabDescription) { tab.text = tab.text ?? string }
}

extension Image: TabLabelPart {
  func add(to tab: TabDescription) { tab.systemImage = tab.systemImage ?? symbol }
}

extension Label: TabLabelPart {
  func add(to tab: TabDescription) {
    (title as? any TabLabelPart)?.add(to: tab)
    (icon as? any TabLabelPart)?.add(to: tab)
  }
}

extension PairView: TabLabelPart {
  func add(to tab: TabDescription) {
    (first as? any TabLabelPart)?.add(to: tab)
    (second as? any TabLabelPart)?.add(to: tab)
  }
}

extension ModifiedContent: TabLabelPart {
  func add(to tab: TabDescription) { (content as? any TabLabelPart)?.add(to: tab) }
}
