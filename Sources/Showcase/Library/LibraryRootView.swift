import Wheelhouse

/// The library: whichever edition the URL names.
///
/// The editions share nothing but what they show. A link within an edition is its own affair; a link to
/// the other one replaces it, and the state of the one that is left goes with it.
struct LibraryRootView: View {
  @State private var address = LibraryAddress()
  let catalogue: any LibraryCatalogue

  var body: some View {
    edition.onOpenURL(LibraryAddress.table) { address = $0 }
  }

  @ViewBuilder private var edition: some View {
    switch address.edition {
    case .viewsOnly: ViewsOnly.ContentView(start: address.link, catalogue: catalogue)
    case .mvvm: MVVM.ContentView(start: address.link, catalogue: catalogue)
    }
  }
}

/// The library with all of its state in views.
enum ViewsOnly {}

/// The library with its state in view models.
enum MVVM {}
