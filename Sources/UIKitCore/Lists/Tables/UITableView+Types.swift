// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITableView {
  public enum Style: Int, Sendable {
    case plain = 0
    /// Sections stand apart, from side to side.
    case grouped = 1
    /// Sections stand apart, with round corners.
    case insetGrouped = 2
  }

  public enum ScrollPosition: Int, Sendable {
    /// As little as shows the row.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  public enum SeparatorInsetReference: Int, Sendable {
    /// Insets count from the sides of the cell.
    case fromCellEdges = 0
    /// Insets are added to those that the content asks for.
    case fromAutomaticInsets = 1
  }

  /// Stands for a size that the table finds for itself.
  public class var automaticDimension: CGFloat { -1 }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    /// A text at the start and another one, in grey, at the end.
    case value1 = 1
    /// A small text in the tint colour, and another one beside it.
    case value2 = 2
    /// A text and a smaller one below.
    case subtitle = 3
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }
}
