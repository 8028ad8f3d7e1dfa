// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

extension AppTests {
  /// Where the device is, in a form of a real app of the SDK (Tests/StandIns/TypingApp): by the real program that finds it and the real
  /// names of cities; GeoClue alone is played, which finds no device here.
  @Suite struct PlaceAppTests {
    /// - Parameter arguments: What else GeoClue is told.
    private func withForm(
      settings: String? = "keyboards = en-US, ko-KR\nautofill-location = on\n", _ arguments: [String] = [],
      _ body: (TypingBed, Supervised) throws -> Void
    ) throws {
      try TypingBed.with(settings: settings, arguments: ["--address"]) { bed in
        let service = try bed.session.start(
          [Programs.python, "\(Checkout.root)/Tests/Support/TestSystemBus/geoclue.py", "35.0116", "135.7681"]
            + arguments,
          name: "geoclue")
        try Wait.untilTrue("the location service") { service.output.contains("owner") }
        try body(bed, service)
      }
    }

    /// Whether the program that finds the city runs.
    private func isSearching(_ bed: TypingBed) throws -> Bool {
      let keyboard = try #require(bed.keyboard.program.programPID)
      let path = "/proc/\(keyboard)/task/\(keyboard)/children"
      let children = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
      return children.contains { child in
        let name = try? String(contentsOfFile: "/proc/\(child)/comm", encoding: .utf8)
        return name == "spinet-place\n"
      }
    }

    private func offer(_ label: String, _ bed: TypingBed) throws {
      try bed.keyboard.wait(for: label) { $0.suggestions.map(\.label) == [label] }
    }

    @Test(
      "ED-1 the city where the device is is offered in a real form, and found and typed by a tap, in the language of the keys"
    )
    func fills() throws {
      try withForm { bed, service in
        try bed.open("city")
        try offer("current-place", bed)
        #expect(!service.output.contains("GetClient") && bed.text(of: "city") == nil)
        try bed.driver.takeSuggestion("current-place")
        try bed.wait(for: "city \"Kyoto\"")
        try Wait.untilTrue("the end of the search") { try !isSearching(bed) }
        try bed.open("country")
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.driver.takeSuggestion("current-place")
        try bed.wait(for: "country \"일본\"")
        #expect(["both", "street", "name"].allSatisfy { bed.text(of: $0) == nil })
        #expect(!bed.keyboard.program.output.contains("Kyoto"))
      }
    }

    @Test("ED-1 a place that is found when another field has the focus is typed nowhere, and nobody looks on")
    func late() throws {
      try withForm(["late"]) { bed, service in
        try bed.open("city")
        try bed.driver.takeSuggestion("current-place")
        try offer("finding-place", bed)
        try Wait.untilTrue("the question") { service.output.contains("Start") }
        #expect(try isSearching(bed))
        try bed.open("both")
        try Wait.untilTrue("the end of the search") { try !isSearching(bed) }
        kill(try #require(service.programPID), SIGUSR1)
        try Wait.untilTrue("the answer") { service.output.contains("told") }
        try bed.driver.typeIgnoringCase("u")
        try bed.wait({ $0?.lowercased() == "\"u\"" }, of: "both")
        #expect(bed.text(of: "city") == nil)
      }
    }

    @Test("ED-1 a person who lets nobody know is told that there is no place, and types on") func refused() throws {
      try withForm(["refuse"]) { bed, service in
        try bed.open("city")
        try bed.driver.takeSuggestion("current-place")
        try offer("no-place", bed)
        try bed.driver.typeIgnoringCase("uji")
        try bed.wait({ $0?.lowercased() == "\"uji\"" }, of: "city")
      }
    }

    @Test("ED-1 nobody is asked for the location unless the person wishes so") func off() throws {
      try withForm(settings: nil) { bed, service in
        try bed.open("city")
        try bed.driver.typeIgnoringCase("u")
        try bed.wait({ $0?.lowercased() == "\"u\"" }, of: "city")
        #expect(try bed.keyboard.state().suggestions.isEmpty && !service.output.contains("GetClient"))
      }
    }
  }
}
