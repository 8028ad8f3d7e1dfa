// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How far and how fast some quantity of a movement has come.
struct MovementTracker {
  private struct Sample {
    let time: TimeInterval
    let value: CGPoint
  }

  /// Only what happened within this many seconds tells the pace.
  private static let window: TimeInterval = 0.1
  private var samples: [Sample] = []

  mutating func add(_ value: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.value == value, time - last.time < Self.window { return }
    samples.removeAll { time - $0.time > Self.window }
    samples.append(Sample(time: time, value: value))
  }

  mutating func forget() { samples = [] }

  /// Units a second; zero where nothing has moved of late.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time, time - last.time < Self.window
    else { return .zero }
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(x: (last.value.x - first.value.x) / seconds, y: (last.value.y - first.value.y) / seconds)
  }
}
