// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How an offset moves by itself along one axis. Seconds count from the start of the motion.
struct ScrollMotion {
  private enum Law {
    /// Slows down: the pace falls by e in 1/rate seconds.
    case decay(rate: CGFloat)
    /// A weight on a critically damped spring at a place, with its frequency in radians a second.
    case spring(to: CGFloat, frequency: CGFloat)
    /// Comes and goes softly.
    case ease(to: CGFloat)
    case rest
  }

  private struct Piece {
    let start: TimeInterval
    let end: TimeInterval
    let from: CGFloat
    /// In points a second.
    let velocity: CGFloat
    let law: Law
  }

  private var pieces: [Piece] = []
  /// What was added to all places since the start.
  private var shift: CGFloat = 0

  /// In radians a second: of the spring at the ends, and of the one that pulls pages into place.
  private static let bounceFrequency: CGFloat = 10
  private static let pageFrequency: CGFloat = 14
  /// What is this close to its place, and this slow, is there; in points and points a second.
  private static let closeness: CGFloat = 0.4
  private static let slowness: CGFloat = 12

  /// The paces within which a movement that a delegate has directed elsewhere still looks as if it came to rest by itself.
  private static let glideRates: ClosedRange<CGFloat> = 1.2...16

  private init(pieces: [Piece]) { self.pieces = pieces }

  var duration: TimeInterval { pieces.last?.end ?? 0 }

  mutating func move(by distance: CGFloat) { shift += distance }

  /// Returns the same motion with its seconds counted from a later moment.
  func restarted(at time: TimeInterval) -> ScrollMotion {
    var result = self
    result.pieces = pieces.map {
      Piece(start: $0.start - time, end: $0.end - time, from: $0.from, velocity: $0.velocity, law: $0.law)
    }
    return result
  }

  func value(at time: TimeInterval) -> CGFloat {
    guard let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first else { return shift }
    return shift + Self.value(of: piece, at: min(time, piece.end))
  }

  func velocity(at time: TimeInterval) -> CGFloat {
    guard let piece = pieces.last(where: { $0.start <= time }), time < piece.end else { return 0 }
    let seconds = CGFloat(time - piece.start)
    switch piece.law {
    case .decay(let rate): return piece.velocity * exp(-rate * seconds)
    case .spring(let to, let frequency):
      let distance = piece.from - to
      let slope = piece.velocity + frequency * distance
      return (slope - frequency * (distance + slope * seconds)) * exp(-frequency * seconds)
    case .ease, .rest: return 0
    }
  }

  private static func value(of piece: Piece, at time: TimeInterval) -> CGFloat {
    let seconds = CGFloat(time - piece.start)
    switch piece.law {
    case .decay(let rate): return piece.from + piece.velocity / rate * (1 - exp(-rate * seconds))
    case .spring(let to, let frequency):
      if time >= piece.end { return to }
      let distance = piece.from - to
      return to + (distance + (piece.velocity + frequency * distance) * seconds) * exp(-frequency * seconds)
    case .ease(let to):
      let part = piece.end > piece.start ? min(max(seconds / CGFloat(piece.end - piece.start), 0), 1) : 1
      return piece.from + (to - piece.from) * part * part * (3 - 2 * part)
    case .rest: return piece.from
    }
  }
}

// MARK: - Kinds of motion

extension ScrollMotion {
  /// Nothing moves.
  init(restingAt place: CGFloat) {
    self.init(pieces: [Piece(start: 0, end: 0, from: place, velocity: 0, law: .rest)])
  }

  /// Goes somewhere in a time.
  init(from: CGFloat, easingTo target: CGFloat, over seconds: TimeInterval) {
    self.init(pieces: [Piece(start: 0, end: seconds, from: from, velocity: 0, law: .ease(to: target))])
  }

  /// Slows down by itself; at the ends of a range it bounces, or stays.
  init(from: CGFloat, velocity: CGFloat, rate: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool) {
    guard range.contains(from) else {
      self.init(from: from, velocity: velocity, pulledTo: min(max(from, range.lowerBound), range.upperBound))
      return
    }
    self.init(pieces: [])
    let end = from + velocity / rate
    let edge = min(max(end, range.lowerBound), range.upperBound)
    guard edge != end else {
      let seconds = log(max(abs(velocity), Self.slowness) / Self.slowness) / rate
      pieces = [Piece(start: 0, end: TimeInterval(seconds), from: from, velocity: velocity, law: .decay(rate: rate))]
      return
    }
    // When the edge is reached.
    let seconds = TimeInterval(-log(1 - (edge - from) * rate / velocity) / rate)
    pieces = [Piece(start: 0, end: seconds, from: from, velocity: velocity, law: .decay(rate: rate))]
    let rest = velocity * exp(-rate * CGFloat(seconds))
    if bounces {
      pull(from: edge, velocity: rest, to: edge, frequency: Self.bounceFrequency, at: seconds)
    } else {
      pieces.append(Piece(start: seconds, end: seconds, from: edge, velocity: 0, law: .rest))
    }
  }

  /// Is pulled to a place.
  init(from: CGFloat, velocity: CGFloat, pulledTo target: CGFloat) {
    self.init(pieces: [])
    pull(from: from, velocity: velocity, to: target, frequency: Self.bounceFrequency, at: 0)
  }

  /// Comes to rest at the start of a page.
  init(from: CGFloat, velocity: CGFloat, page: CGFloat) {
    self.init(pieces: [])
    pull(from: from, velocity: velocity, to: page, frequency: Self.pageFrequency, at: 0)
  }

  /// Slows down so that it comes to rest at a place that was chosen for it.
  init(from: CGFloat, velocity: CGFloat, directedTo target: CGFloat) {
    let distance = target - from
    let rate = distance == 0 ? 0 : velocity / distance
    guard Self.glideRates.contains(rate) else {
      self.init(from: from, velocity: velocity, pulledTo: target)
      return
    }
    self.init(pieces: [])
    let seconds = TimeInterval(log(max(abs(distance) / Self.closeness, 1)) / rate)
    pieces = [
      Piece(start: 0, end: seconds, from: from, velocity: velocity, law: .decay(rate: rate)),
      Piece(start: seconds, end: seconds, from: target, velocity: 0, law: .rest),
    ]
  }

  private mutating func pull(
    from: CGFloat, velocity: CGFloat, to target: CGFloat, frequency: CGFloat, at start: TimeInterval
  ) {
    let distance = from - target
    let slope = velocity + frequency * distance
    // The time after which both the distance and the pace stay small.
    var seconds: CGFloat = 0
    while seconds < 5 {
      let envelope = (abs(distance) + abs(slope) * seconds) * exp(-frequency * seconds)
      if envelope < Self.closeness { break }
      seconds += 1 / 120
    }
    pieces.append(
      Piece(
        start: start, end: start + TimeInterval(seconds), from: from, velocity: velocity,
        law: .spring(to: target, frequency: frequency)))
  }
}
