/// The part of the shop a product is found in, in the order the catalogue shows them.
nonisolated enum ProductCategory: String, Hashable, Codable, Sendable, CaseIterable {
  case input = "Keyboards & Mice"
  case displays = "Displays"
  case audio = "Audio"
  case computers = "Computers"
  case cameras = "Cameras"
  case gaming = "Gaming"
  case office = "Office"
  case networking = "Networking"
  case home = "Home"
  case travel = "Travel"
}
