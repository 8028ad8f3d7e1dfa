// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import Testing

/// The table against the recommendation.
@Suite struct MorseTableTests {
  @Test("CK-11 the letters, figures and punctuation marks of ITU-R M.1677-1 are all there")
  func recommendation() {
    let letters = """
      a .- b -... c -.-. d -.. e . é ..-.. f ..-. g --. h .... i .. j .--- k -.- l .-.. m -- n -. o --- p .--. q --.- \
      r .-. s ... t - u ..- v ...- w .-- x -..- y -.-- z --..
      """
    let figures = "1 .---- 2 ..--- 3 ...-- 4 ....- 5 ..... 6 -.... 7 --... 8 ---.. 9 ----. 0 -----"
    let marks = """
      . .-.-.- , --..-- : ---... ? ..--.. ' .----. - -....- / -..-. ( -.--. ) -.--.- " .-..-. = -...- + .-.-. @ .--.-.
      """
    for (kind, list) in [(MorseSign.Kind.letter, letters), (.figure, figures), (.punctuation, marks)] {
      let words = list.split(separator: " ").map(String.init)
      let wanted = stride(from: 0, to: words.count, by: 2).map { "\(words[$0]) \(words[$0 + 1])" }
      let found = MorseTable.all.filter { $0.kind == kind }.map { sign in
        "\(sign.text ?? "") \(sign.signals.map { $0 == .dot ? "." : "-" }.joined())"
      }
      #expect(found == wanted)
    }
    #expect(MorseTable.all.filter { $0.kind == .procedure }.count == 5)
    #expect(MorseTable.mostSignals == 8, "the error sign is the longest")
  }

  @Test func `no two signs are keyed alike, and each is found by its signals and its text`() {
    #expect(Set(MorseTable.all.map(\.signals)).count == MorseTable.all.count)
    for sign in MorseTable.all {
      #expect(MorseTable.sign(for: sign.signals) == sign)
      if let text = sign.text { #expect(MorseTable.sign(typing: text.uppercased()) == sign) }
    }
    #expect(MorseTable.sign(for: [MorseSignal]("----")) == nil && MorseTable.sign(for: []) == nil)
  }

  @Test func `what more signals lead to comes with the shortest first`() {
    let later = MorseTable.reachable(from: [MorseSignal](".-")).compactMap(\.text)
    #expect(later.prefix(5) == ["r", "w", "j", "l", "p"])
    #expect(!later.contains("a") && !later.contains("n"))
    #expect(MorseTable.reachable(from: []).count == MorseTable.all.count)
    #expect(MorseTable.reachable(from: [MorseSignal]("----")).compactMap(\.text) == ["9", "0"])
  }
}
