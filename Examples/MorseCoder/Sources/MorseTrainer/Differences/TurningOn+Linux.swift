// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import MorseUI

  @MainActor
  extension TutorialStep {
    /// How the keyboard is turned on here.
    var turningOn: [String] {
      [
        said("Open Spinet Settings, then Keyboards.", "Spinet 설정을 열고 키보드로 들어가세요."),
        said("Choose Add New Keyboard, and Morse from the list.", "새로운 키보드 추가를 누르고 목록에서 모스 부호를 고르세요."),
        said(
          "Come back, tap the field and type a letter: there is a Globe key now.",
          "여기로 돌아와 칸을 누르고 글자를 하나 입력하세요. 이제 지구본 키가 있습니다."),
      ]
    }
  }
#endif
