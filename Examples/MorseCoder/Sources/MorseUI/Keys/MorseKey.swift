// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A key.
class MorseKey: UIControl {
  /// What a key looks like.
  enum Look: Hashable {
    /// As keys for letters do.
    case plain
    /// As keys do that do something else.
    case special
    /// As a key does that is on.
    case active
    /// As the key does that finishes what the person is doing.
    case prominent
  }

  /// What is on a key.
  enum Face: Hashable {
    case glyph(KeyGlyph)
    case word(String)
    case symbol(String)
  }

  private let glyphView = KeyGlyphView()
  private let label = UILabel()
  private let imageView = UIImageView()

  var look = Look.plain { didSet { if look != oldValue { refresh() } } }
  var face: Face? { didSet { if face != oldValue { showFace() } } }

  init(_ key: KeyPlan.Key) {
    super.init(frame: .zero)
    accessibilityIdentifier = key.identifier
    isAccessibilityElement = true
    accessibilityTraits = .keyboardKey
    isExclusiveTouch = false
    layer.cornerRadius = 5
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 0
    layer.shadowOpacity = 1
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    imageView.contentMode = .center
    for view in [glyphView, label, imageView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { refresh() } }
  override var isEnabled: Bool { didSet { refresh() } }

  private func showFace() {
    var (glyph, word, symbol): (KeyGlyph?, String?, String?)
    switch face {
    case .glyph(let it): glyph = it
    case .word(let it): word = it
    case .symbol(let it): symbol = it
    case nil: break
    }
    glyphView.glyph = glyph
    label.text = word
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)
    imageView.image = symbol.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
    glyphView.isHidden = glyph == nil
    label.isHidden = word == nil
    imageView.isHidden = symbol == nil
  }

  private func refresh() {
    backgroundColor =
      switch (look, isHighlighted) {
      case (.plain, false): KeyColors.key
      case (.plain, true): KeyColors.pressedKey
      case (.special, false), (.active, true): KeyColors.special
      case (.special, true), (.prominent, true): KeyColors.pressedSpecial
      case (.active, false): KeyColors.active
      case (.prominent, false): isEnabled ? KeyColors.prominent : KeyColors.special
      }
    var color = isEnabled ? KeyColors.label : KeyColors.disabledLabel
    if look == .prominent, isEnabled, !isHighlighted { color = .white }
    if look == .active, !isHighlighted { color = .black }
    glyphView.color = color
    label.textColor = color
    imageView.tintColor = color
    layer.shadowColor = KeyColors.edge.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    refresh()
    glyphView.setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glyphView.frame = bounds
    imageView.frame = bounds
    label.frame = bounds.insetBy(dx: 4, dy: 0)
    label.font = .systemFont(ofSize: bounds.height > 50 ? 18 : 16)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
  }

  /// Who uses a screen reader presses a key all at once.
  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
    return true
  }
}
