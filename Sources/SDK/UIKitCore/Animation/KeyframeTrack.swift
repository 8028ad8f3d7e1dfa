// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The way of a value through several others.
struct KeyframeTrack {
  /// How values between two others are found.
  enum Mode: UInt {
    case linear = 0
    /// Each value stands until the next one's time.
    case discrete = 1
    /// Straight at one speed, whatever the times.
    case paced = 2
    /// On a smooth curve.
    case cubic = 3
    case cubicPaced = 4
  }

  /// One step: from one part of the whole time to another it moves to a value.
  struct Step {
    var start: Double
    var end: Double
    var from: LayerValue
    var to: LayerValue
  }

  private var steps: [Step] = []
  private let initial: LayerValue
  private let mode: Mode

  /// - Parameters:
  ///   - initial: Where it starts.
  ///   - changes: Where it goes, from which part of the time to which, between 0 and 1.
  init(initial: LayerValue, changes: [(start: Double, end: Double, to: LayerValue)], mode: Mode) {
    self.initial = initial
    self.mode = mode
    for change in changes.sorted(by: { $0.start < $1.start }) {
      // What is still under way goes on from where it is by then.
      let from = mixed(at: change.start)
      steps.append(Step(start: change.start, end: change.end, from: from, to: change.to))
    }
    if mode == .paced || mode == .cubicPaced { pace() }
  }

  /// Shares the time among the steps by how far each goes.
  private mutating func pace() {
    let ways = steps.map { $0.from.distance(to: $0.to) }
    let total = ways.reduce(0, +)
    guard total > 0 else { return }
    var time = 0.0
    for index in steps.indices {
      steps[index].start = time
      time += Double(ways[index] / total)
      steps[index].end = time
    }
  }

  /// Returns the value at a part of the whole time.
  func value(at part: CGFloat) -> LayerValue { mixed(at: Double(part)) }

  private func mixed(at part: Double) -> LayerValue {
    guard let index = steps.lastIndex(where: { $0.start <= part }) else { return initial }
    let step = steps[index]
    guard part < step.end else { return step.to }
    guard mode != .discrete else { return step.from }
    let way = CGFloat((part - step.start) / (step.end - step.start))
    guard mode == .cubic || mode == .cubicPaced else { return step.from.mixed(with: step.to, by: way) }
    let before = index > 0 ? steps[index - 1].from : step.from
    let after = index + 1 < steps.count ? steps[index + 1].to : step.to
    return .smooth(before, step.from, step.to, after, at: way)
  }
}

extension LayerValue {
  fileprivate func distance(to other: LayerValue) -> CGFloat {
    let way = other.numbers - numbers
    return CGFloat((way * way).sum().squareRoot())
  }

  /// Returns a value on the Catmull-Rom curve from `b` to `c`.
  fileprivate static func smooth(
    _ a: LayerValue, _ b: LayerValue, _ c: LayerValue, _ d: LayerValue, at t: CGFloat
  ) -> LayerValue {
    let (p, q, r, s, t) = (a.numbers, b.numbers, c.numbers, d.numbers, Double(t))
    let linear = (r - p) * t
    let square = (2 * p - 5 * q + 4 * r - s) * (t * t)
    let cube = (3 * q - p - 3 * r + s) * (t * t * t)
    return LayerValue(numbers: q + (linear + square + cube) / 2)
  }
}
