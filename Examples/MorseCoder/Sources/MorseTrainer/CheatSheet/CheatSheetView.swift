// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import MorseUI
import UIKit

/// Signs and their signals in columns, or in one row where there is little room; what pending signals lead to stands out.
final class CheatSheetView: UIScrollView {
  /// What is behind a title.
  private struct Group {
    var title: UILabel?
    var cells: [SignCell]
  }

  private let groups: [Group]
  /// Whether all cells are in one row, which a finger moves sideways.
  var isStrip = false { didSet { if isStrip != oldValue { setNeedsLayout() } } }
  /// Called when the content has another height, in points.
  var onHeightChange: (CGFloat) -> Void = { _ in }

  /// - Parameters:
  ///   - kinds: The kinds of signs, in their order.
  ///   - showsTitles: Whether each kind has a title.
  init(_ kinds: [MorseSign.Kind], showsTitles: Bool) {
    groups = kinds.map { kind in
      let title = showsTitles ? UILabel.make(kind.title, style: .footnote, color: .secondaryLabel) : nil
      title?.accessibilityTraits = .header
      return Group(title: title, cells: MorseTable.all.filter { $0.kind == kind }.map(SignCell.init))
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "sheet"
    // Tables of code are read from the left in all languages.
    semanticContentAttribute = .forceLeftToRight
    for group in groups {
      if let title = group.title { addSubview(title) }
      for cell in group.cells { addSubview(cell) }
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what pending signals lead to.
  func show(pending: [MorseSignal]) {
    for cell in groups.flatMap(\.cells) {
      let signals = cell.sign.signals
      if pending.isEmpty {
        cell.show(.normal)
      } else if signals == pending {
        cell.show(.reached)
      } else {
        cell.show(signals.starts(with: pending) ? .reachable : .unreachable)
      }
    }
  }

  // MARK: Layout

  private static let gap: CGFloat = 5

  private var cellHeight: CGFloat { UIFontMetrics.default.scaledValue(for: 31, compatibleWith: traitCollection) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - layoutMargins.left - layoutMargins.right
    guard width > 0 else { return }
    let size = isStrip ? layStrip() : layColumns(width)
    if contentSize != size {
      contentSize = size
      onHeightChange(size.height)
    }
  }

  private func layStrip() -> CGSize {
    var x = layoutMargins.left
    for group in groups {
      group.title?.isHidden = true
      for cell in group.cells {
        let wide = max(cell.leastWidth, 64)
        cell.frame = CGRect(x: x, y: Self.gap, width: wide, height: cellHeight)
        x += wide + Self.gap
      }
    }
    return CGSize(width: x - Self.gap + layoutMargins.right, height: cellHeight + 2 * Self.gap)
  }

  private func layColumns(_ width: CGFloat) -> CGSize {
    var y = Self.gap
    for group in groups {
      if let title = group.title {
        title.isHidden = false
        let height = title.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
        title.frame = CGRect(x: layoutMargins.left + 4, y: y + 10, width: width - 8, height: height)
        y = title.frame.maxY + 6
      }
      // All columns of a kind are as wide as the widest sign of it wants.
      let least = min(group.cells.map(\.leastWidth).max() ?? width, width)
      let count = max(Int((width + Self.gap) / (least + Self.gap)), 1)
      let cellWidth = (width - CGFloat(count - 1) * Self.gap) / CGFloat(count)
      for (index, cell) in group.cells.enumerated() {
        let (row, column) = (CGFloat(index / count), CGFloat(index % count))
        cell.frame = CGRect(
          x: layoutMargins.left + column * (cellWidth + Self.gap), y: y + row * (cellHeight + Self.gap),
          width: cellWidth, height: cellHeight)
      }
      y = (group.cells.last?.frame.maxY ?? y) + Self.gap
    }
    return CGSize(width: bounds.width, height: y)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

@MainActor
extension MorseSign.Kind {
  var title: String {
    switch self {
    case .letter: said("LETTERS", "글자")
    case .figure: said("FIGURES", "숫자")
    case .punctuation: said("PUNCTUATION", "문장 부호")
    case .procedure: said("TO THE OTHER OPERATOR", "상대에게 보내는 부호")
    }
  }
}
