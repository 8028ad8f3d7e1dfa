// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// White symbols on coloured squares with round corners, as in lists of settings.
@MainActor
enum TileImage {
  static func make(symbol: String, color: UIColor, side: CGFloat = 29) -> UIImage {
    let configuration = UIImage.SymbolConfiguration(pointSize: side * 0.52, weight: .medium)
    let symbol = UIImage(systemName: symbol, withConfiguration: configuration)?
      .withTintColor(.white, renderingMode: .alwaysOriginal)
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: side * 0.225).fill()
      guard let symbol else { return }
      let fit = min(1, side * 0.72 / max(symbol.size.width, symbol.size.height))
      let size = CGSize(width: symbol.size.width * fit, height: symbol.size.height * fit)
      symbol.draw(
        in: CGRect(
          x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
    }
  }
}
