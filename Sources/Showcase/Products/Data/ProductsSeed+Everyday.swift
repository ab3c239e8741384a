nonisolated extension ProductsSeed {
  static var home: [Product] {
    products(
      in: .home,
      [
        Line(
          "espresso-machine", "Espresso Machine", "Dual boiler", 89_900, stock: 6, stars: 48,
          reviews: 178,
          "Warm in six minutes, steady to half a degree, and quiet enough for the early hours."),
        Line(
          "grinder", "Coffee Grinder", "Conical burr", 24_900, stock: 16, stars: 47, reviews: 211,
          "Forty steps from mocha to French press, and hardly any coffee left inside."),
        Line(
          "kettle", "Kettle", "Gooseneck", 9_900, stock: 33, stars: 46, reviews: 264,
          "Pours a thin, slow stream at exactly the temperature that was asked for."),
        Line(
          "air-purifier", "Air Purifier", "HEPA 13", 27_900, stock: 15, stars: 45, reviews: 187,
          "Cleans a living room three times an hour, as loud as a whisper."),
        Line(
          "robot-vacuum", "Robot Vacuum", "Self-emptying", 54_900, stock: 11, stars: 43,
          reviews: 356,
          "Knows the stairs, the cables and the dog. Empties itself for two months."),
        Line(
          "thermostat", "Thermostat", "Smart", 17_900, stock: 20, stars: 44, reviews: 142,
          "Learns when someone is at home and heats for those hours alone."),
        Line(
          "smart-bulb", "Smart Bulbs", "Set of 4", 7_900, stock: 57, stars: 43, reviews: 418,
          "From candle to noon, in sixteen million colours, of which most people use two."),
        Line(
          "desk-fan", "Desk Fan", "Bladeless", 12_900, stock: 25, stars: 42, reviews: 133,
          "A steady breeze without a rattle, and nothing for fingers to find."),
        Line(
          "humidifier", "Humidifier", "4 litres", 8_900, stock: 19, stars: 41, reviews: 98,
          "A night and a day of good air on one filling, with a light that can be put out."),
        Line(
          "plant-sensor", "Plant Sensor", "Set of 3", 4_490, stock: 46, stars: 44, reviews: 165,
          "Says when to water, so that nobody has to remember and nobody waters twice."),
      ])
  }

  static var travel: [Product] {
    products(
      in: .travel,
      [
        Line(
          "backpack", "Backpack", "25 litres", 14_900, stock: 28, stars: 47, reviews: 323,
          "Opens flat like a suitcase, carries like a rucksack, and fits under a seat."),
        Line(
          "suitcase", "Suitcase", "Cabin size", 22_900, stock: 17, stars: 46, reviews: 201,
          "Four silent wheels, a shell that springs back, and a handle without play."),
        Line(
          "power-bank", "Power Bank", "20,000 mAh", 5_900, stock: 63, stars: 45, reviews: 574,
          "Two days of telephone or one laptop battery, within what airlines allow."),
        Line(
          "travel-adapter", "Travel Adapter", "150 countries", 3_490, stock: 76, stars: 44,
          reviews: 447,
          "One cube for every socket in the world, with four ports for everything that charges."),
        Line(
          "charger", "Wall Charger", "100 W, 3 ports", 6_990, stock: 55, stars: 46, reviews: 392,
          "Charges a laptop and two more devices from something the size of a matchbox."),
        Line(
          "luggage-tracker", "Luggage Tracker", "Pair", 4_900, stock: 81, stars: 43, reviews: 508,
          "Says which airport the suitcase is at, even when it is another one."),
        Line(
          "travel-pillow", "Travel Pillow", "Memory foam", 3_900, stock: 39, stars: 42,
          reviews: 226,
          "Holds the head up rather than forward, and packs to the size of a fist."),
        Line(
          "water-bottle", "Water Bottle", "0.75 litres", 2_990, stock: 94, stars: 47, reviews: 480,
          "Cold for a day, hot for half of one, and tight in any position."),
        Line(
          "umbrella", "Umbrella", "Windproof", 4_490, stock: 42, stars: 45, reviews: 167,
          "Turns inside out in a storm and back again, as often as it takes."),
        Line(
          "binoculars", "Binoculars", "8 x 32", 18_900, stock: 10, stars: 47, reviews: 82,
          "Bright, light and sharp to the edge, for birds as well as for the back row."),
      ])
  }
}
