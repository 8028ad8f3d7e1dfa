// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension CGGradient {
  /// Makes a gradient of colours at locations between 0 and 1, spread evenly when there are none.
  ///
  /// Apple's initialiser takes an array of Core Foundation and a colour space, which Linux does not have.
  ///
  /// - Returns: `nil` without colours, with fewer locations than colours, or with a location that is not a number.
  public convenience init?(colors: [CGColor], locations: [CGFloat]?) { self.init(colors, at: locations) }
}
