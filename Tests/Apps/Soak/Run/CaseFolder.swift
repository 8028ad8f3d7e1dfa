// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed

/// What is kept of a batch that went wrong.
struct CaseFolder {
  /// The folder of this run.
  static let run: String = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyyMMdd-HHmmss"
    return "\(Checkout.root)/.build/soak/\(formatter.string(from: Date()))-\(ProcessInfo.processInfo.processIdentifier)"
  }()

  /// Writes down a batch, what it did, and what the keyboard and the programs have said.
  ///
  /// - Returns: The folder.
  static func keep(_ batch: Batch, of bed: SoakBed?, client: Client, trace: Trace, why: String) -> String {
    let folder = "\(run)/\(client.kind.rawValue)-\(batch.seed)"
    let files = FileManager.default
    try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let state = bed.flatMap { try? $0.keyboard.ask("state") } ?? "no answer"
    let text = """
      \(why)

      again: make soak SOAK_ARGUMENTS="--replay \(batch.seed) --app \(client.kind.rawValue)\(batch.hasWords ? "" : " --words off")"
      \(batch.language), \(batch.hands), \(batch.tapsPerSecond) taps a second, \(batch.isBusy ? "busy" : "not busy")
      first field: \(batch.firstField)
      steps: \(batch.steps)
      disturbances: \(batch.disturbances)

      \(trace.text)

      inspect: \(state)

      """
    try? text.write(toFile: "\(folder)/case.txt", atomically: true, encoding: .utf8)
    if let bed {
      try? bed.app.story.write(toFile: "\(folder)/app.txt", atomically: true, encoding: .utf8)
      try? files.removeItem(atPath: "\(folder)/logs")
      try? files.copyItem(atPath: "\(bed.session.folder)/logs", toPath: "\(folder)/logs")
      try? bed.session.takeScreenshot(to: "\(folder)/screen.png")
    }
    return folder
  }
}
