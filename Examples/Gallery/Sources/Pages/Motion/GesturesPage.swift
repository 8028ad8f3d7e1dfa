// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A card that one finger moves and two fingers turn and make larger, and places that tell of taps, holds and swipes.
final class GesturesPage: UIViewController, UIGestureRecognizerDelegate {
  private let card = UIImageView(image: SunsetImage.make(size: CGSize(width: 220, height: 150)))
  private let note = UILabel.make("Move, turn and pinch the card", style: .subheadline, color: .secondaryLabel)
  private let pad = UILabel.make("Tap, tap twice, hold or swipe here", style: .body, color: .secondaryLabel)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    card.isUserInteractionEnabled = true
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    card.isMultipleTouchEnabled = true
    card.contentMode = .scaleAspectFill
    card.clipsToBounds = true
    card.layer.cornerRadius = 16
    card.layer.borderWidth = 4
    card.layer.borderColor = UIColor.white.cgColor
    note.textAlignment = .center
    pad.textAlignment = .center
    pad.backgroundColor = .secondarySystemGroupedBackground
    pad.layer.cornerRadius = 10
    pad.clipsToBounds = true
    pad.isUserInteractionEnabled = true
    arrange()
    followCard()
    followPad()
  }

  private func arrange() {
    for part in [note, pad, card] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let (margins, safe) = (view.readableContentGuide, view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      note.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
      note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -60),
      card.widthAnchor.constraint(equalToConstant: 220), card.heightAnchor.constraint(equalToConstant: 150),
      pad.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      pad.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      pad.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -24),
      pad.heightAnchor.constraint(equalToConstant: 140),
    ])
  }

  private func followCard() {
    let (pan, pinch, rotation) = (UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
    for recognizer in [pan, pinch, rotation] as [UIGestureRecognizer] { recognizer.delegate = self }
    card.recognize(pan) { [weak self] pan in
      guard let self else { return }
      let way = pan.translation(in: view)
      change { $0.concatenating(CGAffineTransform(translationX: way.x, y: way.y)) }
      pan.setTranslation(.zero, in: view)
    }
    card.recognize(pinch) { [weak self] pinch in
      self?.change { $0.scaledBy(x: pinch.scale, y: pinch.scale) }
      pinch.scale = 1
    }
    card.recognize(rotation) { [weak self] rotation in
      self?.change { $0.rotated(by: rotation.rotation) }
      rotation.rotation = 0
    }
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    card.recognize(twice) { [weak self] _ in
      UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
        self?.card.transform = .identity
      }
    }
  }

  private func change(_ change: (CGAffineTransform) -> CGAffineTransform) { card.transform = change(card.transform) }

  private func followPad() {
    let twice = UITapGestureRecognizer()
    twice.numberOfTapsRequired = 2
    let once = UITapGestureRecognizer()
    once.require(toFail: twice)
    pad.recognize(once) { [weak self] _ in self?.pad.text = "Tapped" }
    pad.recognize(twice) { [weak self] _ in self?.pad.text = "Tapped twice" }
    pad.recognize(UILongPressGestureRecognizer()) { [weak self] press in
      if press.state == .began { self?.pad.text = "Held" }
    }
    let directions: [(UISwipeGestureRecognizer.Direction, String)] = [
      (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
    ]
    for (direction, name) in directions {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      pad.recognize(swipe) { [weak self] _ in self?.pad.text = "Swiped \(name)" }
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer.view === otherGestureRecognizer.view }
}
