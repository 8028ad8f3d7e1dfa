// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import LinuxSystem
import Storage
import TextModel

/// How the person holds the keyboard on each screen, kept from one start to the next.
nonisolated enum HeldFormFile {
  /// `nil` when there is no place to keep it.
  static var usualPath: String? { BaseFolder.state.path.map { $0 + "/spinet/form" } }

  /// Reads how it was held on a screen.
  ///
  /// - Parameters:
  ///   - choice: What the settings say, `nil` for as it was left; place and size are remembered in any case.
  ///   - others: All screens that are there.
  static func read(
    _ choice: KeyboardForm?, on screen: ScreenIdentity, besides others: [ScreenIdentity] = [], path: String? = usualPath
  ) -> HeldForm {
    let forms = path.flatMap(content) ?? KeptForms()
    return HeldForm(forms.form(on: screen, besides: others.filter { $0 != screen }) ?? KeptForm(), choosing: choice)
  }

  private static func content(of path: String) -> KeptForms? {
    guard Files.exists(path), let bytes = try? Files.read(path, limit: KeptForms.longestByteCount) else { return nil }
    return KeptForms(bytes: bytes)
  }

  /// Keeps how it is held on a screen. What cannot be written is not kept; the keyboard works without it.
  static func keep(
    _ held: HeldForm, on screen: ScreenIdentity, besides others: [ScreenIdentity] = [], path: String? = usualPath
  ) {
    guard let path else { return }
    // Keys wait meanwhile. A keyboard in another session may write of its own screens at the same time.
    _ = try? Files.change(path, limit: KeptForms.longestByteCount, patience: .milliseconds(50)) { bytes in
      var forms = KeptForms(bytes: bytes ?? [])
      forms.keep(KeptForm(held), on: screen, besides: others.filter { $0 != screen })
      return (forms.bytes, ())
    }
  }
}

nonisolated extension HeldForm {
  /// - Parameters:
  ///   - kept: How it was held last.
  ///   - choice: The form to have in any case; `nil` for that.
  init(_ kept: KeptForm = KeptForm(), choosing choice: KeyboardForm?) {
    self.init(
      at: kept.place.map { Point(x: Double($0.x), y: Double($0.y)) }, elevation: Double(kept.elevation), size: kept.size
    )
    change(to: choice ?? kept.form)
  }
}

nonisolated extension KeptForm {
  fileprivate init(_ held: HeldForm) {
    let place = held.origin.map { Place(x: Int($0.x.rounded()), y: Int($0.y.rounded())) }
    let elevation = Int(min(held.elevation.rounded(), Self.greatestElevation))
    self.init(held.form, place: place, elevation: elevation, size: held.size)
  }

  /// No screen is higher.
  private static let greatestElevation = 32_767.0
}
