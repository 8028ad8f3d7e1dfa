// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import TextModel

@testable import WaylandPlatform

// What waits while the focus moves, and what is forgotten then.
extension TextOutboxTests {
  @Test("TY-6 what waits for the field that has just got focus is not forgotten with what was typed before")
  func forgottenBefore() {
    var outbox = focused()
    outbox.add([.insert("2")], from: .person)
    _ = outbox.receive(FieldState(), at: 10_000)
    outbox.forget()
    _ = outbox.receive(state(TextContext(), activation: 2), at: 20_000)
    // The person has typed where no field was known.
    outbox.forget()
    #expect(sent(&outbox, at: 20_000) == [.type("2")])
  }

  @Test("ED-3 what is typed where no field is known may be a secret, and goes into none that comes")
  func typedIntoNoField() {
    for purpose in [ContentPurpose.normal, .password] {
      var outbox = TextOutbox()
      outbox.add([.insert("a"), .insert("b")], from: .person)
      #expect(sent(&outbox, Self.keysOnly, at: 0) == [.type("a")])
      _ = outbox.receive(state(TextContext(), purpose), at: 1000)
      outbox.forget()
      #expect(sent(&outbox, at: 1_000_000) == [])
      #expect(outbox.isEmpty)
    }
  }
}
