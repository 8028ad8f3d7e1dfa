// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Guides

extension UIView {
  /// The guides that the view owns.
  public var layoutGuides: [UILayoutGuide] { layout.guides }

  /// Takes a guide over from whoever has it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

  /// Gives a guide up; constraints with it end.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { layoutGuide.owningView = nil }
  }

  func adopt(_ guide: UILayoutGuide) { layout.guides.append(guide) }

  func forget(_ guide: UILayoutGuide) {
    NSLayoutConstraint.deactivate(guide.layoutReferences)
    if let record = guide.layoutRecord { record.engine?.remove([record]) }
    layout.guides.removeAll { $0 === guide }
  }

  func makeGuide(_ placement: UILayoutGuide.Placement, _ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide(placement, identifier: identifier)
    guide.owningView = self
    return guide
  }

  /// The part of the view that bars and rounded corners leave free.
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = layout.safeAreaGuide { return guide }
    let guide = makeGuide(.inset(safeAreaInsets), "UIViewSafeAreaLayoutGuide")
    layout.safeAreaGuide = guide
    return guide
  }

  /// The part of the view within its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = layout.marginsGuide { return guide }
    let guide = makeGuide(.inset(layoutMargins), "UIViewLayoutMarginsGuide")
    layout.marginsGuide = guide
    return guide
  }

  /// The part within the margins, in the middle, that is no wider than a text that reads well.
  ///
  /// That is 672 points where people prefer the standard size of text, and more or less with larger or smaller text.
  public var readableContentGuide: UILayoutGuide {
    if let guide = layout.readableGuide { return guide }
    let guide = makeGuide(readablePlacement, "UIViewReadableContentGuide")
    layout.readableGuide = guide
    return guide
  }

  private var readablePlacement: UILayoutGuide.Placement {
    let width = UIFontMetrics.default.scaledValue(for: 672, compatibleWith: traitCollection).rounded()
    return .readable(layoutMargins, maximumWidth: width)
  }

  /// Brings the guides up to date with the margins, the safe area and the size of text.
  func updateGuides() {
    layout.safeAreaGuide?.placement = .inset(safeAreaInsets)
    if let guide = layout.marginsGuide { guide.placement = .inset(layoutMargins) }
    if let guide = layout.readableGuide { guide.placement = readablePlacement }
  }
}
