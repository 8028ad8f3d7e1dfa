// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed
import Testing

extension AppTests {
  /// A browser's address bar, which is no page's field, replaces what is selected there without telling, and completes what is typed.
  @Suite struct AddressBarTests {
    /// In Firefox's second row.
    private static let addressBar = Point(x: 400, y: 60)

    @Test("TY-1 TY-2 a browser asks for the address that was typed, and the bar is for the word that stands there")
    func address() throws {
      try AppBed.with(.firefox, hasWords: true) { bed in
        let site = try #require(bed.app.events.last { $0.event == "site" }?.text)
        for path in ["tomorow", "hte/wether", "tomorow"] {
          try bed.session.injector.tap(Self.addressBar)
          try bed.keyboard.wait(for: "the keyboard of the address bar") { $0.shown }
          let count = bed.app.events.count
          try bed.driver.type("localho")
          try bed.keyboard.wait(for: "words for the one that is typed") { state in
            state.suggestions.contains { $0.label.contains("local") }
          }
          try bed.driver.type("st:\(site)/\(path)")
          // Firefox goes where it has completed an address before, if Return comes while it still looks for the one that is there.
          try bed.session.waitForStillPicture()
          try bed.driver.tap("return")
          _ = bed.app.wait(after: count) { $0.contains { $0.event == "asked" } }
          #expect(bed.app.events.dropFirst(count).first { $0.event == "asked" }?.text == "/" + path)
          try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
          // The page that has come puts its address into the bar, whatever stands there.
          try bed.session.waitForStillPicture()
        }
      }
    }
  }
}
