// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import LinuxSystem

@Suite struct LogTests {
  @Test func `levels are for all areas, or for one`() {
    let (levels, problems) = LogLevels.parse("warning, wayland=debug ,guests=error")
    #expect(problems.isEmpty)
    #expect(levels.shows(.warning, in: .text) && !levels.shows(.info, in: .text))
    #expect(levels.shows(.debug, in: .wayland))
    #expect(levels.shows(.error, in: .guests) && !levels.shows(.warning, in: .guests))
  }

  @Test func `an area's level stands wherever it is written`() {
    #expect(LogLevels.parse("text=debug,error").levels == LogLevels.parse("error,text=debug").levels)
  }

  @Test(arguments: [
    ("loud", "there is no level 'loud'"), ("wayland=loud", "there is no level 'loud'"),
    ("sea=debug", "there is no area 'sea'"), ("=debug", "there is no area ''"), ("debug=wayland", "level 'wayland'"),
  ])
  func `a mistake is told with what there is, and the usual level stays`(text: String, problem: String) {
    let (levels, problems) = LogLevels.parse(text)
    #expect(levels == LogLevels())
    #expect(problems.count == 1 && problems[0].contains(problem))
    #expect(problems[0].contains("error, warning, info, debug") && problems[0].contains("guests"))
  }

  @Test func `what stands beside a mistake counts`() {
    let (levels, problems) = LogLevels.parse("nonsense,text=debug")
    #expect(problems.count == 1 && levels.shows(.debug, in: .text))
  }

  @Test func `a line has its program, and time, level and area when somebody asked for a log`() {
    let plain = Lines()
    plain.log(.desktop, "").warning("no bus")
    #expect(plain.all == ["spinetd: no bus"])
    let detailed = Lines()
    let error = SystemCallError(call: "open", errno: ENOENT)
    detailed.log(.desktop, "debug").debug("\(3) of \(name: "a\u{1B}[2J"): \(error)")
    #expect(detailed.all == ["12.034 spinetd: debug: desktop: 3 of a?[2J: open: No such file or directory"])
  }

  @Test func `what is not shown is not made`() {
    let lines = Lines()
    var made = 0
    func number() -> Int {
      made += 1
      return made
    }
    lines.log(.text, "").debug("\(number())")
    lines.log(.text, "text=error").warning("\(number())")
    #expect(lines.all.isEmpty && made == 0)
  }

  /// That a text cannot be interpolated at all is the compiler's to keep: see `LogText`.
  @Test func `of a text that may be typed only its length gets into a line`() {
    let lines = Lines()
    lines.log(.text, "debug").debug("typed \(lengthOf: "geheim") and \(lengthOf: "한")")
    #expect(lines.all == ["12.034 spinetd: debug: text: typed 6 characters and 1 character"])
  }
}

/// Lines of a log in memory.
private final class Lines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func log(_ area: LogArea, _ levels: String) -> Log {
    Log(
      area,
      Log.Settings(
        levels: LogLevels.parse(levels).levels, isDetailed: !levels.isEmpty, program: "spinetd",
        write: { [self] line in lines.withLock { $0.append(line) } }, now: { 12_034_567 }))
  }
}
