// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKitCore

/// A view with recognisers, and two buttons below, that tells what it saw.
final class PadController: UIViewController {
  private var seen: [String] = []

  /// Returns what was seen since the last time.
  func take() -> [String] {
    defer { seen = [] }
    return seen
  }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    let pad = UIView(frame: CGRect(x: 20, y: 40, width: 350, height: 400))
    pad.backgroundColor = .systemYellow
    pad.isMultipleTouchEnabled = true
    pad.isAccessibilityElement = true
    pad.accessibilityLabel = "Pad"
    view.addSubview(pad)
    addRecognizers(to: pad)
    for (index, name) in ["A", "B"].enumerated() {
      let button = UIButton(
        configuration: .filled(), primaryAction: UIAction(title: name) { [unowned self] _ in seen.append(name) })
      button.frame = CGRect(x: 20 + 180 * index, y: 500, width: 170, height: 50)
      for (event, word) in [
        (UIControl.Event.touchDown, "down"), (.touchUpOutside, "left"), (.touchCancel, "cancelled"),
      ] {
        button.addAction(UIAction { [unowned self] _ in seen.append("\(name) \(word)") }, for: event)
      }
      view.addSubview(button)
    }
  }

  private func addRecognizers(to pad: UIView) {
    let double = UITapGestureRecognizer(target: self, action: PadController.tapped)
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer(target: self, action: PadController.tapped)
    single.require(toFail: double)
    let pair = UITapGestureRecognizer(target: self, action: PadController.tappedByTwo)
    pair.numberOfTouchesRequired = 2
    let hold = UILongPressGestureRecognizer(target: self, action: PadController.held)
    let pinch = UIPinchGestureRecognizer(target: self, action: PadController.pinched)
    let rotation = UIRotationGestureRecognizer(target: self, action: PadController.rotated)
    for recognizer in [single, double, pair, hold, pinch, rotation] { pad.addGestureRecognizer(recognizer) }
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) { seen.append("tap \(recognizer.numberOfTapsRequired)") }

  private func tappedByTwo() { seen.append("two fingers") }

  private func held(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { seen.append("hold") }
  }

  private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    if recognizer.state == .ended { seen.append("pinch \((recognizer.scale * 10).rounded() / 10)") }
  }

  private func rotated(_ recognizer: UIRotationGestureRecognizer) {
    if recognizer.state == .ended { seen.append("rotation \((recognizer.rotation * 10).rounded() / 10)") }
  }
}
