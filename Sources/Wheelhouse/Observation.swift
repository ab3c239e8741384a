// `@Observable` is at hand in a file that imports Wheelhouse, as it is in one that imports SwiftUI.
@_exported public import Observation
