// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Keys of an app's own, as those for a PIN, with a letter each. It says where they are, and never which one was touched.
class LetterPad: UIView {
  static let letters = "bcdfghjklmnpqrstvwxyz"
  private static let columns = 7
  private static let rowHeight: CGFloat = 48
  private let keys: [UIButton]

  /// - Parameters:
  ///   - type: Called with each letter.
  ///   - finish: Called by the key that ends it.
  init(type: @escaping (String) -> Void, finish: @escaping () -> Void) {
    let names = Self.letters.map(String.init) + ["done"]
    keys = names.map { name in
      let key = UIButton(type: .system)
      key.setTitle(name, for: .normal)
      key.addAction(UIAction { _ in name == "done" ? finish() : type(name) }, for: .touchUpInside)
      return key
    }
    let rows = (names.count + Self.columns - 1) / Self.columns
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: CGFloat(rows) * Self.rowHeight))
    backgroundColor = .secondarySystemBackground
    for key in keys { addSubview(key) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(Self.columns)
    for (index, key) in keys.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
      key.frame = CGRect(
        x: CGFloat(column) * width, y: CGFloat(row) * Self.rowHeight, width: width, height: Self.rowHeight)
      let place = convert(CGPoint(x: key.frame.midX, y: key.frame.midY), to: nil)
      report("place \(key.title(for: .normal) ?? "") \(place.x) \(place.y)")
    }
  }
}
