// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@Suite struct PlaneCoverageTests {
  private func texts(_ mode: String, screen: Screen) -> Set<String> {
    var builder = PlaneBuilder(catalog: PlaneHarness.catalog)
    var result: Set<String> = []
    for plane in ["letters", "numbers", "symbols"] {
      for shift in [ShiftState.off, .on] {
        result.formUnion(
          builder.plane(PlaneRequest(mode: mode, plane: plane, shift: shift, screen: screen)).typedTexts)
      }
    }
    return result
  }

  @Test("TY-5 every letter, digit and sign of ASCII is reachable in English and every jamo in Korean")
  func reachable() {
    let jamo = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ"
    let ascii = (33...126).map { String(UnicodeScalar($0)) }
    for screen in [PlaneHarness.phone, PlaneHarness.tablet] {
      let english = texts("en-US", screen: screen)
      #expect(ascii.filter { !english.contains($0) } == [])
      let korean = texts("ko-KR", screen: screen)
      #expect(jamo.map(String.init).filter { !korean.contains($0) } == [])
      #expect(ascii.filter { !korean.contains($0) && !$0.isASCIILetter } == [])
      #expect(korean.contains("₩"))
    }
  }

  @Test(
    "TY-5 a hold offers relatives in the order of their use",
    arguments: [
      ("a", "aàáâäæãåā"), ("e", "eèéêëēėę"), ("o", "oôöòóœøōõ"), ("n", "nñń"), ("s", "sßśš"),
    ])
  func hold(on letter: String, offers letters: String) {
    let plane = PlaneHarness.plane(PlaneRequest(mode: "en-US", screen: PlaneHarness.phone))
    #expect(plane.key(letter)?.variants.map(\.label).joined() == letters)
    #expect(plane.key(letter)?.defaultVariant == 0)
    let shifted = PlaneHarness.plane(PlaneRequest(mode: "en-US", shift: .on, screen: PlaneHarness.phone))
    let capitals = shifted.key(letter.uppercased())?.variants.map { $0.label.lowercased() }
    #expect(capitals?.joined() == letters)
  }

  @Test(
    arguments: [
      ("-", "- – — •"), ("/", "/ \\"), ("$", "$ ₩ € £ ¥ ¢"), ("\"", "\" „ “ ” « »"), (".", ". …"), ("?", "? ¿"),
      ("!", "! ¡"), ("'", "' ‘ ’ `"), ("0", "0 °"), ("&", "& §"),
    ])
  func `a hold on a sign offers its relatives`(sign: String, choices: String) {
    let plane = PlaneHarness.plane(PlaneRequest(mode: "en-US", plane: "numbers", screen: PlaneHarness.phone))
    let key = plane.keys.first { $0.label.picture == sign }
    #expect(key?.variants.map(\.label).joined(separator: " ") == choices)
  }

  @Test func `every plane key leads to a plane`() {
    var builder = PlaneBuilder(catalog: PlaneHarness.catalog)
    for screen in [PlaneHarness.phone, PlaneHarness.tablet] {
      for mode in ["en-US", "ko-KR"] {
        for kind in KeyboardKind.allCases {
          var open: [String?] = [nil]
          var seen: Set<String> = []
          while let next = open.popLast() {
            let plane = builder.plane(PlaneRequest(mode: mode, kind: kind, plane: next, screen: screen))
            if let next { #expect(plane.id == next, "\(kind)") }
            for key in plane.keys {
              guard case .plane(let name) = key.role, seen.insert(name).inserted else { continue }
              open.append(name)
            }
          }
        }
      }
    }
  }
}

extension String {
  fileprivate var isASCIILetter: Bool { unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic } }
}
