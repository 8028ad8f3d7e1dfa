// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TextModel
import UIKitCore

/// How the picture of the keys lies in the view for each way to hold the keyboard.
struct KeysForm: Hashable {
  private let form: KeyboardForm

  init(_ form: KeyboardForm) { self.form = form }

  var cornerRadius: CGFloat { form == .floating || form == .split ? FloatingCard.cornerRadius : 0 }

  /// A piece of the picture of the keys.
  struct Part {
    /// What it covers in the view.
    var area: CGRect
    /// Where the whole picture would begin.
    var offset: CGFloat
    /// Its round corners.
    var corners: UIRectCorner
  }

  /// Returns the pieces that the picture is shown in.
  ///
  /// - Parameters:
  ///   - size: The picture's.
  ///   - width: The view's.
  func parts(of size: CGSize, in width: CGFloat) -> [Part] {
    let all = CGRect(origin: .zero, size: size)
    guard form == .split else { return [Part(area: all, offset: 0, corners: [.topLeft, .topRight])] }
    let half = size.width / 2
    return [
      Part(
        area: CGRect(x: 0, y: 0, width: half, height: size.height), offset: 0, corners: [.topRight, .bottomRight]),
      Part(
        area: CGRect(x: width - half, y: 0, width: half, height: size.height), offset: width - size.width,
        corners: [.topLeft, .bottomLeft]),
    ]
  }
}
