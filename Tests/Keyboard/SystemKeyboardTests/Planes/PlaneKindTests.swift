// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import SystemKeyboard
import TextModel
import Testing

/// The keys that each kind of field gets.
@Suite struct PlaneKindTests {
  @Test("VK-2 each kind of field has its own keys") func kinds() {
    check(letters: .default, "123 space return")
    check(letters: .asciiCapable, "123 space return")
    check(
      .numbersAndPunctuation,
      """
      1 2 3 4 5 6 7 8 9 0
      - / : ; ( ) $ & @ "
      #+= . , ? ! ' <delete>
      ABC space return
      """)
    check(letters: .url, "123 . / .com return")
    check(
      .numberPad,
      """
      1 2/ABC 3/DEF
      4/GHI 5/JKL 6/MNO
      7/PQRS 8/TUV 9/WXYZ
      _ 0 <delete> <return>
      """)
    check(
      .phonePad,
      """
      1 2/ABC 3/DEF
      4/GHI 5/JKL 6/MNO
      7/PQRS 8/TUV 9/WXYZ
      +*# 0/+ <delete> <return>
      """)
    check(letters: .namePhonePad, "123 space return")
    check(letters: .emailAddress, "123 space @ . return")
    check(
      .decimalPad,
      """
      1 2/ABC 3/DEF
      4/GHI 5/JKL 6/MNO
      7/PQRS 8/TUV 9/WXYZ
      . 0 <delete> <return>
      """)
    check(letters: .twitter, "123 space @ # return")
    check(letters: .webSearch, "123 space . return")
    check(
      .signedNumberPad,
      """
      1 2/ABC 3/DEF
      4/GHI 5/JKL 6/MNO
      7/PQRS 8/TUV 9/WXYZ
      - . 0 <delete> <return>
      """)
    check(
      .pin,
      """
      1 2/ABC 3/DEF
      4/GHI 5/JKL 6/MNO
      7/PQRS 8/TUV 9/WXYZ
      _ 0 <delete>
      """)
    check(
      .date,
      """
      1 2 3
      4 5 6
      7 8 9
      / - 0 <delete> <return>
      """)
    check(
      .time,
      """
      1 2 3
      4 5 6
      7 8 9
      : <space> 0 <delete> <return>
      """)
    check(
      .dateTime,
      """
      1 2 3
      4 5 6
      7 8 9
      - : <space> 0 <delete> <return>
      """)
    check(
      letters: .terminal,
      above: "esc tab ctrl alt <left> <down> <up> <right> - / | ~ home end pgup pgdn del "
        + "F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12", "123 space return")
    check(
      .phonePad, plane: "phone-symbols",
      """
      * + #
      ( ) -
      pause space wait
      123 0 <delete> <return>
      """)
    check(
      .namePhonePad, plane: "name-phone",
      """
      1 2/ABC 3/DEF
      4/GHI 5/JKL 6/MNO
      7/PQRS 8/TUV 9/WXYZ
      ABC +*# 0/+ <delete> <return>
      """)
    check(
      .namePhonePad, plane: "name-phone-symbols",
      """
      * + #
      ( ) -
      pause space wait
      ABC 123 0 <delete> <return>
      """)
  }

  private func check(letters kind: KeyboardKind, above: String? = nil, _ bottom: String) {
    check(
      kind,
      """
      \(above.map { $0 + "\n" } ?? "")q w e r t y u i o p
      a s d f g h j k l
      <shift> z x c v b n m <delete>
      \(bottom)
      """)
  }

  private func check(_ kind: KeyboardKind, plane: String? = nil, _ picture: String) {
    let shown = PlaneHarness.plane(
      PlaneRequest(mode: "en-US", kind: kind, plane: plane, screen: PlaneHarness.phone))
    #expect(shown.picture.joined(separator: "\n") == picture, "\(kind)")
  }
}

// MARK: - Rules

extension PlaneKindTests {
  @Test("VK-2 hold on .com offers the region's endings") func domains() {
    #expect(variants(of: ".com", kind: .url, region: "KR") == [".com", ".co.kr", ".kr", ".net", ".org"])
    #expect(variants(of: ".com", kind: .url, region: "US") == [".com", ".net", ".edu", ".org", ".us"])
    #expect(variants(of: ".com", kind: .url, region: "IS") == [".com", ".net", ".org", ".edu", ".is"])
    #expect(variants(of: ".", kind: .emailAddress, region: "DE") == [".", ".de", ".com", ".net", ".org", ".eu"])
  }

  private func variants(of label: String, kind: KeyboardKind, region: String) -> [String]? {
    let plane = PlaneHarness.plane(
      PlaneRequest(mode: "en-US", kind: kind, screen: PlaneHarness.phone, region: Region(code: region)))
    return plane.keys.first { $0.label.picture == label }?.variants.map(\.label)
  }

  @Test("VK-2 the decimal pad types the region's separator", arguments: [("KR", "."), ("DE", ","), ("", ".")])
  func decimal(region: String, separator: String) {
    let plane = PlaneHarness.plane(
      PlaneRequest(mode: "en-US", kind: .decimalPad, screen: PlaneHarness.phone, region: Region(code: region)))
    #expect(plane.key("decimal-separator")?.role == .character(separator))
    #expect(plane.key("decimal-separator")?.label == .text(separator))
  }

