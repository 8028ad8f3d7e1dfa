// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk
import Geometry
import LinuxSystem
import Storage
import TextModel

/// How the person holds the keyboard, kept from one start to the next.
enum HeldFormFile {
  /// `nil` when there is no place to keep it.
  static var usualPath: String? { BaseFolder.state.path.map { $0 + "/spinet/form" } }

  /// Reads it.
  ///
  /// - Parameter choice: What the settings say, `nil` for as it was left; the place is remembered in any case.
  static func read(_ choice: KeyboardForm?, path: String? = usualPath) -> HeldForm {
    let kept = path.flatMap(content) ?? KeptForm()
    var held = HeldForm(
      at: kept.place.map { Point(x: Double($0.x), y: Double($0.y)) }, elevation: Double(kept.elevation))
    held.change(to: choice ?? kept.form)
    return held
  }

  private static func content(of path: String) -> KeptForm? {
    guard Files.exists(path), let bytes = try? Files.read(path, limit: KeptForm.longestByteCount) else { return nil }
    return KeptForm(bytes: bytes)
  }

  /// No screen is higher.
  private static let greatestElevation = 32_767.0

  /// Keeps it. What cannot be written is not kept; the keyboard works without it.
  static func keep(_ held: HeldForm, path: String? = usualPath) {
    guard let path else { return }
    let place = held.origin.map { KeptForm.Place(x: Int($0.x.rounded()), y: Int($0.y.rounded())) }
    let elevation = Int(min(held.elevation.rounded(), Self.greatestElevation))
    KeptForm(held.form, place: place, elevation: elevation).bytes.withUnsafeBytes { bytes in
      try? Files.replace(path, with: [bytes])
    }
  }
}
