// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Curves, springs, and an animation that a slider moves by hand.
final class AnimationsPage: PageController {
  private var animator: UIViewPropertyAnimator?
  private let wheel = UIImageView(image: UIImage(systemName: "gear"))

  override func build() {
    addGroup("Curves", [curves()])
    addGroup("Springs", [springs()])
    addGroup(
      "By Hand", footer: "A property animator stands wherever the slider says; it can be left to run on.", [byHand()])
    addGroup("Repeating", [repeating()])
  }

  private func curves() -> UIView {
    track(
      "Run Curves",
      [
        ("Linear", UIView.AnimationOptions.curveLinear), ("Ease in", .curveEaseIn), ("Ease out", .curveEaseOut),
        ("Ease in and out", .curveEaseInOut),
      ]
    ) { options, move in UIView.animate(withDuration: 1, delay: 0, options: options, animations: move) }
  }

  private func springs() -> UIView {
    track("Run Springs", [("Damping 1", 1), ("Damping 0.7", 0.7), ("Damping 0.4", 0.4)]) { (damping: CGFloat, move) in
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0, animations: move)
    }
  }

  /// Makes a lane for each way to move, and a button that lets all of them move.
  private func track<Way>(
    _ title: String, _ ways: [(String, Way)], _ animate: @escaping (Way, @escaping () -> Void) -> Void
  ) -> UIView {
    let lanes = ways.map { LaneView(title: $0.0) }
    let button = UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: title) { _ in
        for (lane, way) in zip(lanes, ways) { animate(way.1) { lane.isAtEnd.toggle() } }
      })
    let column = UIStackView(arrangedSubviews: lanes + [button])
    column.axis = .vertical
    column.spacing = 10
    return column.row()
  }

  private func byHand() -> UIView {
    let slider = UISlider()
    slider.accessibilityLabel = "Part of the animation"
    wheel.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44)
    wheel.tintColor = .systemPurple
    wheel.contentMode = .center
    slider.addAction(
      UIAction { [weak self] action in
        guard let self, let slider = action.sender as? UISlider else { return }
        let animator = animator ?? makeAnimator()
        self.animator = animator
        animator.fractionComplete = CGFloat(slider.value)
      }, for: .valueChanged)
    let finish = UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: "Run On") { [weak self] _ in
        guard let self else { return }
        (animator ?? makeAnimator()).startAnimation()
        animator = nil
        slider.setValue(0, animated: true)
      })
    let column = UIStackView(arrangedSubviews: [wheel.sized(height: 90), slider, finish])
    column.axis = .vertical
    column.spacing = 12
    return column.row()
  }

  private func makeAnimator() -> UIViewPropertyAnimator {
    wheel.transform = .identity
    wheel.alpha = 1
    return UIViewPropertyAnimator(duration: 0.8, curve: .easeInOut) { [wheel] in
      wheel.transform = CGAffineTransform(rotationAngle: .pi * 0.75).scaledBy(x: 1.6, y: 1.6)
      wheel.alpha = 0.5
    }
  }

  private func repeating() -> UIView {
    let dot = UIView().sized(width: 28, height: 28)
    dot.backgroundColor = .systemPink
    dot.layer.cornerRadius = 14
    let button = UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: "Beat") { _ in
        UIView.animate(
          withDuration: 0.4, delay: 0, options: [.autoreverse],
          animations: { dot.transform = CGAffineTransform(scaleX: 1.5, y: 1.5) },
          completion: { _ in dot.transform = .identity })
      })
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    return RowView("Heart", UIStackView(arrangedSubviews: [dot])).withButton(button)
  }
}

extension UIView {
  /// Returns a column of this view and a button.
  fileprivate func withButton(_ button: UIButton) -> UIView {
    let column = UIStackView(arrangedSubviews: [self, button.padded(top: 0, leading: 16, bottom: 11, trailing: 16)])
    column.axis = .vertical
    return column
  }
}

/// A dot that moves between the ends of a lane.
private final class LaneView: UIView {
  private let dot = UIView()
  private lazy var start = dot.leadingAnchor.constraint(equalTo: leadingAnchor)
  private lazy var end = dot.trailingAnchor.constraint(equalTo: trailingAnchor)

  init(title: String) {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 16
    let label = UILabel.make(title, style: .footnote, color: .secondaryLabel)
    label.textAlignment = .center
    dot.backgroundColor = .tintColor
    dot.layer.cornerRadius = 16
    for view in [label, dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 36),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -36),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 7),
      dot.widthAnchor.constraint(equalToConstant: 32), dot.heightAnchor.constraint(equalToConstant: 32),
      dot.centerYAnchor.constraint(equalTo: centerYAnchor), heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
      start,
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Where the dot is; changes inside an animation move it.
  var isAtEnd = false {
    didSet {
      (isAtEnd ? start : end).isActive = false
      (isAtEnd ? end : start).isActive = true
      layoutIfNeeded()
    }
  }
}
