// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What is behind the content of a button or a cell.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// In points.
  public var cornerRadius: CGFloat = 0
  /// How much smaller than the view the background is, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// `nil` for the colour that the style says.
  public var backgroundColor: UIColor?
  /// The colour of the line around it; `nil` for the tint colour.
  public var strokeColor: UIColor?
  /// The width of the line around it, in points.
  public var strokeWidth: CGFloat = 0

  /// A background that cannot be seen.
  public static func clear() -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration()
    result.backgroundColor = .clear
    return result
  }
}
