// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionProtocol
import Foundation
import Geometry
import TestSupport
import TextModel
import Testing
import UIKitCore

/// Whatever a host says, in whatever order.
@MainActor @Suite(.serialized) struct FuzzTests {
  private func number(_ random: inout SeededGenerator) -> Double {
    let values: [Double] = [0, 1, -1, 0.5, 44, 200, 360, 720, 1e6, -1e6, 1e-9, 333.3]
    return values[random.next(below: values.count)]
  }

  private func text(_ random: inout SeededGenerator) -> String? {
    let values: [String?] = [nil, "", "a", "한글", "\n", "e\u{301}", "\u{301}", "🇰🇷🇳🇿", "\r\n", "\u{0}", "👩🏽‍🚒 x"]
    return values[random.next(below: values.count)]
  }

  private func surroundings(_ random: inout SeededGenerator) -> KeyboardSurroundings {
    var value = KeyboardSurroundings()
    let isUsual = random.next(below: 8) > 0
    func side(_ usual: Double, _ random: inout SeededGenerator) -> Double { isUsual ? usual : abs(number(&random)) }
    value.size = Size(width: side(360, &random), height: side(200, &random))
    value.screenSize = Size(width: side(360, &random), height: side(720, &random))
    value.usualHeight = isUsual ? 200 : number(&random)
    value.greatestHeight = isUsual ? 400 : number(&random)
    value.scale = isUsual ? 1 : number(&random)
    (value.isDark, value.isRightToLeft) = (random.next(below: 2) == 0, random.next(below: 2) == 0)
    value.hasHighContrast = random.next(below: 2) == 0
    value.needsInputModeSwitchKey = random.next(below: 2) == 0
    value.playsClicks = random.next(below: 2) == 0
    value.languages = ["", "en", "zz-ZZ-zzz", "한", "ar"].filter { _ in random.next(below: 2) == 0 }
    return value
  }

  private func field(_ random: inout SeededGenerator) -> FieldDescription {
    var value = FieldDescription(serial: UInt32(random.next(below: 3)))
    value.traits.purpose = ContentPurpose.allCases[random.next(below: ContentPurpose.allCases.count)]
    value.traits.hints = ContentHints(rawValue: UInt32(truncatingIfNeeded: random.next()) & 0xF3F)
    value.traits.keyboard = KeyboardKind.allCases.randomElement(using: &random)
    value.content = text(&random)
    value.appearance = KeyboardAppearance.allCases[random.next(below: 3)]
    return value
  }

  private func context(_ random: inout SeededGenerator) -> FieldContext {
    var value = FieldContext()
    (value.before, value.after, value.selected) = (text(&random), text(&random), text(&random))
    value.hasText = random.next(below: 2) == 0
    return value
  }

  private func touches(_ random: inout SeededGenerator) -> [HostMessage.Touch] {
    (0..<random.next(below: 4)).map { _ in
      let isOnKeys = random.next(below: 4) > 0
      let place =
        isOnKeys
        ? Point(x: Double(random.next(below: 360)), y: Double(random.next(below: 200)))
        : Point(x: number(&random), y: -abs(number(&random)))
      return HostMessage.Touch(
        finger: [0, 1, 2, .max][random.next(below: 4)],
        phase: TouchPhase.allCases[random.next(below: 4)], place: place)
    }
  }

  private func message(_ random: inout SeededGenerator, _ host: PlayedHost) -> HostMessage {
    switch random.next(below: 12) {
    case 0: return .show(answer: host.answer(), surroundings(&random), field(&random), context(&random))
    case 1: return .surroundings(answer: host.answer(), surroundings(&random))
    case 2:
      let editCount = [UInt32(0), 1, 2, .max][random.next(below: 4)]
      return .field(answer: host.answer(), field(&random), editCount: editCount, context(&random))
    case 3, 4:
      return .context(
        field: UInt32(random.next(below: 3)), editCount: [0, 1, 2, 5, .max][random.next(below: 5)], context(&random),
        isAppChange: random.next(below: 2) == 0)
    case 5, 6, 7:
      let time = [Int64.min, -1, 0, 1_000_000_000, 1_000_100_000, .max][random.next(below: 6)]
      return .touches(answer: host.answer(), microseconds: time, touches(&random))
    case 8: return random.next(below: 3) == 0 ? .hide(answer: host.answer()) : .frameShown
    case 9:
      return .lexicon(
        [LexiconEntry(userInput: text(&random) ?? "", documentText: "x")], isLast: random.next(below: 2) == 0)
    case 10:
      return [
        .location(.failed), .location(.authorization(.denied)), .location(.authorization(.whenInUse)),
        .location(.fix(LocationFix(latitude: number(&random), longitude: 1, accuracy: -1, timestamp: -1e300))),
      ][random.next(below: 4)]
    default: return .frameShown
    }
  }

  @Test("CK-10 no order of messages ends the keyboard, and each is answered", arguments: 0..<6)
  func randomMessages(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &* 977)
    let host = try PlayedHost { BusyKeyboard() }
    host.checksPictures = false
    for _ in 0..<100 {
      var asked: [UInt32] = []
      for _ in 0..<random.next(below: 3) + 1 {
        let message = message(&random, host)
        if let answer = message.answer { asked.append(answer) }
        try host.post(message)
      }
      try host.turn()
      #expect(host.news().compactMap { if case .done(let answer) = $0 { answer } else { nil } } == asked)
      if random.next(below: 5) == 0 { try host.advance(by: Double(random.next(below: 5)) / 60) }
    }
    // And it works after all that.
    host.surroundings = PlayedHost.usualSurroundings
    host.field = FieldDescription(serial: 77)
    try host.show()
    try host.advance()
    _ = host.news()
    try host.tap(at: CGPoint(x: 10, y: 100))
    #expect(host.edits() == [.insert("한"), .insert("\n")])
  }
}

extension HostMessage {
  fileprivate var answer: UInt32? {
    switch self {
    case .show(let answer, _, _, _), .surroundings(let answer, _), .field(let answer, _, _, _),
      .touches(let answer, _, _), .hide(let answer):
      answer
    case .context, .frameShown, .lexicon, .location, .refusedEdit, .refusedWish: nil
    }
  }
}
