nonisolated extension ProductsSeed {
  static var computers: [Product] {
    products(
      in: .computers,
      [
        Line(
          "laptop", "Laptop", "14-inch", 129_900, stock: 13, stars: 46, reviews: 274,
          "A bright screen, a day of battery and a lid that opens with one finger."),
        Line(
          "mini-pc", "Mini PC", "Fanless", 59_900, stock: 18, stars: 44, reviews: 151,
          "A whole computer in a box the size of a sandwich, without a moving part."),
        Line(
          "workstation", "Workstation", "24 cores", 349_900, stock: 3, stars: 47, reviews: 29,
          "For simulations, film and large builds. Every part can be reached without a tool."),
        Line(
          "tablet", "Tablet", "11-inch", 64_900, stock: 25, stars: 45, reviews: 433,
          "For drawing, reading and the sofa. The pen sticks to its side and charges there."),
        Line(
          "phone", "Phone", "6.1-inch", 79_900, stock: 30, stars: 44, reviews: 688,
          "Fits a hand, takes a fall, and gets new software for seven years."),
        Line(
          "usb-hub", "USB-C Hub", "7 ports", 6_900, stock: 61, stars: 42, reviews: 357,
          "Everything that was left out of the laptop, on one short cable."),
        Line(
          "ssd", "Portable SSD", "2 TB", 17_900, stock: 40, stars: 47, reviews: 529,
          "Two terabytes in a shirt pocket, encrypted, and indifferent to drops from a table."),
        Line(
          "dock", "Docking Station", "3 displays", 27_900, stock: 15, stars: 43, reviews: 142,
          "One plug in the morning: three displays, network, sound and full charging power."),
        Line(
          "server-board", "Single-Board Computer", "8 GB", 8_900, stock: 54, stars: 46,
          reviews: 380,
          "Runs a home's automation, a small web server or a first program, on five watts."),
        Line(
          "ups", "Backup Power", "600 VA", 14_900, stock: 19, stars: 45, reviews: 93,
          "Bridges a power cut for twenty minutes and shuts things down in order if it lasts longer."
        ),
      ])
  }

  static var cameras: [Product] {
    products(
      in: .cameras,
      [
        Line(
          "camera", "Camera", "Mirrorless", 119_900, stock: 9, stars: 48, reviews: 187,
          "Finds the eye, keeps it sharp, and fits in a coat pocket with a small lens on."),
        Line(
          "webcam", "Webcam", "4K, autofocus", 14_900, stock: 34, stars: 44, reviews: 296,
          "Makes the best of a dim room, and has a shutter that really closes."),
        Line(
          "action-camera", "Action Camera", "Waterproof", 39_900, stock: 21, stars: 45,
          reviews: 340,
          "Ten metres under water, steady on a bicycle, and started with one glove on."),
        Line(
          "lens-35", "Prime Lens", "35 mm f/1.8", 44_900, stock: 11, stars: 48, reviews: 112,
          "The view of a person who looks around: natural, bright, and sharp to the edge."),
        Line(
          "tripod", "Tripod", "Carbon", 21_900, stock: 16, stars: 47, reviews: 134,
          "One kilogram of carbon fibre that stands still in wind and folds to a forearm's length."),
        Line(
          "gimbal", "Gimbal", "3-axis", 18_900, stock: 13, stars: 42, reviews: 101,
          "Takes the steps out of walking. Unfolds, balances itself and is ready in two seconds."),
        Line(
          "key-light", "Key Light", "Edge-lit", 12_900, stock: 26, stars: 46, reviews: 158,
          "Soft light from a thin panel, dimmed from the desk, for faces rather than rooms."),
        Line(
          "memory-card", "Memory Card", "256 GB", 5_900, stock: 72, stars: 46, reviews: 604,
          "Fast enough for 8K, tough enough for the washing machine. It has been tried."),
        Line(
          "camera-bag", "Camera Bag", "10 litres", 9_900, stock: 23, stars: 45, reviews: 87,
          "Opens at the back, where only its owner can reach, and keeps out an hour of rain."),
        Line(
          "film-camera", "Instant Camera", "Square film", 13_900, stock: 17, stars: 43,
          reviews: 249,
          "A picture in the hand after ninety seconds, and there is only one of it."),
      ])
  }

  static var gaming: [Product] {
    products(
      in: .gaming,
      [
        Line(
          "controller", "Controller", "Hall-effect sticks", 6_900, stock: 49, stars: 47,
          reviews: 476,
          "Sticks that do not drift, triggers with a stop, and a battery for a weekend."),
        Line(
          "gaming-chair", "Gaming Chair", "Mesh back", 42_900, stock: 8, stars: 43, reviews: 139,
          "Built like an office chair, for people who sit longer than in an office."),
        Line(
          "racing-wheel", "Racing Wheel", "Direct drive", 59_900, stock: 5, stars: 48, reviews: 66,
          "Feels the kerb, the grip and the moment before it goes."),
        Line(
          "vr-headset", "VR Headset", "Standalone", 49_900, stock: 12, stars: 44, reviews: 221,
          "Another room, with no cable back to this one. Glasses fit underneath."),
        Line(
          "handheld", "Handheld Console", "7-inch OLED", 54_900, stock: 14, stars: 46, reviews: 318,
          "The games from the desk on the train. Sleeps in a second and wakes where it was."),
        Line(
          "capture-card", "Capture Card", "4K60", 17_900, stock: 20, stars: 43, reviews: 94,
          "Records what is played without slowing it down, and passes it on to the screen."),
        Line(
          "headset", "Gaming Headset", "Wireless", 13_900, stock: 35, stars: 44, reviews: 402,
          "Steps are heard before they are seen. The microphone folds away into the cup."),
        Line(
          "mouse-pad", "Desk Mat", "90 x 40 cm", 2_900, stock: 67, stars: 46, reviews: 553,
          "Stitched at the edge, washable, and large enough for the keyboard as well."),
        Line(
          "arcade-stick", "Arcade Stick", "8 buttons", 15_900, stock: 10, stars: 45, reviews: 71,
          "Real arcade parts in a case that is heavy enough to stay where it is."),
        Line(
          "board-game", "Chess Computer", "Wooden board", 29_900, stock: 7, stars: 47, reviews: 48,
          "A wooden board that feels the pieces, and an opponent as strong as is fun."),
      ])
  }
}
