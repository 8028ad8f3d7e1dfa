// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import Testing

@testable import SystemKeyboard

extension Person {
  /// What the bar offers, from the left.
  var offers: [String] { controller.suggestions.map(\.suggestion.text) }

  /// Taps a word of the bar.
  func take(_ text: String) throws {
    let found = try #require(controller.suggestions.first { $0.suggestion.text == text })
    down(at: found.area.center)
    wait(30)
    up()
    wait(60)
  }
}
