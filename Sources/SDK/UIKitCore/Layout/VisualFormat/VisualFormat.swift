// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A line of the visual format language, taken apart.
struct VisualFormat {
  /// Where a chain of views begins or ends, or what it leads over.
  enum Item: Equatable {
    case superview
    case view(String, [Condition])
  }

  /// What a gap or a length has to be.
  struct Condition: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    /// A number or the name of a metric.
    var priority: Amount?
  }

  enum Amount: Equatable {
    case number(CGFloat)
    case name(String)
  }

  enum Value: Equatable {
    case amount(Amount)
    /// A part of a view's width or height, and some more.
    case view(String, attribute: String?, multiplier: CGFloat, constant: Amount?)
  }

  enum Gap: Equatable {
    case none
    case standard
    case conditions([Condition])
  }

  var isVertical = false
  var items: [Item] = []
  /// What lies between the items.
  var gaps: [Gap] = []
  /// What is wrong, and the offset in the text where it is; what was read before stands.
  var mistake: (message: String, offset: Int)?
}
