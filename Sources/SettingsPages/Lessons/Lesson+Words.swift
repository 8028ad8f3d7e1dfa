// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension Lesson.Step {
  func title(_ name: String) -> String {
    switch self {
    case .choose: said("Add “\(name)”", "‘\(name)’ 추가하기")
    case .enter: said("Switch to “\(name)”", "‘\(name)’ 키보드로 전환하기")
    case .type: said("Type with “\(name)”", "‘\(name)’ 키보드로 입력하기")
    case .leave: said("Switch Back", "원래 키보드로 돌아가기")
    }
  }

  func text(_ name: String) -> String {
    switch self {
    case .choose:
      said(
        "Once a custom keyboard is in your list, you can switch to it whenever you type.",
        "사용자 설정 키보드를 키보드 목록에 추가하면 입력할 때 언제든지 전환할 수 있습니다.")
    case .enter:
      said(
        "Tap the field below. Then tap the Globe key until “\(name)” appears.",
        "아래 입력란을 탭하십시오. 그런 다음 ‘\(name)’ 키보드가 나타날 때까지 지구본 키를 탭하십시오.")
    case .type:
      said(
        "Try some of its keys. What you type appears in the field.", "키를 몇 개 눌러 보십시오. 입력한 내용이 입력란에 나타납니다.")
    case .leave:
      said(
        "Hold the Globe key, then choose another keyboard from the list. A tap goes to the next one.",
        "지구본 키를 길게 누른 다음 목록에서 다른 키보드를 선택하십시오. 탭하면 다음 키보드로 바뀝니다.")
    }
  }
}

/// What is said when everything is done.
enum LessonEnd {
  static var title: String { said("You’re Ready", "준비 완료") }

  static func text(_ name: String) -> String {
    said(
      "“\(name)” is one Globe key away wherever you type. Passwords and phone numbers are always typed with the system’s "
        + "keyboard.",
      "어디에서 입력하든 지구본 키로 ‘\(name)’ 키보드를 불러올 수 있습니다. 비밀번호와 전화번호는 항상 시스템 키보드로 입력합니다.")
  }
}
