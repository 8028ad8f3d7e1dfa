// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed

/// Words as people type them, with slips.
struct WordList {
  /// As they are written.
  let texts: [String]
  /// Each in the letters of its keys.
  private let words: [[Character]]
  /// The keys as they lie.
  private let rows: [[Character]]

  static let english = WordList(
    """
    a about after again because before between beautiful can't children could definitely different don't every family first
    friend from good hello house I I'm important it's know little maybe meeting message might morning never nothing people
    please probably really right school should something sometimes still that their there they think through time today
    together tomorrow weather week were what where which without word would write yesterday you're
    """, rows: ["qwertyuiop", "asdfghjkl", "zxcvbnm"])

  static let korean = WordList(
    """
    가지고 감사합니다 같이 그래서 그리고 괜찮아요 기다려 날씨가 내일 다시 다음에 많이 먹었어요 모르겠어요 무슨 밥을 보내 사람이 사랑해요
    생각해요 시간이 아니요 아침에 안녕하세요 어디에 어제 없어요 영화를 오늘 왜냐하면 우리는 이야기 있습니다 저녁에 전화를 정말 좋아요
    지금 집에 친구를 하지만 학교에서 했어요 회의가
    """, rows: ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"])

  private init(_ words: String, rows: [String]) {
    texts = words.split(whereSeparator: \.isWhitespace).map { String($0) }
    self.words = texts.map { Array(Self.keys(of: $0)) }
    self.rows = rows.map(Array.init)
  }

  /// Returns the keys of a word; the keyboard puts apostrophes where they belong.
  static func keys(of word: String) -> String { OpenSyllable.letters(of: word.filter { $0 != "'" }) }

  /// Returns the letters of a word as somebody types them, every second time with one slip.
  func pick(using random: inout SplitMix) -> [Character] {
    guard var letters = words.randomElement(using: &random), letters.count > 2, random.chance(50) else {
      return words.randomElement(using: &random) ?? []
    }
    let place = Int.random(in: 1..<letters.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: letters.insert(letters[place], at: place)
    case 1: letters.remove(at: place)
    case 2: letters.swapAt(place - 1, place)
    default: letters[place] = neighbour(of: letters[place], using: &random)
    }
    return letters
  }

  private func neighbour(of letter: Character, using random: inout SplitMix) -> Character {
    guard let row = rows.first(where: { $0.contains(letter) }), let place = row.firstIndex(of: letter) else {
      return letter
    }
    return [place - 1, place + 1].filter(row.indices.contains).map { row[$0] }.randomElement(using: &random) ?? letter
  }
}
