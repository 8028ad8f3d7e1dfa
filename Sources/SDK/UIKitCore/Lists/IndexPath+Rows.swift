// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension IndexPath {
  /// Makes the path of a row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Makes the path of an item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The number of the section, from 0; the path must not be empty.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The number of the row in its section, from 0; the path must have two numbers.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The number of the item in its section, from 0; the path must have two numbers.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
