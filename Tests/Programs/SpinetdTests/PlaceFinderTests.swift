// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import TestSupport
import TestSystemBus
import Testing
import TextModel

@testable import Desk
@testable import spinetd

/// From a tap to GeoClue, the cities of GeoNames and back. Each test is a process of its own, for the sake of its environment.
@Suite struct PlaceFinderTests {
  @Test("ED-1 the city that a place is in is found by its people and its way, in the language of the keys")
  func cities() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let cases: [(Double, Double, String, String, String)] = [
          (37.5665, 126.978, "ko-KR", "서울특별시", "대한민국"),
          // Nearer to Seongnam's middle, and to Karlsfeld's, Neuilly's and Daly City's.
          (37.5133, 127.1001, "ko-KR", "서울특별시", "대한민국"),
          (48.21, 11.57, "de-DE", "München", "Deutschland"),
          (48.8637, 2.2769, "en-US", "Paris", "France"),
          (37.7534, -122.4946, "en-US", "San Francisco", "United States of America"),
          // Small ones beside large ones.
          (37.3827, 127.1189, "ko-KR", "성남시", "대한민국"),
          (48.8049, 2.1204, "en-US", "Versailles", "France"),
        ]
        for (latitude, longitude, language, city, country) in cases {
          let found = try Search(latitude, longitude, language).run().found
          #expect(found?.text(for: ContentType(rawValue: "address-level2")) == city)
          #expect(found?.text(for: ContentType(rawValue: "country-name")) == country)
        }
      }
    }
  }

  @Test("ED-1 GeoClue is asked for no more than the street, by the keyboard's name, and for as long as it takes")
  func asked() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let (found, calls) = try Search(37.5665, 126.978, "en-US").run()
        #expect(found != nil)
        #expect(
          calls.prefix(4) == [
            "GetClient", "DesktopId org.spinet.Keyboard", "RequestedAccuracyLevel 6", "Start",
          ])
      }
    }
  }

  @Test("ED-1 at sea, and where GeoClue refuses or is not there, there is no place, and the answer comes at once")
  func none() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let atSea = try Search(30, -40, "en-US").run().found
        #expect(atSea == nil)
        // It was asked, and said no.
        let refused = try Search(37.5665, 126.978, "en-US", refuses: true).run().found
        #expect(refused == nil)
        let gone = try Search(37.5665, 126.978, "en-US").run(isGone: true).found
        #expect(gone == nil)
      }
    }
  }

  @MainActor
  @Test("ED-1 without the program that finds it there is no place, and the keyboard knows so before") func without()
    throws
  {
    let loop = try EventLoop()
    let finder = PlaceFinder(loop: loop, helper: nil)
    #expect(!finder.isInstalled)
    var answers: [FoundPlace?] = []
    finder.onAnswer = { answers.append($0) }
    finder.find(in: "en-US")
    try loop.run { !answers.isEmpty }
    #expect(answers == [nil])
  }

  @MainActor
  @Test("ED-1 a search that is given up is not answered, and the next one is") func givenUp() throws {
    let loop = try EventLoop()
    let finder = PlaceFinder(loop: loop, helper: "/usr/bin/yes")
    var answers = 0
    finder.onAnswer = { _ in answers += 1 }
    finder.find(in: "en-US")
    finder.forget()
    // The next one is answered: what it prints is no place, and too much.
    finder.find(in: "en-US")
    try loop.run { answers > 0 }
    #expect(answers == 1)
  }
}

/// A search for a place that a GeoClue of its own tells.
@MainActor
private final class Search {
  private let system: PlayedSystem
  private let loop: EventLoop
  private let finder: PlaceFinder
  private let language: String

  init(_ latitude: Double, _ longitude: Double, _ language: String, refuses: Bool = false) throws {
    system = try PlayedSystem(latitude: latitude, longitude: longitude, refuses: refuses)
    loop = try EventLoop()
    finder = PlaceFinder(loop: loop)
    self.language = language
  }

  /// Searches, and ends GeoClue.
  ///
  /// - Parameter isGone: Whether GeoClue has ended before.
  /// - Returns: What was found, and what GeoClue was asked.
  func run(isGone: Bool = false) throws -> (found: FoundPlace?, calls: [String]) {
    if isGone { system.stop() }
    defer { if !isGone { system.stop() } }
    var answers: [FoundPlace?] = []
    finder.onAnswer = { answers.append($0) }
    finder.find(in: language)
    try loop.run { !answers.isEmpty }
    let calls = isGone ? [] : try system.calls(until: "Start")
    return (answers[0], calls)
  }
}
