nonisolated extension ProductsSeed {
  static var input: [Product] {
    products(
      in: .input,
      [
        Line(
          "keyboard", "Keyboard", "Mechanical", 12_000, stock: 42, stars: 47, reviews: 318,
          "Hot-swappable switches, a solid aluminium frame and keycaps whose letters never wear off."
        ),
        Line(
          "mouse", "Mouse", "Wireless", 8_000, stock: 65, stars: 45, reviews: 512,
          "Shaped for hours of work, it glides over glass and runs seventy days on one charge."),
        Line(
          "trackball", "Trackball", "Ergonomic", 9_900, stock: 18, stars: 43, reviews: 97,
          "The ball moves, the wrist does not. A tilt of twenty degrees keeps the forearm relaxed."),
        Line(
          "trackpad", "Trackpad", "Haptic glass", 14_900, stock: 24, stars: 44, reviews: 143,
          "One large pane of glass that feels a click anywhere and tells a tap from a press."),
        Line(
          "numpad", "Number Pad", "Low profile", 4_900, stock: 37, stars: 41, reviews: 58,
          "For long columns of figures: seventeen quiet keys that stand left or right of any keyboard."
        ),
        Line(
          "split-keyboard", "Split Keyboard", "Columnar", 24_900, stock: 9, stars: 48, reviews: 121,
          "Two halves as far apart as the shoulders are, with thumb keys that take over the hard work."
        ),
        Line(
          "pen-tablet", "Pen Tablet", "A5, 8192 levels", 17_900, stock: 15, stars: 45, reviews: 204,
          "A battery-free pen on a surface with the bite of paper. Left-handed or right-handed."),
        Line(
          "macro-pad", "Macro Pad", "12 keys, 2 knobs", 6_900, stock: 21, stars: 42, reviews: 64,
          "Twelve keys and two knobs for whatever is done a hundred times a day."),
        Line(
          "presenter", "Presenter", "Laser pointer", 3_900, stock: 48, stars: 40, reviews: 176,
          "Changes slides from thirty metres away and buzzes softly when the time is nearly over."),
        Line(
          "wrist-rest", "Wrist Rest", "Walnut", 2_900, stock: 52, stars: 46, reviews: 233,
          "Oiled walnut on silicone feet. Stays cool in summer and wipes clean with a cloth."),
      ])
  }

  static var displays: [Product] {
    products(
      in: .displays,
      [
        Line(
          "monitor", "Monitor", "27-inch 4K", 45_000, stock: 22, stars: 46, reviews: 421,
          "Colours from the factory that need no adjusting, and one cable for picture, data and power."
        ),
        Line(
          "ultrawide", "Ultrawide Monitor", "34-inch curved", 74_900, stock: 11, stars: 45,
          reviews: 189,
          "Three windows side by side without a gap between them. The gentle curve spares the neck."
        ),
        Line(
          "portable-display", "Portable Display", "15.6-inch OLED", 32_900, stock: 17, stars: 43,
          reviews: 88,
          "As thin as a magazine. Folds its cover into a stand and lives on the laptop's own power."
        ),
        Line(
          "studio-display", "Studio Display", "32-inch 6K", 159_900, stock: 4, stars: 49,
          reviews: 52,
          "Twenty million pixels for people who look closely, with a hood against stray light."),
        Line(
          "monitor-arm", "Monitor Arm", "Gas spring", 12_900, stock: 33, stars: 47, reviews: 267,
          "Lifts nine kilograms with a finger and gives the desk below it back."),
        Line(
          "light-bar", "Light Bar", "Glare-free", 9_900, stock: 28, stars: 46, reviews: 310,
          "Lights the desk and never the screen. Warmer in the evening, all by itself."),
        Line(
          "projector", "Projector", "Full HD, short throw", 89_900, stock: 6, stars: 42,
          reviews: 73,
          "Two metres of picture from a shelf below it, quiet enough for the silent scenes."),
        Line(
          "e-paper", "E-Paper Display", "13-inch", 59_900, stock: 8, stars: 41, reviews: 36,
          "For reading and writing in full sun. Draws power only when the page changes."),
        Line(
          "kvm-switch", "KVM Switch", "2 computers", 11_900, stock: 19, stars: 40, reviews: 84,
          "One keyboard, one screen, two computers, and a button to change between them."),
        Line(
          "colorimeter", "Colorimeter", "Calibration", 18_900, stock: 12, stars: 44, reviews: 61,
          "Hangs on the screen for five minutes and makes its white the white of daylight."),
      ])
  }

  static var audio: [Product] {
    products(
      in: .audio,
      [
        Line(
          "headphones", "Headphones", "Noise cancelling", 29_900, stock: 36, stars: 48,
          reviews: 902,
          "Turns a train into a library. Thirty hours of battery, and cushions that can be replaced."
        ),
        Line(
          "earbuds", "Earbuds", "In-ear", 14_900, stock: 58, stars: 44, reviews: 745,
          "Small enough to be forgotten, with a case that holds three more charges."),
        Line(
          "studio-monitors", "Studio Monitors", "Pair, 5-inch", 37_900, stock: 10, stars: 47,
          reviews: 132,
          "A pair of honest loudspeakers: what is in the recording is heard, and nothing else."),
        Line(
          "soundbar", "Soundbar", "Dialogue mode", 24_900, stock: 14, stars: 43, reviews: 207,
          "Brings voices forward, so that nobody has to ask what was just said."),
        Line(
          "microphone", "Microphone", "USB condenser", 15_900, stock: 27, stars: 46, reviews: 388,
          "A studio's voice on a desk, with a mute key that makes no sound."),
        Line(
          "audio-interface", "Audio Interface", "2 in, 2 out", 19_900, stock: 16, stars: 47,
          reviews: 164,
          "Two clean preamplifiers and a headphone output that drives anything."),
        Line(
          "speaker", "Speaker", "Portable", 12_900, stock: 44, stars: 45, reviews: 611,
          "Waterproof, drop-proof, and loud enough for a garden. Two of them make a stereo pair."),
        Line(
          "turntable", "Turntable", "Belt drive", 34_900, stock: 7, stars: 46, reviews: 95,
          "A heavy platter, a quiet belt and a cartridge that can be upgraded later."),
        Line(
          "dac", "Headphone Amplifier", "USB-C", 16_900, stock: 20, stars: 45, reviews: 78,
          "A thumb-sized amplifier that makes good headphones sound the way they were meant to."),
        Line(
          "boom-arm", "Boom Arm", "Silent springs", 8_900, stock: 31, stars: 44, reviews: 119,
          "Holds a microphone where the mouth is, and is silent when it moves."),
      ])
  }
}
