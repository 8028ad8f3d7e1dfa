// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed

/// What was typed and what came of it, by client.
///
/// - Note: `@unchecked Sendable` because `lock` guards all state.
final class Ledger: @unchecked Sendable {
  struct Row {
    var batches = 0
    var taps = 0
    var replacements = 0
    /// Words that were corrected, put back, taken from the bar.
    var (corrected, restored, taken) = (0, 0, 0)
    var stops: [Disturbance.Kind: Int] = [:]
    var busy = 0
    var scales = 0
    /// Pairs of spaces, fields in letters and words that the keyboard left as they were typed.
    var left = 0
    /// Batches that the bed was too slow for, or that the app had a fault of its own in.
    var void = 0
    /// Batches that ended in another text, or not at all.
    var differences = 0
  }

  private let lock = NSLock()
  private var rows: [Client: Row] = [:]

  func add(_ outcome: Player.Outcome, isBusy: Bool, to client: Client) {
    change(client) { row in
      guard !outcome.isVoid else {
        row.void += 1
        return
      }
      row.batches += 1
      row.taps += outcome.taps
      let counts = outcome.counts
      row.replacements += counts.replacements
      row.corrected += counts.corrected
      row.restored += counts.restored
      row.taken += counts.taken
      row.stops.merge(outcome.stops, uniquingKeysWith: +)
      row.busy += isBusy ? 1 : 0
      row.scales += outcome.scales
      row.left += counts.leftSpaces + counts.leftWords + outcome.leftInLetters
      row.differences += outcome.differences.isEmpty ? 0 : 1
    }
  }

  /// Counts a batch that did not come to its end.
  func addFailure(of client: Client) { change(client) { $0.differences += 1 } }

  /// Counts a batch that the machine was too busy for, or that the app had a fault of its own in.
  func addVoid(of client: Client) { change(client) { $0.void += 1 } }

  private func change(_ client: Client, _ body: (inout Row) -> Void) {
    lock.lock()
    defer { lock.unlock() }
    body(&rows[client, default: Row()])
  }
}

// MARK: - The table

extension Ledger {
  private static let titles = [
    "client", "batches", "taps", "replacements", "corrected", "restored", "taken", "app stops", "part stops",
    "compositor stops", "busy", "scales", "left", "void", "differences",
  ]

  /// How many batches differed.
  var differences: Int {
    lock.lock()
    defer { lock.unlock() }
    return rows.values.reduce(0) { $0 + $1.differences }
  }

  var table: String {
    lock.lock()
    defer { lock.unlock() }
    var lines = [Self.titles]
    var sum = Row()
    for client in Client.all {
      guard let row = rows[client] else { continue }
      lines.append(Self.cells(client.kind.rawValue, row))
      sum.add(row)
    }
    lines.append(Self.cells("all", sum))
    return lines.map { cells in
      zip(cells, Self.titles).map { cell, title in
        let width = max(title.count, title == "client" ? 11 : 7)
        let padding = String(repeating: " ", count: max(0, width - cell.count))
        return title == "client" ? cell + padding : padding + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func cells(_ name: String, _ row: Row) -> [String] {
    let stops = [Disturbance.Kind.app, .part, .compositor].map { row.stops[$0] ?? 0 }
    let numbers =
      [row.batches, row.taps, row.replacements, row.corrected, row.restored, row.taken] + stops
      + [row.busy, row.scales, row.left, row.void, row.differences]
    return [name] + numbers.map(String.init)
  }
}

extension Ledger.Row {
  fileprivate mutating func add(_ other: Ledger.Row) {
    batches += other.batches
    taps += other.taps
    replacements += other.replacements
    corrected += other.corrected
    restored += other.restored
    taken += other.taken
    stops.merge(other.stops, uniquingKeysWith: +)
    busy += other.busy
    scales += other.scales
    left += other.left
    void += other.void
    differences += other.differences
  }
}
