// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import Glibc
import TestBed
import Testing

extension AppTests {
  /// Words in apps that tell nothing of their text, by what the apps received. `SPINET_UNTOLD_WORDS` says how many are typed into
  /// one that stands still now and then; twelve by default.
  @Suite struct UntoldTextAppTests {
    private static let field = "sentences"

    @Test("TY-1 TY-2 in Chromium the bar goes on with what was typed, and nothing is corrected") func goesOn() throws {
      try AppBed.with(.chromium, hasWords: true) { bed in
        let height = try bed.open(Self.field).frame.height
        try bed.expectTyped("Teh weather", in: Self.field) {
          try bed.driver.type("Teh weat")
          try bed.driver.takeSuggestion("weather")
        }
        try bed.expectTyped("Teh weather. Tomorrow becuase", in: Self.field) {
          try bed.driver.type(". Tomo")
          try bed.driver.takeSuggestion("Tomorrow")
          try bed.driver.type("becuase")
        }
        let state = try bed.keyboard.state()
        #expect(state.suggestions.allSatisfy { !$0.isPending } && state.frame.height == height)
        try bed.expectTyped("Teh weather. Tomorrow becuase ", in: Self.field) { try bed.driver.type(" ") }
        try bed.expectTyped("Teh weather. Tomorrow becuas", in: Self.field) {
          try bed.driver.tap("delete")
          try bed.driver.tap("delete")
        }
      }
    }

    @Test("TY-1 in Chromium Korean goes on behind its syllables, and a next word comes with its space") func korean()
      throws
    {
      try AppBed.with(.chromium, hasWords: true) { bed in
        try bed.open(Self.field)
        bed.driver.tapInterval = 120_000
        try bed.driver.switchTo(mode: "ko-KR")
        try bed.expectTyped("감사합니다", in: Self.field) {
          try bed.driver.typeKorean("감사")
          try bed.driver.takeSuggestion("감사합니다")
        }
        try bed.expectTyped("감사합니다 네", in: Self.field) { try bed.driver.typeKorean("네") }
      }
    }

    @Test(
      "ED-3 in Chromium secrets, addresses and fields that ask for nothing have no words",
      arguments: ["password", "email", "url", "phone", "normal"])
    func otherFields(_ field: String) throws {
      try AppBed.with(.chromium, hasWords: true) { bed in
        try bed.open(field)
        let text = field == "phone" ? "12345" : "tomorro"
        try bed.expectTyped(text, in: field) { try bed.driver.typeIgnoringCase(text) }
        #expect(try bed.keyboard.state().suggestions.allSatisfy { $0.label.isEmpty })
      }
    }

    @Test(
      "ED-3 where nobody knows the field, as in Qt without text input and in X11 apps, it may be a secret and has no words",
      arguments: [AppKind.qt6, .x11])
    func unknownField(_ app: AppKind) throws {
      try AppBed.with(app, hasWords: true) { bed in
        try bed.open()
        try bed.expectTyped("teh tomorro ") { try bed.driver.type("teh tomorro ") }
        #expect(try bed.keyboard.state().suggestions.allSatisfy { $0.label.isEmpty })
      }
    }

    /// Touches the text, and returns once the page has taken that and had a finger's way to the keys to tell of it.
    private static func putCaret(at place: Point, in bed: AppBed) throws {
      let count = bed.app.events.count
      try bed.session.injector.tap(place)
      #expect(bed.app.wait(after: count) { $0.contains { $0.event == "click" } })
      Clock.pause(until: Clock.now() + 300_000)
    }

    @Test("TY-6 in Chromium a word that is taken adds letters, wherever a finger has put the caret meanwhile")
    func caret() throws {
      try AppBed.with(.chromium, hasWords: true) { bed in
        try bed.open(Self.field)
        try bed.expectTyped("Good tomo", in: Self.field) { try bed.driver.type("Good tomo") }
        let frame = try #require(bed.app.fieldFrames()[Self.field])
        try Self.putCaret(at: Point(x: frame.minX + 30, y: frame.midY), in: bed)
        let before = "Good tomo"
        var possible = Set(
          (0...before.count).map { String(before.prefix($0)) + "rrow" + String(before.dropFirst($0)) })
        // Where the app tells that the field begins anew, the word is forgotten.
        if let word = try bed.keyboard.state().suggestions.first(where: { $0.label == "tomorrow" }) {
          possible.insert(before)
          try bed.driver.tap(at: bed.driver.place(of: word))
        } else {
          possible = [before]
        }
        _ = try? Wait.until("the letters", within: 5) { possible.contains(bed.app.text(of: Self.field)) ? true : nil }
        let text = bed.app.text(of: Self.field)
        #expect(possible.contains(text), "\(text)")
      }
    }

