/// A view or a modifier that says something about the tab it is, or is around.
protocol TabPart {
  func describe(_ tab: inout TabDescription)
}

extension Tab: TabPart {
  func describe(_ tab: inout TabDescription) {
    if let value { tab.value = value }
    tab.role = role?.name
    tab.label(by: label)
  }
}

extension TabItemView: TabPart {
  func describe(_ tab: inout TabDescription) {
    tab.label(by: label)
    (content as? any TabPart)?.describe(&tab)
  }
}

extension TaggedView: TabPart {
  func describe(_ tab: inout TabDescription) {
    (content as? any TabPart)?.describe(&tab)
    tab.value = self.tag
  }
}

extension ModifiedContent: TabPart {
  func describe(_ tab: inout TabDescription) {
    if let modification = modifier as? PendingModification, let pending = modification.pending {
      tab.add(pending)
    }
    (content as? any TabPart)?.describe(&tab)
  }
}

/// A view that says what is written on a tab.
protocol TabLabelPart {
  func add(to tab: inout TabDescription)
}

extension Text: TabLabelPart {
  func add(to tab: inout TabDescription) { tab.text = tab.text ?? string }
}

extension Image: TabLabelPart {
  func add(to tab: inout TabDescription) { tab.systemImage = tab.systemImage ?? name }
}

extension Label: TabLabelPart {
  func add(to tab: inout TabDescription) {
    (title as? any TabLabelPart)?.add(to: &tab)
    (icon as? any TabLabelPart)?.add(to: &tab)
  }
}

extension PairView: TabLabelPart {
  func add(to tab: inout TabDescription) {
    (first as? any TabLabelPart)?.add(to: &tab)
    (second as? any TabLabelPart)?.add(to: &tab)
  }
}

extension ModifiedContent: TabLabelPart {
  func add(to tab: inout TabDescription) { (content as? any TabLabelPart)?.add(to: &tab) }
}
