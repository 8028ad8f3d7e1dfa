// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Shows a few words where a pointer rests on a view; they go with the pointer, a touch, a key and scrolling.
@MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Who says what shows where in the view; `nil` for the default everywhere.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// What shows where the delegate does not say otherwise; `nil` for nothing.
  open var defaultToolTip: String?
  /// Whether anything shows.
  open var isEnabled = true

  /// Makes an interaction that shows what its delegate says.
  public override init() { super.init() }

  /// Makes an interaction that shows the same everywhere.
  ///
  /// - Parameter defaultToolTip: The words.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// Who says what shows where a pointer rests on a view.
@MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// Returns what shows at a place; `nil` for nothing. By default that is the interaction's `defaultToolTip`.
  ///
  /// - Parameters:
  ///   - interaction: The interaction that asks.
  ///   - point: Where the pointer rests, in the view's coordinates.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
}

/// A few words, and the part of a view that they are for.
@MainActor
open class UIToolTipConfiguration: NSObject {
  /// The words.
  open var toolTip: String { words }
  /// The part of the view, in its coordinates, beside which the words show; `CGRect.null` to show them below the pointer.
  open var sourceRect: CGRect { place }

  private let words: String
  private let place: CGRect

  /// Makes words that show below the pointer.
  ///
  /// - Parameter toolTip: The words.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// Makes words that show beside a part of the view.
  ///
  /// - Parameters:
  ///   - toolTip: The words.
  ///   - sourceRect: The part, in the view's coordinates.
  public init(toolTip: String, in sourceRect: CGRect) {
    (words, place) = (toolTip, sourceRect)
    super.init()
  }
}
