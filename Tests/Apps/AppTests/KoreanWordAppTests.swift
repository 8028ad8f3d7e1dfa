// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import TestBed
import Testing

extension AppTests {
  /// Words of Korean, and of English beside it, by touch in a real app.
  @Suite struct KoreanWordAppTests {
    @Test(
      "TY-1 TY-5 Korean words are offered and taken, and English ones beside them", arguments: [AppKind.gtk4, .firefox])
    func sentence(_ app: AppKind) throws {
      try AppBed.with(app, hasWords: true) { bed in
        try bed.open()
        bed.driver.tapInterval = 90_000
        try bed.driver.switchTo(mode: "ko-KR")
        let height = try bed.keyboard.state().frame.height
        try bed.expectTyped("안녕하세요 ") {
          try bed.driver.typeKorean("안녕핫")
          try bed.driver.tap("delete")
          try bed.driver.takeSuggestion("안녕하세요")
        }
        try bed.expectTyped("안녕하세요. 감사합") { try bed.driver.typeKorean(". 감사합") }
        let state = try bed.keyboard.wait(for: "three words") { state in
          state.suggestions.contains { $0.label == "감사합니다" } && state.suggestions.count == 3
        }
        #expect(state.frame.height == height && state.suggestions.allSatisfy { !$0.isPending })
        try bed.expectTyped("안녕하세요. 감사합니다 ") { try bed.driver.takeSuggestion("감사합니다") }
        try bed.driver.switchTo(mode: "en-US")
        try bed.expectMended([("becuase", "because")], after: "안녕하세요. 감사합니다 ")
        try bed.expectTyped("안녕하세요. 감사합니다 becuase ") { try bed.driver.tap("delete") }
        try bed.driver.switchTo(mode: "ko-KR")
        // What was committed at once stays as it is where the focus leaves in the middle of a syllable.
        try bed.expectTyped("안녕하세요. 감사합니다 becuase 세곗") { try bed.driver.typeKorean("세곗") }
      }
    }
  }
}
