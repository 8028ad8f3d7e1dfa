// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import Glibc
import TestBed
import Testing

extension AppTests {
  /// Words typed into Chromium at random while it stands still now and then, and while somebody puts the caret elsewhere in the middle of
  /// them. `SPINET_FOLLOWED_ROUNDS` says how many; six by default.
  @Suite struct FollowedRoundsTests {
    private static let words = [("teh", "the"), ("becuase", "because"), ("dont", "don't"), ("beleive", "believe")]
    private static let start = "Some good text"

    @Test("TY-6 no letter changes but those of the word that was typed, however the app stands still")
    func rounds() throws {
      let environment = ProcessInfo.processInfo.environment
      let count = environment["SPINET_FOLLOWED_ROUNDS"].flatMap { Int($0) } ?? 6
      var random = SplitMix(state: environment["SPINET_FOLLOWED_SEED"].flatMap { UInt64($0) } ?? 1)
      var (mended, moved, stopped, wrong) = (0, 0, 0, 0)
      try AppBed.with(.chromium, hasWords: true) { bed in
        try bed.open("sentences")
        bed.driver.tapInterval = 150_000
        let frame = try #require(bed.app.fieldFrames()["sentences"])
        let processes = ProcessTree.all(of: try #require(bed.app.program.programPID))
        for round in 0..<count {
          try bed.app.play("set sentences \(Self.start)")
          let (word, meant) = Self.words.randomElement(using: &random) ?? Self.words[0]
          let split = Bool.random(using: &random) ? Int.random(in: 1..<word.count, using: &random) : nil
          let isStopped = Int.random(in: 0..<3, using: &random) > 0
          let duration = Int64.random(in: 100_000...1_500_000, using: &random)
          let stop = isStopped ? duration : nil
          let delay = Int64.random(in: 0...1_500_000, using: &random)
          let disturber = stop.map { Stop(processes, after: delay, for: $0) }
          try bed.driver.type(" " + word.prefix(split ?? word.count))
          if split != nil {
            try bed.session.injector.tap(Point(x: frame.minX + 26, y: frame.midY))
            // A thumb is not back sooner.
            Clock.pause(until: Clock.now() + 1_000_000)
          }
          let rest = word.dropFirst(split ?? word.count) + " "
          try bed.driver.type(String(rest))
          disturber?.wait()
          let before = Self.start + " " + word.prefix(split ?? word.count)
          let possible: Set<String> =
            split == nil
            ? [before + " ", Self.start + " " + meant + " "]
            : Set(before.indices.map { String(before[..<$0] + rest + before[$0...]) } + [before + rest])
          let text = Self.lastText(of: bed.app, among: possible)
          if !possible.contains(text) {
            wrong += 1
            let times = "stopped for \(stop ?? 0) µs after \(delay)"
            print("round \(round): \(text.debugDescription) of \(word), split \(split ?? 0), \(times)")
          }
          (moved, stopped) = (moved + (split == nil ? 0 : 1), stopped + (stop == nil ? 0 : 1))
          if split == nil, text == Self.start + " " + meant + " " { mended += 1 }
        }
      }
      let rounds = "\(count) rounds, \(moved) with the caret moved, \(stopped) with stops"
      print("followed: \(rounds); \(mended) mended, \(wrong) wrong")
      #expect(wrong == 0)
    }

    /// The text once it has stayed for a while.
    private static func lastText(of app: App, among possible: Set<String>) -> String {
      var (text, since) = (app.text(of: "sentences"), Clock.now())
      _ = try? Wait.untilTrue("the last text", within: 8) {
        let now = app.text(of: "sentences")
        if now != text { (text, since) = (now, Clock.now()) }
        return Clock.now() - since > 700_000 && possible.contains(text)
      }
      return text
    }
  }
}

/// Stops an app for a while, later.
private final class Stop: @unchecked Sendable {
  private let end = DispatchSemaphore(value: 0)

  init(_ processes: [pid_t], after delay: Int64, for duration: Int64) {
    Thread.detachNewThread { [end] in
      Clock.pause(until: Clock.now() + delay)
      ProcessTree.send(SIGSTOP, to: processes)
      Clock.pause(until: Clock.now() + duration)
      ProcessTree.send(SIGCONT, to: processes)
      end.signal()
    }
  }

  func wait() { end.wait() }
}
