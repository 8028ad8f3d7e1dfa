// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with something that can be moved.
class Screen: UIViewController {
  /// Begins the movement.
  func begin(frames: Int) {}

  /// Moves on to a frame.
  func step(_ frame: Int) {}
}

/// Moves a screen frame by frame: some to warm up, then those that are measured.
@MainActor
final class Play {
  private static let warmUp = 30

  private let link: UIUpdateLink
  private var frame = 0

  init(_ screen: Screen, frames: Int, in scene: UIWindowScene) {
    link = UIUpdateLink(windowScene: scene)
    link.requiresContinuousUpdates = true
    link.addAction { [unowned self] _, _ in
      if frame == Self.warmUp {
        Self.report("begin")
        screen.begin(frames: frames)
      }
      if frame == Self.warmUp + frames {
        Self.report("end \(frames)")
        exit(0)
      }
      screen.step(frame < Self.warmUp ? frame % 2 : frame - Self.warmUp)
      frame += 1
    }
    link.isEnabled = true
  }

  /// Tells the bench where we are, and waits for it.
  private static func report(_ line: String) {
    print(line)
    fflush(nil)
    guard readLine() != nil else { exit(1) }
  }
}
