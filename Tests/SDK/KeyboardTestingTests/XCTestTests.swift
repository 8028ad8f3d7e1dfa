// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardTesting
import UIKitCore
import XCTest

/// The harness under the other test library.
final class XCTestTests: XCTestCase {
  @MainActor func testAButtonIsTapped() async throws {
    let settings = SettingsController()
    let app = TestApp { settings }
    try app.tap("Save")
    XCTAssertEqual(settings.done, ["saved"])
    XCTAssertThrowsError(try app.tap("Erase All")) { error in
      XCTAssertEqual((error as? TestFailure)?.code, .untouchable)
    }
  }
}
