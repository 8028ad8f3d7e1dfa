// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import Geometry

/// The screen that the keyboard is made for, as it is turned now.
package struct Screen: Hashable, Sendable {
  /// In logical pixels, at least 1 each way.
  package let size: Size
  /// The physical width that `size.width` covers; 0 when it is not known.
  package let widthInMillimetres: Double

  package init(size: Size, widthInMillimetres: Double = 0) {
    self.size = Size(width: Self.sound(size.width), height: Self.sound(size.height))
    self.widthInMillimetres = widthInMillimetres
  }

  private static func sound(_ length: Double) -> Double { length >= 1 ? min(length, 100_000) : 1 }
}

// MARK: - Form

extension Screen {
  /// Whether it is wider than high.
  package var isLandscape: Bool { size.width > size.height }

  /// Whether there is room for a tablet's planes.
  package var isTablet: Bool { shortSide >= KeyboardMetrics.tabletShortSide }

  var shortSide: Double { min(size.width, size.height) }

  /// Logical pixels in a millimetre; `nil` when the physical size is not known or cannot be true.
  var pixelsPerMillimetre: Double? {
    guard widthInMillimetres > 0 else { return nil }
    let density = size.width / widthInMillimetres
    return KeyboardMetrics.plausibleDensities.contains(density) ? density : nil
  }

  /// The width that chooses among the touch forms of a layout, in millimetres.
  ///
  /// It is the short side, so that turning the device never changes the form, and stays under the limit of tablets on
  /// everything that is no tablet.
  var formWidthInMillimetres: Double {
    let width = shortSide / (pixelsPerMillimetre ?? KeyboardMetrics.usualDensity)
    return isTablet ? max(width, KeyboardMetrics.tabletFormWidth) : min(width, KeyboardMetrics.tabletFormWidth - 1)
  }
}
