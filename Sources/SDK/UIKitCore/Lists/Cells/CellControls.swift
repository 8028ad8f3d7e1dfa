// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Phrases
import Foundation

/// The round button at the start of a row that is edited.
@MainActor
final class CellEditControl: UIControl {
  enum Kind {
    case delete, insert, choose
  }

  let kind: Kind
  private let picture = UIImageView()

  init(kind: Kind, action: @escaping @MainActor () -> Void) {
    self.kind = kind
    super.init(frame: .zero)
    addSubview(picture)
    // Where rows are chosen, the whole row hears the finger.
    isUserInteractionEnabled = kind != .choose
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the row is chosen.
  var isChosen = false {
    didSet { if isChosen != oldValue { update() } }
  }

  private func update() {
    let (name, color): (String, UIColor) =
      switch kind {
      case .delete: ("minus.circle.fill", .systemRed)
      case .insert: ("plus.circle.fill", .systemGreen)
      case .choose: isChosen ? ("checkmark.circle.fill", .systemBlue) : ("circle", .tertiaryLabel)
      }
    picture.image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 21))
    picture.tintColor = color
    picture.contentMode = .center
    accessibilityLabel = words
  }

  private var words: String? {
    switch kind {
    case .insert: PhraseLanguage.current(.insert)
    case .delete: PhraseLanguage.current(.delete)
    case .choose: nil
    }
  }

  override var isNaturalElement: Bool { kind != .choose }
  override var naturalTraits: UIAccessibilityTraits { super.naturalTraits.union(.button) }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}

/// The handle at the end of a row that can be moved.
@MainActor
final class CellReorderControl: UIView {
  private let picture = UIImageView()

  init(action: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
    super.init(frame: .zero)
    picture.image = UIImage(
      systemName: "line.3.horizontal", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
    picture.tintColor = .tertiaryLabel
    picture.contentMode = .center
    addSubview(picture)
    let press = UILongPressGestureRecognizer(action)
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
    accessibilityLabel = PhraseLanguage.current(.reorder)
  }

  required init?(coder: NSCoder) { nil }

  override var isNaturalElement: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}
