// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A camera of Video4Linux that a program sees where it preloads the library that plays one (Utilities/testbed/camera.c).
package struct PlayedCamera {
  /// What a program has in its environment to see it.
  package let environment: [String: String]
  private let picture: URL

  /// - Parameter folder: Where the picture is kept that it sees.
  package init(in folder: String) throws {
    picture = URL(filePath: "\(folder)/camera.pgm")
    environment = [
      "SPINET_CAMERA": "/dev/video-played", "PLAYED_CAMERA": picture.path(percentEncoded: false),
      "LD_PRELOAD": try NativeTools.camera(),
    ]
  }

  /// Has the camera see something else, from its next picture on.
  ///
  /// - Parameter shades: A byte for each pixel, row by row from the top; as many from the first time on.
  package func see(_ shades: [UInt8], width: Int) throws {
    let head = "P5 \(width) \(shades.count / width) 255\n"
    try (Data(head.utf8) + Data(shades)).write(to: picture)
  }

  /// Somebody pulls its plug.
  package func unplug() throws { try Data("UNPLUGGED".utf8).write(to: picture) }

  /// Whether a program has it open.
  package func isOpen(in process: Int32) -> Bool {
    let folder = "/proc/\(process)/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)"))?.contains("played-camera")
        ?? false
    }
  }
}
