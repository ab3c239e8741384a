import FoundationEssentials
import Testing
import Wheelhouse
import WheelhouseTesting

@Suite struct ReadingOrderTests {
  private func sorted(
    _ texts: [String], by comparator: String.StandardComparator = .localizedStandard
  ) -> [String] { texts.reversed().sorted(using: comparator) }

  @Test func `letters with marks are where they are without`() {
    let names = ["Ada", "Eva", "Éva", "Evan", "Łukasz", "Lza", "Øystein", "Ozan", "Zoë"]
    #expect(sorted(names.shuffled()) == names)
    let vietnamese = ["De", "Đế", "Đi"]
    #expect(sorted(vietnamese) == vietnamese)
    #expect(sorted(["Αλ", "Άν", "Βα"]) == ["Αλ", "Άν", "Βα"])
    #expect(sorted(["Ёлка", "Ель", "Жук"]) == ["Ёлка", "Ель", "Жук"])
    #expect(sorted(["Ada", "İzmir", "Jena"]) == ["Ada", "İzmir", "Jena"])
  }

  @Test func `case counts last, and small letters come first`() {
    #expect(
      sorted(["banana", "Banana", "BANANA", "cherry"]) == ["banana", "Banana", "BANANA", "cherry"])
    #expect(sorted(["résumé", "Resume"]) == ["Resume", "résumé"])
  }

  @Test func `numbers are numbers, however long`() {
    let items = [
      "item 9", "item 010", "item 10", "item 11b", "item \(String(repeating: "9", count: 40))",
    ]
    #expect(sorted(items.shuffled()) == items)
    #expect(sorted(["2 of 10", "2 of 9"]) == ["2 of 9", "2 of 10"])
    #expect(sorted(["item 9", "item 10"], by: .localized) == ["item 10", "item 9"])
    #expect(sorted(["b", "A", "a"], by: .lexical) == ["A", "a", "b"])
  }

  @Test func `spaces and signs come first, then digits, then letters`() {
    let texts = ["", " a", "-", "_b", "€", "0", "7", "a", "a b", "a1", "ab", "я", "漢"]
    #expect(sorted(texts.shuffled()) == texts)
  }

  @Test func `a text is the same however its letters are put together`() {
    let order = String.StandardComparator.localizedStandard
    #expect(order.compare("Zoe\u{308}", "Zoë") == .orderedSame)
    #expect(order.compare("й", "и\u{306}") == .orderedSame)
    for (text, parts) in [
      ("が", "か\u{3099}"), ("각", "\u{1100}\u{1161}\u{11A8}"), ("\u{212B}", "A\u{30A}"),
      ("أ", "ا\u{654}"), ("ǯ", "ʒ\u{30C}"), ("क़", "क\u{93C}"), ("שׁ", "ש\u{5C1}"),
    ] {
      #expect(order.compare(text, parts) == .orderedSame)
      #expect("x\(text)y".localizedStandardContains(parts))
      for other in ["x", "か", "가", "ا", "ש", "ʒ"] {
        #expect(order.compare(text, other) == order.compare(parts, other), "\(text), \(other)")
      }
    }
    #expect("Straße".localizedStandardCompare("Strasse") == .orderedDescending)
    #expect("a".localizedStandardCompare("B") == .orderedAscending)
  }

  @Test func `any three texts are in one order`() {
    var random = SplitMix64(seed: 11)
    let alphabet = Array("aAáÁbß1209 -_ёЁееzZ漢\u{301}İiIかが각\u{3099}أاʒǯ🏳️‍🌈")
    let order = String.StandardComparator.localizedStandard
    func text() -> String {
      String(
        (0..<random.next() % 5).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] })
    }
    for _ in 0..<20_000 {
      let (a, b, c) = (text(), text(), text())
      let forth = order.compare(a, b)
      #expect(forth.rawValue == -order.compare(b, a).rawValue, "\(a), \(b)")
      #expect((forth == .orderedSame) == (a == b), "\(a), \(b)")
      if forth == .orderedAscending && order.compare(b, c) == .orderedAscending {
        #expect(order.compare(a, c) == .orderedAscending, "\(a), \(b), \(c)")
      }
    }
  }

  @Test func `who searches finds a text without its marks and case`() {
    for part in ["eva", "ÉVA", "va e", "e\u{301}va"] {
      #expect("Éva Eriksen".localizedStandardContains(part), "\(part)")
    }
    #expect("Œuvre, Straße".localizedStandardContains("oeuv"))
    #expect("Œuvre, Straße".localizedStandardContains("STRASS"))
    for part in ["", "\u{301}", "evb", "Éva Eriksen!"] {
      #expect(!"Éva Eriksen".localizedStandardContains(part), "\(part)")
    }
    #expect("Éva".localizedCaseInsensitiveContains("éV"))
    #expect(!"Éva".localizedCaseInsensitiveContains("eva"))
    #expect(!"Éva".localizedCaseInsensitiveContains(""))
    #expect("İstanbul".localizedStandardContains("istanbul"))
    let long = String(repeating: "a", count: 60_000)
    #expect(!long.localizedStandardContains(String(repeating: "a", count: 30_000) + "b"))
    #expect((long + "b").localizedStandardContains("AAAÄb"))
    #expect("abababac".localizedStandardContains("ababac"))
    // Vowel signs are letters.
    #expect(!"कि".localizedStandardContains("कु"))
  }
}
