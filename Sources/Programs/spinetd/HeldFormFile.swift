// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import LinuxSystem
import Storage
import TextModel

/// How the person holds the keyboard on each screen, kept from one start to the next.
nonisolated enum HeldFormFile {
  /// Reads how it was held on a screen.
  ///
  /// - Parameters:
  ///   - choice: What the settings say, `nil` for as it was left; place and size are remembered in any case.
  ///   - others: All screens that are there.
  static func read(
    _ choice: KeyboardForm?, on screen: ScreenIdentity, besides others: [ScreenIdentity] = [],
    path: String? = KeptForms.usualPath
  ) -> HeldForm {
    let forms = path.flatMap(content) ?? KeptForms()
    return HeldForm(forms.form(on: screen, besides: others.filter { $0 != screen }) ?? KeptForm(), choosing: choice)
  }

  private static func content(of path: String) -> KeptForms? {
    guard Files.exists(path), let bytes = try? Files.read(path, limit: KeptForms.longestByteCount) else { return nil }
    return KeptForms(bytes: bytes)
  }

  /// Keeps how it is held on a screen that is called anything. What cannot be written is not kept; the keyboard works without it.
  ///
  /// - Parameter patience: How long to wait for another keyboard that writes it. Keys wait meanwhile.
  static func keep(
    _ held: HeldForm, on screen: ScreenIdentity, besides others: [ScreenIdentity] = [],
    path: String? = KeptForms.usualPath, patience: Duration = .milliseconds(50)
  ) {
    guard let path, screen != ScreenIdentity() else { return }
    func changed(_ bytes: [UInt8]) -> [UInt8] {
      var forms = KeptForms(bytes: bytes)
      forms.keep(KeptForm(held), on: screen, besides: others.filter { $0 != screen })
      return forms.bytes
    }
    // A keyboard in another session may write of its own screens at the same time.
    let limit = KeptForms.longestByteCount
    let isKept: Void? = try? Files.change(path, limit: limit, patience: patience) { (changed($0 ?? []), ()) }
    if isKept == nil, Files.exists(path), (try? Files.read(path, limit: limit)) == nil {
      // What stands in the way cannot be read, as no keyboard has written it.
      changed([]).withUnsafeBytes { try? Files.replace(path, with: [$0]) }
    }
  }
}

nonisolated extension HeldForm {
  /// - Parameters:
  ///   - kept: How it was held last.
  ///   - choice: The form to have in any case; `nil` for that.
  init(_ kept: KeptForm = KeptForm(), choosing choice: KeyboardForm?) {
    self.init(
      at: kept.place.map { Point(x: Double($0.x), y: Double($0.y)) }, elevation: Double(kept.elevation),
      size: kept.size,
      bar: kept.bar)
    change(to: choice ?? kept.form)
  }
}

nonisolated extension KeptForm {
  fileprivate init(_ held: HeldForm) {
    let place = held.origin.map { Place(x: Int($0.x.rounded()), y: Int($0.y.rounded())) }
    let elevation = Int(min(held.elevation.rounded(), Self.greatestElevation))
    self.init(held.form, place: place, elevation: elevation, size: held.size, bar: held.bar)
  }

  /// No screen is higher.
  private static let greatestElevation = 32_767.0
}
