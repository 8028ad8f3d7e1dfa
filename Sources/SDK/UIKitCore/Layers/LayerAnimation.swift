// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part of a layer's state on its way from one value to another.
@MainActor
struct LayerAnimation {
  let property: LayerProperty
  let from: LayerValue
  let to: LayerValue
  /// When the block ran that it belongs to, on the scene's clock, in seconds.
  let start: TimeInterval
  /// Seconds after that until it moves.
  let delay: TimeInterval
  let timing: AnimationTiming
  let group: AnimationGroup
  /// The values on the way; `nil` for the straight way.
  var track: KeyframeTrack?

  func value(at time: TimeInterval) -> LayerValue {
    let part = group.part(at: time) ?? timing.progress(after: group.elapsed(since: start, at: time) - delay)
    return track?.value(at: part) ?? from.mixed(with: to, by: part)
  }

  /// How it has ended; `nil` while it has not.
  func end(at time: TimeInterval) -> End? {
    if let goal = group.goal { return group.isAtGoal(at: time) ? goal : nil }
    if group.isBack(at: time) { return .start }
    return timing.isOver(after: group.elapsed(since: start, at: time) - delay) ? .end : nil
  }

  enum End { case start, end }
}
