// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Keeps the layers of a scene that are on the move, so that frames are asked for only while something moves.
@MainActor
final class Animator {
  private var layers: [CALayer] = []
  /// What else wants to know of each frame, such as a list that rolls on.
  private var followers: [(id: ObjectIdentifier, step: (TimeInterval) -> Bool)] = []

  var isMoving: Bool { !layers.isEmpty || !followers.isEmpty }

  func add(_ layer: CALayer) {
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
  }

  /// Calls a closure with the time of each frame for as long as it returns `true`; it takes the place of an earlier
  /// one of the same owner.
  func follow(_ owner: AnyObject, _ step: @escaping (TimeInterval) -> Bool) {
    followers.removeAll { $0.id == ObjectIdentifier(owner) }
    followers.append((ObjectIdentifier(owner), step))
  }

  func unfollow(_ owner: AnyObject) { followers.removeAll { $0.id == ObjectIdentifier(owner) } }

  /// Moves everything to a moment of the scene's clock.
  func advance(to time: TimeInterval) {
    for follower in followers where !follower.step(time) {
      followers.removeAll { $0.id == follower.id }
    }
    let moving = layers
    layers = []
    // What a completion starts is added to those that go on.
    for layer in moving where layer.advance(to: time) { add(layer) }
  }
}
