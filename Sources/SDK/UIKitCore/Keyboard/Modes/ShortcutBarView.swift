// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation

/// The bar in place of the keyboard while a hardware keyboard is in use.
@MainActor
final class ShortcutBarView: UIView {
  private let keys = UIButton(type: .system)
  private let hide = UIButton(type: .system)
  /// Called when the person wants the keyboard back.
  var onShowKeyboard: () -> Void = {}
  /// Called when the person has enough of typing.
  var onDismiss: () -> Void = {}

  /// In points.
  static let height: CGFloat = 55
  /// How wide it is where it is made small, in points.
  static let collapsedWidth: CGFloat = 124

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    let words = PhraseLanguage.current
    set(keys, "keyboard", words(.showKeyboard)) { [weak self] in self?.onShowKeyboard() }
    set(hide, "keyboard.chevron.compact.down", words(.hideKeyboard)) { [weak self] in self?.onDismiss() }
  }

  required init?(coder: NSCoder) { nil }

  private func set(_ button: UIButton, _ symbol: String, _ label: String, _ action: @escaping () -> Void) {
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.tintColor = .label
    button.accessibilityLabel = label
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    addSubview(button)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 44
    let end = bounds.width - 12 - side
    let top = (bounds.height - side) / 2
    hide.frame = CGRect(x: end, y: top, width: side, height: side)
    keys.frame = CGRect(x: end - side - 8, y: top, width: side, height: side)
  }
}
