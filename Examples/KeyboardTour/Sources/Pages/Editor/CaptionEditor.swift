// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Gallery
public import UIKit

/// What the words on the picture are edited with: a field, and controls below it.
public final class CaptionEditor: UIView {
  public let field = UITextField()
  private let bold = UIButton(configuration: .gray())
  private var swatches: [UIButton] = []
  private let colors: [(name: String, color: UIColor)] = [
    (said("White", "하양"), .white), (said("Yellow", "노랑"), .systemYellow), (said("Pink", "분홍"), .systemPink),
    (said("Mint", "민트"), .systemMint),
  ]
  private(set) var isBold = false
  private(set) var color = UIColor.white
  /// Called when something is to look another way.
  var onChange: () -> Void = {}

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    field.borderStyle = .roundedRect
    field.placeholder = said("Caption", "문구")
    field.accessibilityLabel = field.placeholder
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .done
    field.addAction(UIAction { [weak self] _ in self?.onChange() }, for: .editingChanged)
    let controls = UIStackView(arrangedSubviews: makeSwatches() + [UIView().sized(height: 1), makeBold()])
    controls.spacing = 10
    controls.alignment = .center
    for part in [field, controls] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        part.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
        part.heightAnchor.constraint(equalToConstant: 36),
      ])
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      controls.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 10),
      controls.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a finger is on one of the controls.
  var isTouched: Bool { (swatches + [bold]).contains { $0.isTracking } }

  private func makeSwatches() -> [UIButton] {
    swatches = colors.map { name, color in
      let button = UIButton(
        type: .custom,
        primaryAction: UIAction { [weak self] _ in
          self?.color = color
          self?.changed()
        })
      button.accessibilityLabel = name
      button.backgroundColor = color
      button.layer.cornerRadius = 15
      button.widthAnchor.constraint(equalToConstant: 30).isActive = true
      button.heightAnchor.constraint(equalToConstant: 30).isActive = true
      return button
    }
    return swatches
  }

  private func makeBold() -> UIButton {
    bold.configuration?.title = said("Bold", "굵게")
    bold.configuration?.buttonSize = .small
    bold.configuration?.cornerStyle = .capsule
    bold.addAction(
      UIAction { [weak self] _ in
        self?.isBold.toggle()
        self?.changed()
      }, for: .touchUpInside)
    return bold
  }

  private func changed() {
    show()
    onChange()
  }

  /// Shows what is chosen.
  private func show() {
    bold.configuration?.baseForegroundColor = isBold ? .white : tintColor
    bold.configuration?.baseBackgroundColor = isBold ? .systemBlue : .tertiarySystemFill
    bold.accessibilityTraits = isBold ? [.button, .selected] : .button
    for (button, (_, color)) in zip(swatches, colors) {
      let isChosen = color == self.color
      button.layer.borderWidth = isChosen ? 3 : 1
      button.layer.borderColor = (isChosen ? UIColor.systemBlue : .systemGray3).cgColor
      button.accessibilityTraits = isChosen ? [.button, .selected] : .button
    }
  }
}
