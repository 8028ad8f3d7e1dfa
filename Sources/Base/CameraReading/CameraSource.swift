// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Camera
internal import LinuxSystem

/// Which camera text is read from.
package enum CameraSource {
  /// What `SPINET_CAMERA` names in place of the first camera: a device file, or a picture (PNG or JPEG) in the place of a camera.
  package static var chosen: String? { Environment.value("SPINET_CAMERA").flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether there may be a camera; none is opened for that.
  package static var isThere: Bool { chosen != nil || !Camera.paths.isEmpty }

  /// Whether a source is a picture, and no device.
  package static func isPicture(_ source: String) -> Bool { !source.hasPrefix("/dev/") }
}