    @Test("TY-5 in Chromium a letter takes nothing where a finger has put the caret while a syllable was open")
    func openSyllable() throws {
      try AppBed.with(.chromium) { bed in
        try bed.open()
        bed.driver.tapInterval = 150_000
        try bed.driver.switchTo(mode: "ko-KR")
        let field = bed.app.kind.mainField
        try bed.expectTyped("간다", in: field) { try bed.driver.typeKorean("간다") }
        // Whoever goes on without touching anything else goes on with the syllable, however late.
        Clock.pause(until: Clock.now() + 1_000_000)
        try bed.expectTyped("간당", in: field) { try bed.driver.typeKorean("ㅇ") }
        let frame = try #require(bed.app.fieldFrames()[field])
        // A finger's way to the app, and back.
        Clock.pause(until: Clock.now() + 200_000)
        try Self.putCaret(at: Point(x: frame.minX + 8, y: frame.midY), in: bed)
        try bed.expectTyped("ㅏ간당", in: field) { try bed.driver.typeKorean("ㅏ") }
      }
    }

    @Test("TY-6 while Chromium stands still now and then, words of the bar and letters arrive as they were typed")
    func standsStill() throws {
      let count = ProcessInfo.processInfo.environment["SPINET_UNTOLD_WORDS"].flatMap { Int($0) } ?? 12
      var random = SplitMix(state: 1)
      let words = ["tomorrow", "weather", "because", "together", "something", "question", "language", "morning"]
      var taken = 0
      try AppBed.with(.chromium, hasWords: true) { bed in
        try bed.open(Self.field)
        bed.driver.tapInterval = 60_000
        let stops = Stops(of: ProcessTree.all(of: try #require(bed.app.program.programPID)), seed: 2)
        defer { stops.end() }
        try bed.driver.type("It ")
        var (text, owesSpace) = ("It ", false)
        for _ in 0..<count {
          let word = words.randomElement(using: &random) ?? words[0]
          let start = String(word.prefix(Int.random(in: 3..<word.count, using: &random)))
          try bed.driver.type(start)
          text += (owesSpace ? " " : "") + start
          let state = try bed.keyboard.wait(for: "words that begin with \(start)") { state in
            let labels = state.suggestions.map(\.label).filter { !$0.isEmpty }
            return labels.contains(word) && labels.allSatisfy { $0.hasPrefix(start) }
          }
          owesSpace = Bool.random(using: &random)
          if owesSpace {
            let labels = state.suggestions.map(\.label).filter { !$0.isEmpty }
            let chosen = labels.randomElement(using: &random) ?? word
            try bed.driver.takeSuggestion(chosen)
            text += chosen.dropFirst(start.count)
            taken += 1
          } else {
            let rest = String(word.dropFirst(start.count)) + " "
            try bed.driver.type(rest)
            text += rest
          }
        }
        stops.end()
        bed.expectTyped(text, in: Self.field) {}
        print("untold: \(count) words, \(taken) taken, \(stops.count) stops")
      }
    }
  }
}

/// Stops an app for 0.1 to 1 s again and again.
private final class Stops: @unchecked Sendable {
  private let lock = NSLock()
  private var hasEnded = false
  private var stopCount = 0
  private let finished = DispatchSemaphore(value: 0)

  init(of processes: [pid_t], seed: UInt64) {
    Thread.detachNewThread { [self] in
      var random = SplitMix(state: seed)
      while !isOver {
        ProcessTree.send(SIGSTOP, to: processes)
        Clock.pause(until: Clock.now() + Int64.random(in: 100_000...1_000_000, using: &random))
        ProcessTree.send(SIGCONT, to: processes)
        lock.withLock { stopCount += 1 }
        Clock.pause(until: Clock.now() + Int64.random(in: 100_000...800_000, using: &random))
      }
      finished.signal()
    }
  }

  private var isOver: Bool { lock.withLock { hasEnded } }

  var count: Int { lock.withLock { stopCount } }

  /// Lets the app run from now on.
  func end() {
    guard !isOver else { return }
    lock.withLock { hasEnded = true }
    finished.wait()
  }
}
