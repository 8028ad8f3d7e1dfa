// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestBed
import TestKeyboardKeys
import Testing

extension AppTests {
  /// Keyboards of others, in their sandbox, typing into unmodified apps.
  @Suite struct GuestTypingTests {
    @Test("CK-3 CK-4 a keyboard in its sandbox types into an unmodified app", arguments: [AppKind.gtk4])
    func types(kind: AppKind) throws {
      try AppBed.withTestKeyboard(kind) { bed in
        try bed.openTestKeyboard()
        try bed.expectTyped("abcd") { try bed.tap(.a, .b, .c, .e, .delete, .d) }
      }
    }
  }
}
