// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import FieldChannel
import Testing
import TextModel

@testable import Desk

/// In which fields words are learnt.
@Suite struct LearntWordTests {
  private func type(in person: HeadlessDesk) -> [String] {
    for key in ["r", "e", "d", "space", "s", "o", "space"] { person.tap(key) }
    return person.services.learnt
  }

  @Test("TY-1 words are handed over where the settings say so") func words() {
    let person = HeadlessDesk { $0.learnsWords = true }
    person.focus(FieldTraits(hints: [.lowercase]))
    #expect(type(in: person) == ["red"])
    let off = HeadlessDesk()
    off.focus(FieldTraits(hints: [.lowercase]))
    #expect(type(in: off).isEmpty)
  }

  @Test("TY-1 ED-3 nothing is learnt of the desktop's own fields, nor of names, codes and secrets by the app's word")
  func otherFields() {
    let desktop = HeadlessDesk { $0.learnsWords = true }
    desktop.field.app = .desktop
    desktop.focus(FieldTraits(hints: [.lowercase]))
    #expect(type(in: desktop).isEmpty)
    for content in ["username", "name", "one-time-code", "password", "cc-name"] {
      let person = HeadlessDesk { $0.learnsWords = true }
      person.focus(FieldTraits(hints: [.lowercase]))
      person.claim {
        $0.content = ContentType(rawValue: content)
        $0.keyboard = .default
      }
      #expect(type(in: person).isEmpty)
    }
  }
}
