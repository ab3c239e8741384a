/// Keeps for a table what it is sorted by, where that cannot be written into a session's snapshot.
///
/// A key path cannot, but which of the columns it is can. So after a sleep the table puts what it was sorted by back
/// into the app's state, which then is as if the person had tapped the headers anew.
struct KeptSortOrder: View {
  let sorting: TableSorting
  let comparators: [Any?]
  @State private var kept: [SortedColumn?]?

  var body: some View {
    let now = sorting.columns(among: comparators)
    EmptyView()
      .onAppear {
        if let kept, kept != now { sorting.sort(by: kept, among: comparators) } else { kept = now }
      }
      .onChange(of: now) { _, now in kept = now }
  }
}
