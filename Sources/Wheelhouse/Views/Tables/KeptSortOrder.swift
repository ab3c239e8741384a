/// Keeps for a table what it is sorted by, where that cannot be written into a session's snapshot.
///
/// A key path cannot, but which of the columns it is can. So after a sleep the table puts what it was sorted by back
/// into the app's state, which then is as if the person had tapped the headers anew. Of what is none of the columns,
/// such as one that is not shown any more, the app's state has at first what it had at first before.
struct KeptSortOrder: View {
  let sorting: TableSorting
  let comparators: [Any?]
  @State private var kept: [SortedColumn?]?
  @State private var first: FirstOrder?

  var body: some View {
    let first = first ?? FirstOrder(comparators: sorting.all)
    let now = sorting.columns(among: comparators, first: first.comparators)
    EmptyView()
      .onAppear {
        self.first = first
        guard let kept, kept != now else { return kept = now }
        sorting.sort(by: kept, among: comparators, first: first.comparators)
      }
      .onChange(of: now) { _, now in kept = now }
  }
}

/// What a table was sorted by when it came onto the screen.
private struct FirstOrder: Transient {
  let comparators: [Any]
}
