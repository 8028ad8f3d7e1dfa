// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import Testing

extension AppTests {
  /// Whole sentences in every app.
  @Suite struct SentenceTests {
    static let english = "Hello, World! It's 5:30 at the cafe (room #7), 50% off - ok? {a_b} <x@y.z> \"q\" ~/|\\"
    static let korean = "안녕하세요, 값이 비싸요. 닭을 쫓아 왔다! 의사 꿇다 얘기 뷁"

    @Test("SY-1 an English sentence with capitals and symbols arrives as meant", arguments: AppKind.ofWlroots)
    func english(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.open()
        try bed.expectTyped(Self.english) { try bed.driver.type(Self.english) }
      }
    }

    @Test("TY-5 Korean sentences are composed as meant", arguments: AppKind.ofWlroots)
    func korean(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.open()
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped(Self.korean) { try bed.driver.typeKorean(Self.korean) }
      }
    }

    @Test("SY-2 the same on phoc", arguments: [AppKind.gtk4, .gtk3, .qt6, .foot, .firefox])
    func phoc(app kind: AppKind) throws {
      try AppBed.with(kind, configure: { $0.compositor = .phoc }) { bed in
        try bed.open()
        try bed.driver.type("Hello, World! ")
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("Hello, World! " + Self.korean) { try bed.driver.typeKorean(Self.korean) }
      }
    }

    @Test(
      "TY-5 Korean straight after Return is composed as meant",
      arguments: [AppKind.gtk4, .gtk3, .qt6, .firefox, .chromium])
    func koreanAfterReturn(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.open("text")
        try bed.driver.type("Come at one, we will see you there.\n")
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("Come at one, we will see you there.\n안녕하세요", in: "text") {
          try bed.driver.typeKorean("안녕하세요")
        }
      }
    }

    @Test(
      "SY-1 Return starts a new line in a field of several lines",
      arguments: [AppKind.gtk4, .gtk3, .qt6, .firefox, .chromium])
    func newLine(app kind: AppKind) throws {
      try AppBed.with(kind) { bed in
        try bed.open("text")
        try bed.expectTyped("one\ntwo", in: "text") { try bed.driver.type("one\ntwo") }
      }
    }
  }
}
