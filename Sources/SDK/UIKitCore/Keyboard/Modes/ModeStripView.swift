// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation

/// What some devices show below any keyboard: the key for the next one.
@MainActor
final class ModeStripView: UIView {
  private let globe = UIButton(type: .system)
  /// Called with what a finger does on the Globe.
  var onTouch: (UIEvent, UIView) -> Void = { _, _ in }

  /// In points, without the room below that the screen's corners take.
  static let height: CGFloat = 44
  private static let side: CGFloat = 44
  private static let margin: CGFloat = 14

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    accessibilityIdentifier = "KeyboardStrip"
    globe.setImage(
      UIImage(systemName: "globe", withConfiguration: UIImage.SymbolConfiguration(pointSize: 24)), for: .normal)
    globe.tintColor = .secondaryLabel
    globe.accessibilityLabel = PhraseLanguage.current(.nextKeyboard)
    globe.addTarget(self, action: ModeStripView.touched, for: .allTouchEvents)
    addSubview(globe)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether there is a keyboard to switch to.
  var hasGlobe = true {
    didSet { globe.isHidden = !hasGlobe }
  }

  private func touched(_ sender: UIView, _ event: UIEvent) { onTouch(event, sender) }

  /// The Globe is on the left, in whichever direction texts run.
  override func layoutSubviews() {
    super.layoutSubviews()
    globe.frame = CGRect(x: Self.margin, y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side)
  }
}
