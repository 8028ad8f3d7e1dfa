// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import LinuxSystem
import Storage
import SystemKeyboard
import TextModel

/// How the person holds the keyboard, kept from one start to the next.
struct HeldForm {
  private(set) var form: KeyboardForm
  /// The wanted top left corner of the card on the screen; `nil` for the first place.
  private(set) var origin: Point?
  /// `nil` when there is no place to keep it.
  private let path: String?

  /// - Parameter choice: What the settings say, `nil` for as it was left; the place is remembered in any case.
  init(_ choice: KeyboardForm?, path: String? = usualPath) {
    self.path = path
    let kept = path.flatMap(Self.kept) ?? KeptForm()
    form = choice ?? (kept.floats ? .floating : .docked)
    origin = kept.place.map { Point(x: Double($0.x), y: Double($0.y)) }
  }

  private static func kept(_ path: String) -> KeptForm? {
    guard Files.exists(path), let bytes = try? Files.read(path, limit: KeptForm.longestByteCount) else { return nil }
    return KeptForm(bytes: bytes)
  }

  static var usualPath: String? { BaseFolder.state.path.map { $0 + "/spinet/form" } }
}

// MARK: - Changes

extension HeldForm {
  /// Another form, which is kept.
  mutating func hold(as form: KeyboardForm, at origin: Point?) {
    self.form = form
    self.origin = origin
    keep()
  }

  /// Another place, which is kept when the drag is over.
  mutating func move(to origin: Point) { self.origin = origin }

  /// What cannot be written is not kept; the keyboard works without it.
  func keep() {
    guard let path else { return }
    let place = origin.map { KeptForm.Place(x: Int($0.x.rounded()), y: Int($0.y.rounded())) }
    KeptForm(floats: form == .floating, place: place).bytes.withUnsafeBytes { bytes in
      try? Files.replace(path, with: [bytes])
    }
  }
}
