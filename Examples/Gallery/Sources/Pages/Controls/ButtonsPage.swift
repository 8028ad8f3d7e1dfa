// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Buttons of every style, size, shape, role and state.
final class ButtonsPage: PageController {
  private let counter = UILabel.make("Not tapped yet", style: .footnote, color: .secondaryLabel)
  private var count = 0

  override func build() {
    addGroup(
      "Styles", footer: "A button's tint is that of the views around it.",
      [
        RowView("Plain", button(.plain(), "Continue")),
        RowView("Gray", button(.gray(), "Continue")),
        RowView("Tinted", button(.tinted(), "Continue")),
        RowView("Filled", button(.filled(), "Continue")),
        RowView("Bordered", button(.bordered(), "Continue")),
        RowView("Tapped", counter),
      ])
    addGroup("Sizes", [sizes()])
    addGroup("Shapes", [shapes()])
    addGroup("Images", images())
    addGroup("States", states())
    addGroup("Roles", [RowView("Destructive", destructive()), RowView("Close", UIButton(type: .close))])
    addGroup("Without a Configuration", [RowView("System", system()), RowView("Info", UIButton(type: .infoLight))])
  }

  private func button(_ configuration: UIButton.Configuration, _ title: String) -> UIButton {
    var configuration = configuration
    configuration.title = title
    return UIButton(configuration: configuration, primaryAction: tap)
  }

  private var tap: UIAction {
    UIAction { [weak self] _ in
      guard let self else { return }
      count += 1
      counter.text = count == 1 ? "Once" : "\(count) times"
    }
  }

  private func sizes() -> UIView {
    let sizes: [(UIButton.Configuration.Size, String)] = [
      (.mini, "Mini"), (.small, "Small"), (.medium, "Medium"), (.large, "Large"),
    ]
    return column(
      sizes.map { size, title in
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = size
        return button(configuration, title)
      })
  }

  private func shapes() -> UIView {
    let shapes: [(UIButton.Configuration.CornerStyle, String)] = [
      (.small, "Small corners"), (.medium, "Medium corners"), (.large, "Large corners"), (.capsule, "Capsule"),
    ]
    return column(
      shapes.map { shape, title in
        var configuration = UIButton.Configuration.tinted()
        configuration.cornerStyle = shape
        return button(configuration, title)
      })
  }

  private func images() -> [UIView] {
    let edges: [(NSDirectionalRectEdge, String)] = [
      (.leading, "Leading"), (.trailing, "Trailing"), (.top, "Top"), (.bottom, "Bottom"),
    ]
    var subtitled = UIButton.Configuration.filled()
    subtitled.subtitle = "12 photos, 34 MB"
    subtitled.image = UIImage(systemName: "square.and.arrow.up")
    subtitled.imagePadding = 10
    subtitled.buttonSize = .large
    return edges.map { edge, title in
      var configuration = UIButton.Configuration.gray()
      configuration.image = UIImage(systemName: "heart.fill")
      configuration.imagePlacement = edge
      configuration.imagePadding = 6
      configuration.baseForegroundColor = .systemPink
      return RowView(title, button(configuration, "Like"))
    } + [button(subtitled, "Share").row()]
  }

  private func states() -> [UIView] {
    let disabled = button(.filled(), "Continue")
    disabled.isEnabled = false
    let selected = UIButton(configuration: .tinted(), primaryAction: nil)
    selected.configuration?.title = "Bold"
    selected.changesSelectionAsPrimaryAction = true
    selected.isSelected = true
    var busy = UIButton.Configuration.gray()
    busy.showsActivityIndicator = true
    busy.imagePadding = 8
    return [
      RowView("Disabled", disabled), RowView("Selected", selected), RowView("Busy", button(busy, "Loading")),
    ]
  }

  private func destructive() -> UIButton {
    let result = button(.tinted(), "Delete")
    result.role = .destructive
    return result
  }

  private func system() -> UIButton {
    let result = UIButton(type: .system)
    result.setTitle("Learn more", for: .normal)
    result.addAction(tap, for: .touchUpInside)
    return result
  }

  private func column(_ buttons: [UIButton]) -> UIView {
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    return stack.row()
  }
}