  @Test("VK-2 pads speak the keyboard's language") func padWords() {
    func picture(_ kind: KeyboardKind, _ plane: String) -> [String] {
      PlaneHarness.plane(PlaneRequest(mode: "ko-KR", kind: kind, plane: plane, screen: PlaneHarness.phone)).picture
    }
    #expect(picture(.phonePad, "phone-symbols")[2] == "일시 정지 스페이스 대기")
    #expect(picture(.namePhonePad, "name-phone").last == "한글 +*# 0/+ <delete> <return>")
  }

  @Test("VK-2 the field's own keys stay when another plane is shown") func otherPlanes() {
    for plane in ["letters", "numbers", "symbols"] {
      let picture = PlaneHarness.plane(
        PlaneRequest(mode: "en-US", kind: .emailAddress, plane: plane, screen: PlaneHarness.phone)
      ).picture
      #expect(picture.last?.hasSuffix("space @ . return") == true)
    }
  }

  @Test("VK-3 modifiers and keys that are not text are shown for terminals only", arguments: KeyboardKind.allCases)
  func modifiers(kind: KeyboardKind) {
    for mode in ["en-US", "ko-KR"] {
      for plane in ["letters", "numbers", "symbols"] {
        let keys = PlaneHarness.plane(
          PlaneRequest(mode: mode, kind: kind, plane: plane, screen: PlaneHarness.phone)
        ).keys
        let others = keys.filter { key in
          switch key.role {
          case .modifier, .stroke: true
          default: false
          }
        }
        #expect(others.isEmpty == (kind != .terminal), "\(kind) \(plane)")
      }
    }
  }

  @Test(
    "VK-2 123 keeps its width where there is no globe",
    arguments: KeyboardKind.allCases.filter { $0.firstPlane == PlaneName.letters })
  func numbersKey(kind: KeyboardKind) {
    for screen in [PlaneHarness.phone, PlaneHarness.tablet] {
      let frames = (1...2).map { count in
        PlaneHarness.plane(PlaneRequest(mode: "en-US", kind: kind, screen: screen, modeCount: count)).keys
          .first { $0.label == .word("123") }?.frame
      }
      #expect(frames[0] != nil && frames[0] == frames[1])
    }
  }

  @Test("VK-10 the globe is shown with two keyboards and not with one", arguments: ["en-US", "ko-KR"])
  func globe(mode: String) {
    for screen in [PlaneHarness.phone, PlaneHarness.tablet] {
      for plane in ["letters", "numbers", "symbols"] {
        func keys(_ count: Int, hasEmoji: Bool = false) -> [KeyRole] {
          PlaneHarness.plane(
            PlaneRequest(mode: mode, plane: plane, screen: screen, modeCount: count, hasEmoji: hasEmoji)
          ).keys.map(\.role)
        }
        #expect(keys(1).filter { $0 == .globe || $0 == .emoji }.isEmpty)
        #expect(keys(2).filter { $0 == .globe || $0 == .emoji } == [.globe])
        #expect(keys(1, hasEmoji: true).filter { $0 == .globe || $0 == .emoji } == [.emoji])
      }
    }
  }

  @Test("VK-5 Return shows what the field asks for", arguments: ReturnKey.allCases) func returnKey(_ key: ReturnKey) {
    for mode in ["en-US", "ko-KR"] {
      let plane = PlaneHarness.plane(PlaneRequest(mode: mode, screen: PlaneHarness.phone, returnKey: key))
      #expect(plane.key("return")?.label == .word(key.label(language: mode == "ko-KR" ? "ko" : "en")))
    }
  }

  @Test func `the shift key shows its state`() {
    for (state, icon) in [(ShiftState.off, KeyIcon.shift), (.on, .shiftOn), (.locked, .capsLock)] {
      let plane = PlaneHarness.plane(PlaneRequest(mode: "en-US", shift: state, screen: PlaneHarness.phone))
      #expect(plane.key("shift")?.label == .icon(icon))
      #expect(plane.key(state == .off ? "a" : "A") != nil)
      #expect(plane.id == "letters")
    }
  }

  @Test func `numbers and symbols give way to letters except where the field starts with them`() {
    var builder = PlaneBuilder(catalog: PlaneHarness.catalog)
    func temporary(_ kind: KeyboardKind) -> Set<String> {
      builder.temporaryPlanes(PlaneRequest(mode: "en-US", kind: kind, screen: PlaneHarness.phone))
    }
    #expect(temporary(.default) == ["numbers", "symbols"])
    #expect(temporary(.numbersAndPunctuation).isEmpty)
    #expect(temporary(.phonePad).isEmpty)
  }

  @Test func `an unknown mode or plane shows the first one`() {
    let plane = PlaneHarness.plane(PlaneRequest(mode: "xx", plane: "nowhere", screen: PlaneHarness.phone))
    #expect(plane.id == "letters")
    #expect(plane.key("q") != nil)
  }
}
