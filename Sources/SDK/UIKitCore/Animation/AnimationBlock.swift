// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The animation block that is running: changes of layers inside it move.
@MainActor
struct AnimationBlock {
  /// Seconds between the block and the first movement.
  let delay: TimeInterval
  let timing: AnimationTiming
  let group: AnimationGroup
  /// Collects the changes, where keyframes make the movement.
  private(set) var recorder: KeyframeRecorder?
  /// Hears of the layers that move.
  private var follower: ((CALayer) -> Void)?

  init(delay: TimeInterval, timing: AnimationTiming, group: AnimationGroup) {
    self.delay = delay
    self.timing = timing
    self.group = group
  }

  /// Returns the block with somebody who hears of the layers that move.
  func onAnimation(_ follower: @escaping (CALayer) -> Void) -> AnimationBlock {
    var block = self
    block.follower = follower
    return block
  }

  /// Returns the block with somebody who collects what changes in it.
  func recording(with recorder: KeyframeRecorder) -> AnimationBlock {
    var block = self
    block.recorder = recorder
    return block
  }

  /// The innermost block; `nil` outside of all, and where animations are off.
  static var current: AnimationBlock? { UIView.areAnimationsEnabled ? stack.last : nil }

  private static var stack: [AnimationBlock] = []

  /// Runs a closure as the innermost block.
  func run(_ body: () -> Void) {
    Self.stack.append(self)
    body()
    Self.stack.removeLast()
  }

  func animation(
    of property: LayerProperty, on layer: CALayer, from: LayerValue, to: LayerValue, track: KeyframeTrack? = nil
  ) -> LayerAnimation {
    group.began()
    follower?(layer)
    return LayerAnimation(
      property: property, from: from, to: to, start: layer.view?.scene?.now ?? 0, delay: delay,
      timing: timing, group: group, track: track)
  }
}
