// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The actions that show beside a row that was pulled aside.
@MainActor
final class SwipeActionsView: UIView {
  private(set) var buttons: [SwipeActionButton] = []
  private let isAtRight: Bool

  init(_ configuration: UISwipeActionsConfiguration, isAtRight: Bool, action: @escaping (UIContextualAction) -> Void) {
    self.isAtRight = isAtRight
    super.init(frame: .zero)
    clipsToBounds = true
    buttons = configuration.actions.map { item in SwipeActionButton(item) { action(item) } }
    // The first action lies at the side, over the others while they come in.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  var naturalWidth: CGFloat { buttons.map(\.naturalWidth).reduce(0, +) }

  /// Whether the first action takes all of the room.
  var isFull = false {
    didSet {
      if isFull != oldValue {
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: { self.place() })
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    let factor = naturalWidth > 0 ? bounds.width / naturalWidth : 0
    var outer: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      var width = button.naturalWidth * factor
      if isFull { width = index == 0 ? bounds.width : 0 }
      let x = isAtRight ? bounds.width - outer - width : outer
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      outer += width
    }
  }
}

/// One of those actions.
@MainActor
final class SwipeActionButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ item: UIContextualAction, action: @escaping () -> Void) {
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = item.backgroundColor
    label.text = item.title
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 2
    picture.image = item.image
    picture.tintColor = .white
    picture.contentMode = .center
    label.isHidden = item.image != nil
    addSubview(label)
    addSubview(picture)
    accessibilityLabel = item.title
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// In points.
  var naturalWidth: CGFloat {
    let text = label.isHidden ? 0 : min(label.sizeThatFits(CGSize(width: 120, height: 0)).width.rounded(.up), 120)
    return max(text + 30, 74)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 12, naturalWidth - 12)
    label.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
    picture.frame = bounds
  }

  override var naturalTraits: UIAccessibilityTraits { super.naturalTraits.union(.button) }
  override var isNaturalElement: Bool { true }
}
