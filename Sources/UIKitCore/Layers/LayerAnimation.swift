// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part of a layer's state on its way from one value to another.
struct LayerAnimation {
  let property: LayerProperty
  let from: LayerValue
  let to: LayerValue
  /// When it starts to move, on the scene's clock, in seconds.
  let start: TimeInterval
  let timing: AnimationTiming
  let group: AnimationGroup

  @MainActor func value(at time: TimeInterval) -> LayerValue {
    from.mixed(with: to, by: timing.progress(after: time - start))
  }

  @MainActor func isOver(at time: TimeInterval) -> Bool { timing.isOver(after: time - start) }
}

/// Animations that were started together, and what is to happen once all have ended.
@MainActor
final class AnimationGroup {
  private var running = 0
  private var areAllFinished = true
  private var isClosed = false
  private var completion: ((Bool) -> Void)?

  init(completion: ((Bool) -> Void)?) { self.completion = completion }

  func began() { running += 1 }

  func ended(isFinished: Bool) {
    running -= 1
    areAllFinished = areAllFinished && isFinished
    completeIfOver()
  }

  /// Says that no more animations will be added.
  func close() {
    isClosed = true
    completeIfOver()
  }

  private func completeIfOver() {
    guard isClosed, running == 0, let completion else { return }
    self.completion = nil
    completion(areAllFinished)
  }
}
