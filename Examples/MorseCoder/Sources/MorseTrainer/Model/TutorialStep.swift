// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseUI

/// What there is to know about a keyboard of this kind, step by step.
public enum TutorialStep: String, CaseIterable, Codable, Sendable {
  case turnOn, switchTo, use, leave

  /// Whether a text that was typed shows that the step is done.
  public func isDone(by text: String) -> Bool {
    let text = text.lowercased()
    return switch self {
    case .turnOn: text.contains { !$0.isWhitespace }
    case .switchTo: text.contains("et")
    case .use: text.contains("sos")
    case .leave: text.contains("bye") || text.contains("안녕")
    }
  }

  /// Whether the field is typed into with the app's own Morse keyboard, which is there before the other one is turned on.
  var usesOwnKeyboard: Bool { self == .use }
}

// MARK: - Words

@MainActor
extension TutorialStep {
  var title: String {
    switch self {
    case .turnOn: said("Turn It On", "켜기")
    case .switchTo: said("Switch to It", "전환하기")
    case .use: said("Type with It", "입력하기")
    case .leave: said("Leave It", "돌아가기")
    }
  }

  var detail: String {
    switch self {
    case .turnOn: said("Add Morse to your keyboards", "키보드 목록에 모스 부호 추가")
    case .switchTo: said("While you type", "입력하는 중에")
    case .use: said("Dots, dashes and spaces", "점, 선, 스페이스")
    case .leave: said("Back to your usual keyboard", "평소 쓰던 키보드로")
    }
  }

  var symbol: String {
    switch self {
    case .turnOn: "keyboard"
    case .switchTo: "globe"
    case .use: "hand.tap"
    case .leave: "keyboard.chevron.compact.down"
    }
  }

  /// What to do, one thing after another.
  var instructions: [String] {
    switch self {
    case .turnOn: turningOn
    case .switchTo:
      [
        said("Tap the field below. Your usual keyboard comes up.", "아래 입력란을 누르면 평소 쓰던 키보드가 나타납니다."),
        said(
          "Touch and hold the Globe key, then slide to Morse and lift your finger. A tap on Globe goes to the next one.",
          "지구본 키를 길게 누른 채 ‘모스 부호’까지 손가락을 민 다음 떼세요. 지구본 키를 짧게 누르면 다음 키보드로 바뀝니다."),
        said("Key a dot, space, a dash, space: that is “et”.", "점, 스페이스, 선, 스페이스를 누르면 “et”가 됩니다."),
      ]
    case .use:
      [
        said(
          "The left key is a dot, the right one a dash. The bar shows the letter that they make.",
          "왼쪽 키는 점, 오른쪽 키는 선입니다. 입력 중인 글자는 위쪽 막대에 표시됩니다."),
        said(
          "One space ends the letter. One more is a real space. Delete takes back a signal, then letters.",
          "스페이스를 한 번 누르면 한 글자가 입력되고, 한 번 더 누르면 띄어쓰기가 됩니다. 삭제 키는 신호를 먼저 지우고 그다음 글자를 지웁니다."),
        said(
          "Key “sos”: three dots, three dashes, three dots, with a space after each letter.",
          "“sos”를 입력해 보세요. 점 셋, 선 셋, 점 셋이고, 글자마다 스페이스를 누릅니다."),
      ]
    case .leave:
      [
        said(
          "Tap the field, and the Globe key until your usual keyboard is back.",
          "입력란을 누르고, 평소 쓰던 키보드가 나올 때까지 지구본 키를 누르세요."),
        said("Type “bye” with it.", "그 키보드로 “안녕”을 입력하세요."),
        said("Touch the page outside the field to put the keyboard away.", "입력란 바깥을 누르면 키보드가 닫힙니다."),
      ]
    }
  }

  /// What is shown in the field while it is empty.
  var placeholder: String {
    switch self {
    case .turnOn: said("Type any letter", "아무 글자나 입력")
    case .switchTo: "et"
    case .use: "sos"
    case .leave: said("bye", "안녕")
    }
  }
}
