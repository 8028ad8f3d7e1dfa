// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import Testing

@testable import SystemKeyboard

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

  @Test("VK-1 a split keyboard has the letters of either hand on its side, in every language") func split() {
    checkHalves(
      "en-US",
      """
      q w e r t | y u i o p <delete>
      a s d f g | h j k l return
      <shift> z x c v | b n m , . <shift>
      123 <globe> space | space 123 <dismiss>
      """)
    checkHalves(
      "ko-KR",
      """
      ㅂ ㅈ ㄷ ㄱ ㅅ | ㅛ ㅕ ㅑ ㅐ ㅔ <delete>
      ㅁ ㄴ ㅇ ㄹ ㅎ | ㅗ ㅓ ㅏ ㅣ 리턴
      <shift> ㅋ ㅌ ㅊ ㅍ | ㅠ ㅜ ㅡ , . <shift>
      123 <globe> 스페이스 | 스페이스 123 <dismiss>
      """)
    checkHalves(
      "en-US", plane: "numbers",
      """
      1 2 3 4 5 | 6 7 8 9 0 <delete>
      @ # $ & * | ( ) ' " return
      #+= % - + = | / ; : , . #+=
      ABC <globe> space | space ABC <dismiss>
      """)
  }

  private func checkHalves(
    _ mode: String, plane: String = "letters", _ picture: String, location: SourceLocation = #_sourceLocation
  ) {
    let halves = KeyboardHalves(in: 1280)
    var parted = PlaneHarness.plane(
      PlaneRequest(
        mode: mode, plane: plane, screen: KeyboardHalves.screen(on: PlaneHarness.tabletLandscape), modeCount: 2))
    parted.part(into: halves)
    let board = Rect(origin: .zero, size: parted.size), areas = halves.areas(of: board)
    #expect(board.width == 1280, sourceLocation: location)
    #expect(
      parted.keys.allSatisfy { key in areas.contains { $0.intersection(key.frame) == key.frame } },
      "each key is on one half", sourceLocation: location)
    let sides = areas.map { area in
      KeyPlane(id: "", size: parted.size, keys: parted.keys.filter { $0.frame.intersects(area) }).picture
    }
    let lines = zip(sides[0], sides[1]).map { "\($0) | \($1)" }
    #expect(lines.joined(separator: "\n") == picture, sourceLocation: location)
  }

  private func check(_ request: PlaneRequest, _ picture: String, location: SourceLocation = #_sourceLocation) {
    #expect(PlaneHarness.plane(request).picture.joined(separator: "\n") == picture, sourceLocation: location)
  }
}
