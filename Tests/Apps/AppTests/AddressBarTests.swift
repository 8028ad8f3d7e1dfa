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
        var visited: [String] = []
        for path in ["/tomorow", "/hte/wether", "/tomorow"] {
          var asked = ""
          for _ in 0..<5 {
            asked = try Self.ask(for: "\(site)\(path)", in: bed)
            // Firefox, when it is busy, goes where it was about to complete the address to, and not where its bar says.
            guard asked != path, visited.contains(asked) || path.hasPrefix(asked) else { break }
          }
          #expect(asked == path)
          visited.append(path)
        }
      }
    }

    /// Types an address of this machine.
    ///
    /// - Returns: What Firefox asks for.
    private static func ask(for address: String, in bed: AppBed) throws -> String {
      var count = bed.app.events.count
      try bed.session.injector.tap(addressBar)
      try bed.keyboard.wait(for: "the keyboard of the address bar") { state in
        // Firefox, when it is busy, asks twice, and leaves its bar the second time.
        if bed.app.events.count > count {
          count = bed.app.events.count
          _ = try? bed.session.injector.tap(addressBar)
        }
        return state.shown
      }
      try bed.driver.type("localho")
      try bed.keyboard.wait(for: "words for the one that is typed") { state in
        state.suggestions.contains { $0.label.contains("local") }
      }
      try bed.driver.type("st:" + address)
      count = bed.app.events.count
      try bed.driver.tap("return")
      _ = bed.app.wait(after: count) { $0.contains { $0.event == "asked" } }
      try bed.keyboard.wait(for: "the keyboard to go") { !$0.visible }
      // The page that has come puts its address into the bar, whatever stands there.
      try bed.session.waitForStillPicture()
      return bed.app.events.dropFirst(count).first { $0.event == "asked" }?.text ?? ""
    }
  }
}
