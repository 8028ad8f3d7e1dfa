// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An area without anything to see that leads the focus on, such as from a column to one that is not beside it.
///
///     let guide = UIFocusGuide()
///     view.addLayoutGuide(guide)
///     guide.preferredFocusEnvironments = [playButton]
///
/// Give it a place by constraints. It takes part in movements as an item at that place would.
@MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether it leads anywhere; `true` by default.
  open var isEnabled = true

  /// Where the focus goes that comes into the area, the best first; nowhere by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
    get { environments }
    set { environments = newValue ?? [] }
  }
  private var environments: [any UIFocusEnvironment] = []

  public override init() { super.init() }

  public required init?(coder: NSCoder) { nil }
}
