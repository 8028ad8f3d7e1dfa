// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Guides

extension UIView {
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

  var safeAreaGuide: UILayoutGuide {
    if let guide = layout.safeAreaGuide { return guide }
    let guide = makeGuide(.inset(safeAreaInsets), "UIViewSafeAreaLayoutGuide")
    layout.safeAreaGuide = guide
    return guide
  }

  var marginsGuide: UILayoutGuide {
    if let guide = layout.marginsGuide { return guide }
    let guide = makeGuide(.inset(layoutMargins), "UIViewLayoutMarginsGuide")
    layout.marginsGuide = guide
    return guide
  }

  var readableGuide: UILayoutGuide {
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
