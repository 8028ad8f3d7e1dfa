// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import UIKit

/// A row of a page: what it shows and does.
struct FormRow {
  /// Tells the row from others of its page.
  let id: String
  var title: String
  /// At the end of the row.
  var value: String?
  /// Below the title.
  var detail: String?
  var detailColor = UIColor.secondaryLabel
  var image: UIImage?
  var look = Look.plain
  var accessory = Accessory.none
  /// What a tap does; without it the row does not light up.
  var onTap: (() -> Void)?
  /// What deleting does; without it the row stays.
  var onDelete: (() -> Void)?
  /// Whether people may put the row elsewhere in its section.
  var isMovable = false

  enum Look {
    case plain
    /// A command, in the tint.
    case command
    /// A command that takes something away.
    case destructive
    /// Grey, where there is nothing to choose.
    case note
  }

  enum Accessory {
    case none
    case disclosure
    case check
    case toggle(isOn: Bool, onChange: (Bool) -> Void)
  }

  init(_ id: String, _ title: String) {
    self.id = id
    self.title = title
  }

  func with(_ change: (inout FormRow) -> Void) -> FormRow {
    var row = self
    change(&row)
    return row
  }
}

/// Rows that belong together.
struct FormSection {
  /// Tells the section from others of its page.
  let id: String
  var header: String?
  var footer: String?
  var rows: [FormRow]

  init(_ id: String, header: String? = nil, footer: String? = nil, _ rows: [FormRow]) {
    self.id = id
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

// MARK: - Kinds of rows

extension FormRow {
  /// A row that leads to a page.
  static func link(
    _ id: String, _ title: String, value: String? = nil, image: UIImage? = nil, _ onTap: @escaping () -> Void
  ) -> FormRow {
    FormRow(id, title).with {
      $0.value = value
      $0.image = image
      $0.accessory = .disclosure
      $0.onTap = onTap
    }
  }

  /// A row with a switch.
  static func toggle(_ id: String, _ title: String, isOn: Bool, _ onChange: @escaping (Bool) -> Void) -> FormRow {
    FormRow(id, title).with { $0.accessory = .toggle(isOn: isOn, onChange: onChange) }
  }

  /// A row that says something.
  static func fact(_ id: String, _ title: String, _ value: String) -> FormRow {
    FormRow(id, title).with { $0.value = value }
  }

  /// A row that does something.
  static func command(_ id: String, _ title: String, isDestructive: Bool = false, _ onTap: @escaping () -> Void)
    -> FormRow
  {
    FormRow(id, title).with {
      $0.look = isDestructive ? .destructive : .command
      $0.onTap = onTap
    }
  }

  /// A row that is one of several to choose from.
  static func choice(_ id: String, _ title: String, isChosen: Bool, _ onTap: @escaping () -> Void) -> FormRow {
    FormRow(id, title).with {
      $0.accessory = isChosen ? .check : .none
      $0.onTap = onTap
    }
  }
}
