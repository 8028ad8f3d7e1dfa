// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// What a configuration may go by: how the view that it is for looks and is used just now.
@MainActor
public protocol UIConfigurationState {
  /// Makes the state of a view that is at rest.
  init(traitCollection: UITraitCollection)

  /// The view's traits.
  var traitCollection: UITraitCollection { get set }

  /// What an app adds to the state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of something that an app adds to a state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes the key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes the key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How a view is used just now.
public struct UIViewConfigurationState: UIConfigurationState {
  /// The view's traits.
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be used.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// How a cell is used just now.
public struct UICellConfigurationState: UIConfigurationState {
  /// The cell's traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell shows what deletes, inserts or moves it.
  public var isEditing = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
