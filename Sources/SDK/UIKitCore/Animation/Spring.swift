// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A weight on a spring that pulls it from 0 to 1.
struct Spring {
  /// 1 comes to rest without going beyond.
  var dampingRatio: CGFloat
  /// In radians a second.
  var frequency: CGFloat
  /// At the start, in ways a second.
  var initialVelocity: CGFloat

  /// Makes the spring that is within a thousandth of its rest after a time in seconds.
  init(settlingIn duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat) {
    let ratio = min(max(dampingRatio, 0.05), 1)
    self.dampingRatio = ratio
    self.initialVelocity = initialVelocity
    // The envelope of the movement is e^(-ratio·frequency·t); near the critical ratio it takes longer to come in.
    let envelopes = ratio < 0.999 ? log(1000.0) : 9.23
    frequency = CGFloat(envelopes / max(duration, 0.001)) / ratio
  }

  func progress(after seconds: TimeInterval) -> CGFloat {
    let t = CGFloat(seconds)
    let decay = exp(-dampingRatio * frequency * t)
    guard dampingRatio < 0.999 else {
      return 1 - decay * (1 + (frequency - initialVelocity) * t)
    }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sinePart = (dampingRatio * frequency - initialVelocity) / damped
    return 1 - decay * (cos(damped * t) + sinePart * sin(damped * t))
  }

  /// Makes the spring whose first way takes a time in seconds to the eye.
  init(perceivedDuration: TimeInterval, bounce: CGFloat, initialVelocity: CGFloat) {
    let bounce = min(max(bounce, -0.9), 0.95)
    // Below 0 it would creep; the slowest that does not swing is close enough, a little later.
    dampingRatio = bounce >= 0 ? 1 - bounce : 1
    frequency = 2 * .pi / CGFloat(max(perceivedDuration, 0.01)) * (bounce < 0 ? 1 + bounce : 1)
    self.initialVelocity = initialVelocity
  }

  /// Seconds until it is within a thousandth of its rest.
  var settlingDuration: TimeInterval {
    Double((dampingRatio < 0.999 ? log(1000) : 9.23) / (dampingRatio * frequency))
  }
}
