// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Auto Layout: constraints that change while people watch, priorities, proportions and guides.
final class ConstraintsPage: PageController {
  override func build() {
    addGroup(
      "Two Layouts", footer: "The same views, with other constraints: the change moves.", [TwoLayoutsView().row()])
    addGroup("Proportions", [proportions()])
    addGroup("Priorities", footer: "The left text gives way first, down to its limit.", [priorities()])
    addGroup("Guides", [guides()])
  }

  private func proportions() -> UIView {
    let box = UIView().sized(height: 120)
    let wide = BlockView("Half", .systemIndigo)
    let square = BlockView("1:1", .systemPink)
    for view in [wide, square] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    NSLayoutConstraint.activate([
      wide.leadingAnchor.constraint(equalTo: box.leadingAnchor), wide.topAnchor.constraint(equalTo: box.topAnchor),
      wide.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      wide.heightAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.5),
      square.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      square.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      square.heightAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.75),
      square.widthAnchor.constraint(equalTo: square.heightAnchor),
    ])
    return box.row()
  }

  private func priorities() -> UIView {
    let weak = UILabel.make("A long text that gives way to the other one", style: .body)
    weak.numberOfLines = 1
    weak.accessibilityIdentifier = "cut"
    weak.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let strong = UILabel.make("Stays whole", style: .headline)
    strong.setContentHuggingPriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [weak, strong])
    stack.spacing = 12
    weak.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
    return stack.row()
  }

  private func guides() -> UIView {
    let box = UIView().sized(height: 64)
    let block = BlockView("Between two guides", .systemTeal)
    block.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(block)
    let (before, after) = (UILayoutGuide(), UILayoutGuide())
    box.addLayoutGuide(before)
    box.addLayoutGuide(after)
    // The guides are equally wide, so that the block is in the middle, whatever its size.
    NSLayoutConstraint.activate([
      before.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      before.trailingAnchor.constraint(equalTo: block.leadingAnchor),
      after.leadingAnchor.constraint(equalTo: block.trailingAnchor),
      after.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      before.widthAnchor.constraint(equalTo: after.widthAnchor),
      block.centerYAnchor.constraint(equalTo: box.centerYAnchor),
    ])
    for guide in [before, after] {
      guide.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      guide.bottomAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
    }
    return box.row()
  }
}

/// A picture with two texts that stand below it or beside it.
private final class TwoLayoutsView: UIView {
  private let picture = UIImageView(image: SunsetImage.make(size: CGSize(width: 320, height: 200)))
  private let title = UILabel.make("Evening", style: .headline)
  private let text = UILabel.make("The sun goes down behind the hills.", style: .subheadline, color: .secondaryLabel)
  private lazy var button = UIButton(
    configuration: .tinted(), primaryAction: UIAction(title: "Change Layout") { [weak self] _ in self?.change() })
  private var tall: [NSLayoutConstraint] = []
  private var flat: [NSLayoutConstraint] = []

  init() {
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 10
    for view in [picture, title, text, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    tall = [
      picture.trailingAnchor.constraint(equalTo: trailingAnchor), picture.heightAnchor.constraint(equalToConstant: 150),
      title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 10),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      button.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 14),
    ]
    flat = [
      picture.widthAnchor.constraint(equalToConstant: 96), picture.heightAnchor.constraint(equalToConstant: 96),
      title.topAnchor.constraint(equalTo: picture.topAnchor, constant: 4),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 14),
      button.topAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 14),
      button.topAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor, constant: 14),
    ]
    let least = button.topAnchor.constraint(equalTo: topAnchor)
    least.priority = .defaultLow
    NSLayoutConstraint.activate(
      tall + [
        least, picture.topAnchor.constraint(equalTo: topAnchor),
        picture.leadingAnchor.constraint(equalTo: leadingAnchor),
        title.trailingAnchor.constraint(equalTo: trailingAnchor),
        text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
        text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: title.trailingAnchor),
        button.centerXAnchor.constraint(equalTo: centerXAnchor), button.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
  }

  required init?(coder: NSCoder) { nil }

  private func change() {
    let isTall = tall[0].isActive
    NSLayoutConstraint.deactivate(isTall ? tall : flat)
    NSLayoutConstraint.activate(isTall ? flat : tall)
    UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
      self.window?.layoutIfNeeded()
    }
  }
}
