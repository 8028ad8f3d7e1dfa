// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import UIKit

/// The words on the keys, and those that screen readers say.
struct KeyboardWords {
  var space, delete, shift, shiftOn, shiftLocked, next, dot, dash, oneSwitch, preview: String
  var returnKey: String
  var returnWords: [UIReturnKeyType: String]
  var procedures: [MorseSign.Procedure: String]

  /// In the person's language, which is English to whoever does not read Korean.
  @MainActor static var current: KeyboardWords { said(.english, .korean) }

  func word(for type: UIReturnKeyType) -> String { returnWords[type] ?? returnKey }

  func name(of procedure: MorseSign.Procedure) -> String { procedures[procedure] ?? "" }

  /// Signals as they are said.
  func spoken(_ signals: [MorseSignal]) -> String {
    signals.map { $0 == .dot ? dot : dash }.joined(separator: " ")
  }
}

extension KeyboardWords {
  fileprivate static let english = KeyboardWords(
    space: "space", delete: "delete", shift: "shift", shiftOn: "on", shiftLocked: "caps lock",
    next: "next keyboard", dot: "dot", dash: "dash", oneSwitch: "dot or dash", preview: "Signals",
    returnKey: "return",
    returnWords: [
      .go: "go", .google: "Google", .join: "join", .next: "next", .route: "route", .search: "search", .send: "send",
      .yahoo: "Yahoo", .done: "done", .emergencyCall: "emergency call", .continue: "continue",
    ],
    procedures: [
      .understood: "understood", .error: "error", .wait: "wait", .endOfWork: "end of work",
      .startingSignal: "start",
    ])

  fileprivate static let korean = KeyboardWords(
    space: "스페이스", delete: "삭제", shift: "시프트", shiftOn: "켬", shiftLocked: "대문자 고정",
    next: "다음 키보드", dot: "점", dash: "선", oneSwitch: "점 또는 선", preview: "신호",
    returnKey: "리턴",
    returnWords: [
      .go: "이동", .google: "Google", .join: "연결", .next: "다음", .route: "경로", .search: "검색", .send: "보내기",
      .yahoo: "Yahoo", .done: "완료", .emergencyCall: "긴급 전화", .continue: "계속",
    ],
    procedures: [
      .understood: "수신 완료", .error: "정정", .wait: "대기", .endOfWork: "통신 종료", .startingSignal: "통신 시작",
    ])
}
