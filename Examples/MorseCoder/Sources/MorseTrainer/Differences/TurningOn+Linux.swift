// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import MorseUI

  @MainActor
  extension TutorialStep {
    /// How the keyboard is turned on here.
    var turningOn: [String] {
      [
        said("Open the app “Keyboard Settings”, then “Keyboards”.", "‘키보드 설정’ 앱을 열고 ‘키보드’를 누르세요."),
        said("Choose “Add New Keyboard”, and “Morse” from the list.", "‘새로운 키보드 추가’를 누르고 목록에서 ‘모스 부호’를 고르세요."),
        said(
          "Come back, tap the field and type a letter: there is a Globe key now.",
          "이 화면으로 돌아와 입력란을 누르고 아무 글자나 입력해 보세요. 이제 지구본 키가 보입니다."),
      ]
    }
  }
#endif
