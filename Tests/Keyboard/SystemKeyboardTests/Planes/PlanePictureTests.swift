// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import SystemKeyboard
import Testing

/// What each plane shows, row by row, as a person would read it from the screen.
@Suite struct PlanePictureTests {
  @Test("VK-1 the phone planes of every language look as reviewed") func phones() {
    check(
      PlaneRequest(mode: "en-US", plane: "letters", screen: PlaneHarness.phone, modeCount: 2),
      """
      q w e r t y u i o p
      a s d f g h j k l
      <shift> z x c v b n m <delete>
      123 <globe> space return
      """)
    check(
      PlaneRequest(mode: "en-US", plane: "letters", shift: .on, screen: PlaneHarness.phone, modeCount: 2),
      """
      Q W E R T Y U I O P
      A S D F G H J K L
      <shiftOn> Z X C V B N M <delete>
      123 <globe> space return
      """)
    check(
      PlaneRequest(mode: "en-US", plane: "numbers", screen: PlaneHarness.phone, modeCount: 2),
      """
      1 2 3 4 5 6 7 8 9 0
      - / : ; ( ) $ & @ "
      #+= . , ? ! ' <delete>
      ABC <globe> space return
      """)
    check(
      PlaneRequest(mode: "en-US", plane: "symbols", screen: PlaneHarness.phone, modeCount: 2),
      """
      [ ] { } # % ^ * + =
      _ \\ | ~ < > € £ ¥ •
      123 . , ? ! ' <delete>
      ABC <globe> space return
      """)
    check(
      PlaneRequest(mode: "ko-KR", plane: "letters", screen: PlaneHarness.phone, modeCount: 2),
      """
      ㅂ ㅈ ㄷ ㄱ ㅅ ㅛ ㅕ ㅑ ㅐ ㅔ
      ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ
      <shift> ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ <delete>
      123 <globe> 스페이스 리턴
      """)
    check(
      PlaneRequest(mode: "ko-KR", plane: "letters", shift: .on, screen: PlaneHarness.phone, modeCount: 2),
      """
      ㅃ ㅉ ㄸ ㄲ ㅆ ㅛ ㅕ ㅑ ㅒ ㅖ
      ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ
      <shiftOn> ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ <delete>
      123 <globe> 스페이스 리턴
      """)
    check(
      PlaneRequest(mode: "ko-KR", plane: "numbers", screen: PlaneHarness.phone, modeCount: 2),
      """
      1 2 3 4 5 6 7 8 9 0
      - / : ; ( ) ₩ & @ "
      #+= . , ? ! ' <delete>
      한글 <globe> 스페이스 리턴
      """)
    check(
      PlaneRequest(mode: "ko-KR", plane: "symbols", screen: PlaneHarness.phone, modeCount: 2),
      """
      [ ] { } # % ^ * + =
      _ \\ | ~ < > $ € ¥ •
      123 . , ? ! ' <delete>
      한글 <globe> 스페이스 리턴
      """)
  }

  @Test("VK-1 the tablet planes of every language look as reviewed") func tablets() {
    check(
      PlaneRequest(mode: "en-US", plane: "letters", screen: PlaneHarness.tablet, modeCount: 2),
      """
      q w e r t y u i o p <delete>
      a s d f g h j k l return
      <shift> z x c v b n m , . <shift>
      123 <globe> space 123 <dismiss>
      """)
    check(
      PlaneRequest(mode: "en-US", plane: "letters", shift: .on, screen: PlaneHarness.tablet, modeCount: 2),
      """
      Q W E R T Y U I O P <delete>
      A S D F G H J K L return
      <shiftOn> Z X C V B N M , . <shiftOn>
      123 <globe> space 123 <dismiss>
      """)
    check(
      PlaneRequest(mode: "en-US", plane: "numbers", screen: PlaneHarness.tablet, modeCount: 2),
      """
      1 2 3 4 5 6 7 8 9 0 <delete>
      @ # $ & * ( ) ' " return
      #+= % - + = / ; : , . #+=
      ABC <globe> space ABC <dismiss>
      """)
    check(
      PlaneRequest(mode: "en-US", plane: "symbols", screen: PlaneHarness.tablet, modeCount: 2),
      """
      1 2 3 4 5 6 7 8 9 0 <delete>
      € £ ¥ _ ^ [ ] { } return
      123 § | ~ … \\ < > ! ? 123
      ABC <globe> space ABC <dismiss>
      """)
    check(
      PlaneRequest(mode: "ko-KR", plane: "letters", screen: PlaneHarness.tablet, modeCount: 2),
      """
      ㅂ ㅈ ㄷ ㄱ ㅅ ㅛ ㅕ ㅑ ㅐ ㅔ <delete>
      ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ 리턴
      <shift> ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ , . <shift>
      123 <globe> 스페이스 123 <dismiss>
      """)
    check(
      PlaneRequest(mode: "ko-KR", plane: "letters", shift: .on, screen: PlaneHarness.tablet, modeCount: 2),
      """
      ㅃ ㅉ ㄸ ㄲ ㅆ ㅛ ㅕ ㅑ ㅒ ㅖ <delete>
      ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ 리턴
      <shiftOn> ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ , . <shiftOn>
      123 <globe> 스페이스 123 <dismiss>
      """)
    check(
      PlaneRequest(mode: "ko-KR", plane: "numbers", screen: PlaneHarness.tablet, modeCount: 2),
      """
      1 2 3 4 5 6 7 8 9 0 <delete>
      @ # ₩ & * ( ) ' " 리턴
      #+= % - + = / ; : , . #+=
      한글 <globe> 스페이스 한글 <dismiss>
      """)
    check(
      PlaneRequest(mode: "ko-KR", plane: "symbols", screen: PlaneHarness.tablet, modeCount: 2),
      """
      1 2 3 4 5 6 7 8 9 0 <delete>
      $ € ¥ _ ^ [ ] { } 리턴
      123 § | ~ … \\ < > ! ? 123
      한글 <globe> 스페이스 한글 <dismiss>
      """)
  }

  private func check(_ request: PlaneRequest, _ picture: String, location: SourceLocation = #_sourceLocation) {
    #expect(PlaneHarness.plane(request).picture.joined(separator: "\n") == picture, sourceLocation: location)
  }
}
