nonisolated extension ProductsSeed {
  static var office: [Product] {
    products(
      in: .office,
      [
        Line(
          "desk", "Standing Desk", "Electric", 64_900, stock: 9, stars: 46, reviews: 173,
          "Up in eight seconds, silently, with an oak top and four heights to remember."),
        Line(
          "office-chair", "Office Chair", "Ergonomic", 54_900, stock: 12, stars: 47, reviews: 288,
          "Moves with its owner. Everything that wears can be replaced with one key."),
        Line(
          "printer", "Printer", "Laser, duplex", 24_900, stock: 15, stars: 42, reviews: 311,
          "Prints both sides, from any device, for years on one toner."),
        Line(
          "scanner", "Document Scanner", "40 pages/min", 32_900, stock: 11, stars: 45, reviews: 126,
          "A stack of paper goes in, a searchable folder comes out."),
        Line(
          "shredder", "Shredder", "Cross cut", 9_900, stock: 22, stars: 41, reviews: 85,
          "Turns letters into confetti, quietly, and stops at a paper clip."),
        Line(
          "desk-lamp", "Desk Lamp", "Dimmable", 11_900, stock: 29, stars: 46, reviews: 194,
          "An even circle of light that reaches the whole desk and no eyes."),
        Line(
          "whiteboard", "Whiteboard", "Glass, 120 cm", 18_900, stock: 8, stars: 45, reviews: 57,
          "Glass that wipes clean after years, magnetic, with a shelf for pens."),
        Line(
          "label-maker", "Label Maker", "Thermal", 4_900, stock: 38, stars: 44, reviews: 217,
          "Brings order to cables, jars and drawers. No ink, ever."),
        Line(
          "notebook", "Notebook", "Dotted, A5", 1_990, stock: 120, stars: 47, reviews: 391,
          "Two hundred numbered pages that lie flat and do not let ink through."),
        Line(
          "fountain-pen", "Fountain Pen", "Fine nib", 6_900, stock: 26, stars: 48, reviews: 156,
          "A steel nib that starts at the first stroke, after a week in a drawer as well."),
      ])
  }

  static var networking: [Product] {
    products(
      in: .networking,
      [
        Line(
          "router", "Router", "Wi-Fi 7", 27_900, stock: 17, stars: 45, reviews: 232,
          "Fast where it stands and steady two rooms away. Updates itself at night."),
        Line(
          "mesh-system", "Mesh System", "3 units", 39_900, stock: 13, stars: 44, reviews: 268,
          "One network for the whole house, garden included, set up in ten minutes."),
        Line(
          "network-switch", "Network Switch", "8 ports, 2.5G", 12_900, stock: 24, stars: 46,
          reviews: 109,
          "Silent, cool, and two and a half times as fast as the one it replaces."),
        Line(
          "nas", "Network Storage", "4 bays", 49_900, stock: 8, stars: 47, reviews: 144,
          "The family's photographs in one place that belongs to the family."),
        Line(
          "hard-drive", "Hard Drive", "12 TB", 26_900, stock: 31, stars: 45, reviews: 203,
          "Made to run day and night for years, next to three others of its kind."),
        Line(
          "access-point", "Access Point", "Ceiling", 15_900, stock: 18, stars: 44, reviews: 76,
          "A white disc on the ceiling that nobody notices, least of all when it works."),
        Line(
          "ethernet-cable", "Ethernet Cable", "Cat 6A, 5 m", 1_490, stock: 150, stars: 47,
          reviews: 618,
          "Shielded, flexible and with a latch that does not break."),
        Line(
          "security-camera", "Security Camera", "Outdoor", 13_900, stock: 27, stars: 43,
          reviews: 245,
          "Sees in the dark, tells people from cats, and keeps its recordings at home."),
        Line(
          "smart-plug", "Smart Plug", "Energy meter", 2_490, stock: 84, stars: 42, reviews: 497,
          "Switches, measures and forgets nothing, without an account anywhere."),
        Line(
          "patch-panel", "Patch Panel", "24 ports", 7_900, stock: 14, stars: 45, reviews: 39,
          "Order behind the rack: numbered, shielded and without tools."),
      ])
  }
}
