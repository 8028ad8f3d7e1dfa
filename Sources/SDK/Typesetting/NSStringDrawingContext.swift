// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle's origin is the top of the first line, and text has as many lines as it needs; without it, the origin
  /// is the baseline of the only line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Fonts' `leading` counts between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits ends with an ellipsis if text follows.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// How small a string may be drawn to fit, and how it turned out.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor that fonts may be scaled by; 0 is 1, no scaling.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that fonts were last scaled by.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// What was last measured or drawn.
  open internal(set) var totalBounds = CGRect.zero
}
