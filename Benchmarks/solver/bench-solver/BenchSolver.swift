// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Glibc

/// Measures the solver on one workload after another and prints `workload count figure microseconds` lines, and with
/// `--values` instead what it computed, so that it can be compared. With `--pivots` it prints `figure number` lines of how
/// many constraints took others' places, which no machine changes.
///
/// Arguments: `WORKLOAD:COUNT …`
@main
struct BenchSolver {
  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    let showsValues = arguments.first == "--values"
    let countsPivots = arguments.first == "--pivots"
    if showsValues || countsPivots { arguments = arguments.dropFirst() }
    for argument in arguments {
      let parts = argument.split(separator: ":")
      guard parts.count == 2, let workload = Workload(rawValue: String(parts[0])), let count = Int(parts[1]) else {
        print("bench-solver: not WORKLOAD:COUNT: \(argument)")
        continue
      }
      var page = Page()
      workload.place(count, on: &page)
      if showsValues {
        let built = try Built(page)
        print(workload.rawValue, count, built.sum)
      } else if countsPivots {
        try countPivots(page, name: "solver.\(workload.rawValue)\(count)")
      } else {
        try measure(page) { print(workload.rawValue, count, $0, $1) }
      }
    }
  }

  /// Tells the pivots of building a page, of 60 frames of the keyboard's going up and down, and of ten exchanges.
  private static func countPivots(_ page: Page, name: String) throws {
    var built = try Built(page)
    var last = 0
    func tell(_ figure: String) {
      print("\(name).\(figure)\t\(built.pivotCount - last)")
      last = built.pivotCount
    }
    tell("build.pivots")
    for frame in 0..<60 { try built.showFrame(frame) }
    tell("frames.pivots")
    for _ in 0..<10 { try built.toggle() }
    tell("exchanges.pivots")
  }

  private static func measure(_ page: Page, report: (String, Double) -> Void) throws {
    report("build", try buildTime(page))
    var shuffled = page
    shuffled.shuffle()
    report("build shuffled", try buildTime(shuffled))

    var built = try Built(page)
    report("frame", try median(of: 600) { try built.showFrame($0) })
    report("frame, nothing depends", try median(of: 600) { try built.showLonelyFrame($0) })
    report("toggle", try median(of: 200) { _ in try built.toggle() })
    if page.rules.count < 1000 { report("drift", try built.driftAfterAMillionEdits()) }
  }

  /// The median time of building and solving, in microseconds.
  private static func buildTime(_ page: Page) throws -> Double {
    var times: [Double] = []
    let start = now()
    repeat {
      let began = now()
      _ = try Built(page)
      times.append(now() - began)
    } while now() - start < 400_000 && times.count < 200
    return median(times)
  }

  /// The median time of one call in batches of 20, in microseconds, so that the clock does not count.
  private static func median(of calls: Int, _ body: (Int) throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for batch in 0..<calls / 20 {
      let began = now()
      for call in 0..<20 { try body(batch * 20 + call) }
      times.append((now() - began) / 20)
    }
    return median(times)
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  /// The CPU time of this process, in microseconds, which a busy machine changes least.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
