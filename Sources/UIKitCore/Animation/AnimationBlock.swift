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
  let options: UIView.AnimationOptions

  /// The innermost block; `nil` outside of all, and where animations are off.
  static var current: AnimationBlock? { UIView.areAnimationsEnabled ? stack.last : nil }

  private static var stack: [AnimationBlock] = []

  /// Runs a closure as the innermost block.
  func run(_ body: () -> Void) {
    Self.stack.append(self)
    body()
    Self.stack.removeLast()
  }

  func animation(of property: LayerProperty, from: LayerValue, to: LayerValue) -> LayerAnimation {
    group.began()
    return LayerAnimation(
      property: property, from: from, to: to, start: UIApplication.clock() + delay, timing: timing, group: group)
  }
}
