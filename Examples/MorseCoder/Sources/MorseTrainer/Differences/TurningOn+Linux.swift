// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import MorseUI

  @MainActor
  extension TutorialStep {
    /// How the keyboard is turned on here.
    var turningOn: [String] {
      [
        said(
          "Open a terminal and run “spinet keyboard list”. It shows the keyboards that are installed.",
          "터미널을 열고 “spinet keyboard list”를 실행하면 설치된 키보드가 보입니다."),
        said(
          "Run “spinet keyboard enable org.spinet.morse-coder.keyboard”.",
          "“spinet keyboard enable org.spinet.morse-coder.keyboard”를 실행하세요."),
        said(
          "Come back, tap the field and type a letter: there is a Globe key now.",
          "여기로 돌아와 칸을 누르고 글자를 하나 입력하세요. 이제 지구본 키가 있습니다."),
      ]
    }
  }
#endif
