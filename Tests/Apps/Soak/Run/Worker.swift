// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed

/// Plays batches into one client until its time is over.
struct Worker {
  /// After how many batches a session ends and another one begins.
  private static let batchesPerSession = 150

  let client: Client
  let options: SoakOptions
  let ledger: Ledger

  /// Plays new batches until a moment of CLOCK_MONOTONIC in microseconds.
  func play(until end: Int64) {
    var random = SplitMix(state: options.seed)
    for letter in client.kind.rawValue.utf8 { random = SplitMix(state: random.next() ^ UInt64(letter)) }
    play { count in
      guard Clock.now() < end, !Interruption.hasCome else { return nil }
      return Batch(seed: random.next(), client: client, hasWords: options.hasWords, calm: options.isCalm)
    }
  }

  /// Plays one batch again and again.
  func replay(_ seed: UInt64) {
    play { count in
      guard count < options.times, !Interruption.hasCome else { return nil }
      return Batch(seed: seed, client: client, hasWords: options.hasWords, calm: options.isCalm)
    }
  }

  private func play(_ next: (Int) -> Batch?) {
    var bed: SoakBed?
    defer { bed?.close() }
    var count = 0
    while let batch = next(count) {
      if count % Self.batchesPerSession == 0 {
        bed?.close()
        bed = nil
      }
      count += 1
      let trace = Trace()
      do {
        let open = try bed ?? SoakBed(client, hasWords: options.hasWords)
        bed = open
        try play(batch, in: open, trace)
      } catch is CustomKeyboardEnd {
        say("\(client.kind): the custom keyboard was ended: \(bed?.keyboard.program.output ?? "")")
        ledger.addVoid(of: client)
        bed?.close()
        bed = nil
      } catch let fault as AppFault {
        say("\(client.kind) \(batch.seed): the app \(fault)")
        ledger.addVoid(of: client)
        bed?.close()
        bed = nil
      } catch {
        guard !Interruption.hasCome else { return }
        ledger.addFailure(of: client)
        let folder = CaseFolder.keep(batch, of: bed, client: client, trace: trace, why: "\(error)")
        say("\(client.kind): \(error); kept in \(folder)")
        bed?.close()
        bed = nil
      }
    }
  }

  private func play(_ batch: Batch, in bed: SoakBed, _ trace: Trace) throws {
    let load = try batch.isBusy ? bed.session.start(["sh", "-c", "while :; do :; done"], name: "busy") : nil
    defer { load?.stop() }
    try bed.open(batch.firstField, batch.language)
    let outcome = try Player.play(batch, in: bed, trace: trace)
    ledger.add(outcome, isBusy: batch.isBusy, to: client)
    guard !outcome.isVoid, !outcome.differences.isEmpty else { return }
    let differences = outcome.differences.map {
      "\($0.field): expected \($0.expected.debugDescription)\n\(String(repeating: " ", count: $0.field.count))  received \($0.received.debugDescription)"
    }.joined(separator: "\n")
    let folder = CaseFolder.keep(batch, of: bed, client: client, trace: trace, why: differences)
    say("\(client.kind) \(batch.seed): \(differences)\n  kept in \(folder)")
  }
}

/// Prints a line at once, even where nobody but a file reads it.
func say(_ line: String) {
  print(line)
  fflush(nil)
}
