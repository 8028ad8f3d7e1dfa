// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITableView {
  /// How a table looks.
  @nonexhaustive
  public enum Style: Int, Sendable {
    /// Sections follow each other; headers stay at the top, and footers at the bottom, while their section is in view.
    case plain = 0
    /// Sections stand apart, from side to side.
    case grouped = 1
    /// Sections stand apart, with round corners.
    case insetGrouped = 2
  }

  /// Where a row comes to when the table scrolls to it.
  @nonexhaustive
  public enum ScrollPosition: Int, Sendable {
    /// As little as shows the row.
    case none = 0
    /// At the top, below what covers the table there.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go.
  @nonexhaustive
  public enum RowAnimation: Int, Sendable {
    /// In place, by fading.
    case fade = 0
    /// From the right and back there, by sliding and fading.
    case right = 1
    /// From the left and back there, by sliding and fading.
    case left = 2
    /// From half a row above and back there, by sliding and fading.
    case top = 3
    /// From half a row below and back there, by sliding and fading.
    case bottom = 4
    /// In place, without fading.
    case none = 5
    /// As `fade`.
    case middle = 6
    /// The table chooses: as `top`.
    case automatic = 100
  }

  /// What the insets of the lines between rows count from.
  @nonexhaustive
  public enum SeparatorInsetReference: Int, Sendable {
    /// Insets count from the sides of the cell.
    case fromCellEdges = 0
    /// Insets count from where the line starts by itself, at the text, and from the side where it ends.
    case fromAutomaticInsets = 1
  }

  /// Stands for a size that the table finds for itself.
  public class var automaticDimension: CGFloat { -1 }
}

extension UITableViewCell {
  /// Which texts a cell has, and where.
  @nonexhaustive
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// A text at the start and another one, in grey, at the end.
    case value1 = 1
    /// A small text in the tint colour, and another one beside it.
    case value2 = 2
    /// A text and a smaller one below.
    case subtitle = 3
  }

  /// Whether a row lights up when it is selected or touched.
  @nonexhaustive
  public enum SelectionStyle: Int, Sendable {
    /// Looks as before.
    case none = 0
    /// As `default`.
    case blue = 1
    /// As `default`.
    case gray = 2
    /// Grey behind the content, or `selectedBackgroundView`.
    case `default` = 3
  }

  /// What a row's control does to it while the table is edited.
  @nonexhaustive
  public enum EditingStyle: Int, Sendable {
    /// Nothing; there is no control.
    case none = 0
    /// Removes the row: a red minus sign.
    case delete = 1
    /// Adds a row: a green plus sign.
    case insert = 2
  }

  /// What stands at the end of a row.
  @nonexhaustive
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A small arrow: the row leads on.
    case disclosureIndicator = 1
    /// A button for details, and a small arrow.
    case detailDisclosureButton = 2
    /// A tick: the row is chosen.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// What is drawn between rows.
  @nonexhaustive
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case singleLine = 1
  }
}
