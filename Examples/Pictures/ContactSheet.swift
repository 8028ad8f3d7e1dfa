// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import UIKitCore

/// Many pictures on one.
@MainActor
package enum ContactSheet {
  /// Returns rows of pictures, all of one height, with a caption below each.
  package static func make(_ rows: [[(caption: String, image: UIImage)]], height: CGFloat) -> UIImage {
    let gap: CGFloat = 12
    let caption: CGFloat = 18
    func width(_ image: UIImage) -> CGFloat { image.size.width * height / max(image.size.height, 1) }
    let widths = rows.map { row in row.reduce(gap) { $0 + width($1.image) + gap } }
    let size = CGSize(width: widths.max() ?? gap, height: CGFloat(rows.count) * (height + caption + gap) + gap)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor(white: 0.55, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      for (index, row) in rows.enumerated() {
        var place = CGPoint(x: gap, y: gap + CGFloat(index) * (height + caption + gap))
        for (text, image) in row {
          image.draw(in: CGRect(origin: place, size: CGSize(width: width(image), height: height)))
          NSAttributedString(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.white]
          ).draw(at: CGPoint(x: place.x, y: place.y + height + 3))
          place.x += width(image) + gap
        }
      }
    }
  }
}
