// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import TextModel

@testable import WaylandPlatform

/// An app as the keyboard meets it: text-input events are applied when it reads them, keys wait in a queue of its own,
/// and what it says about its text arrives later still.
@MainActor
struct ModelApp {
  /// When the app tells what stands around its caret.
  nonisolated enum Reports: CaseIterable, Sendable {
    case afterEachChange
    /// Only what stands at the end of a frame.
    case afterEachFrame
    case never
  }

  private(set) var before = ""
  private(set) var after = ""
  private var keys: [(due: Int64, key: Key)] = []
  private var underway: [(due: Int64, context: TextContext)] = []
  private var frame: Int64?
  private let reports: Reports
  private var random: SeededGenerator
  /// The longest time for which a key waits, in microseconds.
  private let longestDelay: Int64
  /// How long a report travels at most.
  private static let longestTravel: Int64 = 300_000
  private static let frameMicroseconds: Int64 = 16_667

  private enum Key {
    case text(Unicode.Scalar)
    case stroke(KeyStroke)
  }

  init(reports: Reports, longestDelay: Int64, seed: UInt64) {
    self.reports = reports
    self.longestDelay = longestDelay
    random = SeededGenerator(seed: seed)
  }

  var text: String { before + after }

  var context: TextContext? { reports == .never ? nil : TextContext(before: before, after: after) }
}

// MARK: - What comes in

extension ModelApp {
  mutating func receive(_ step: TextLanes.Step, at now: Int64) {
    switch step {
    case .commit(let count, let text):
      // What was sent before the compositor heard of the app's last change is dropped, as GTK and foot do.
      guard underway.isEmpty else { return }
      before = String(decoding: before.utf8.dropLast(count), as: UTF8.self) + text
      changed(at: now)
    case .type(let text):
      for scalar in text.unicodeScalars { queue(.text(scalar), at: now) }
    case .press(let stroke):
      queue(.stroke(stroke), at: now)
    }
  }

  private mutating func queue(_ key: Key, at now: Int64) {
    let due = now + Int64(random.next(below: Int(longestDelay)))
    keys.append((max(due, keys.last?.due ?? 0), key))
  }

  /// Lets time pass.
  ///
  /// - Returns: What the app says meanwhile, as it arrives.
  mutating func advance(to now: Int64) -> [TextContext] {
    while let first = keys.first, first.due <= now {
      keys.removeFirst()
      press(first.key)
      changed(at: first.due)
    }
    if let end = frame, end <= now {
      frame = nil
      report(at: end)
    }
    var arrived: [TextContext] = []
    while let first = underway.first, first.due <= now { arrived.append(underway.removeFirst().context) }
    return arrived
  }

  private mutating func press(_ key: Key) {
    switch key {
    case .text(let scalar): before.unicodeScalars.append(scalar)
    case .stroke(KeyStroke(.backspace)): before = String(before.dropLast())
    case .stroke(KeyStroke(.enter)): before += "\n"
    case .stroke(KeyStroke(.left)):
      if let character = before.popLast() { after = String(character) + after }
    case .stroke(KeyStroke(.right)):
      if !after.isEmpty { before.append(after.removeFirst()) }
    case .stroke: break
    }
  }

  private mutating func changed(at now: Int64) {
    switch reports {
    case .afterEachChange: report(at: now)
    case .afterEachFrame: if frame == nil { frame = now + Self.frameMicroseconds }
    case .never: break
    }
  }

  private mutating func report(at now: Int64) {
    let due = now + Int64(random.next(below: Int(Self.longestTravel)))
    underway.append((max(due, underway.last?.due ?? 0), TextContext(before: before, after: after)))
  }
}
