// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import SystemKeyboard
import UIKitCore

/// How the keys of the system are laid out for each way to hold the keyboard.
struct KeysForm: Hashable {
  let kind: InAppKeyboard.Kind
  /// The screen that the keys are made for, in points.
  let screen: CGSize

  /// The width of the keys that are parted, in points.
  private static let partedWidth: CGFloat = 600

  /// - Parameter size: Of the real screen, in points.
  init(_ kind: InAppKeyboard.Kind, in size: CGSize) {
    self.kind = kind
    switch kind {
    case .floating: screen = CGSize(width: FloatingCard.screen.size.width, height: FloatingCard.screen.size.height)
    case .split: screen = CGSize(width: Self.partedWidth, height: max(size.height, Self.partedWidth))
    default: screen = size
    }
  }

  /// How much wider the keys are where they are parted, in points.
  var halvesGap: CGFloat { kind == .split ? 60 : 0 }

  var cornerRadius: CGFloat { kind == .floating || kind == .split ? FloatingCard.cornerRadius : 0 }

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
    guard kind == .split else { return [Part(area: all, offset: 0, corners: [.topLeft, .topRight])] }
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
