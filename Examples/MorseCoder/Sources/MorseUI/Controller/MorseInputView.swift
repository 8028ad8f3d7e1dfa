// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import UIKit

/// The keyboard's view: the bar and the keys.
final class MorseInputView: UIInputView, UIInputViewAudioFeedback {
  let bar: PreviewBar
  let keys: [KeyPlan.Key: MorseKey]
  /// Whether a key leads to the next keyboard.
  var showsNext = false { didSet { if showsNext != oldValue { setNeedsLayout() } } }
  /// Whether one large key takes the place of dot and dash.
  var usesOneSwitch = false { didSet { if usesOneSwitch != oldValue { setNeedsLayout() } } }
  /// Whether keys click, or sound in another way.
  var makesSounds = false

  var enableInputClicksWhenVisible: Bool { makesSounds }

  init(frame: CGRect, words: KeyboardWords) {
    bar = PreviewBar(words: words)
    let kinds = KeyPlan.Key.allCases.map { ($0, $0 == .oneSwitch ? OneSwitchKey($0) : MorseKey($0)) }
    keys = Dictionary(uniqueKeysWithValues: kinds)
    super.init(frame: frame, inputViewStyle: .keyboard)
    // In a field of an app's own, too, it is as high as its controller says.
    allowsSelfSizing = true
    // Dots come before dashes, whichever way people read.
    semanticContentAttribute = .forceLeftToRight
    isMultipleTouchEnabled = true
    addSubview(bar)
    for key in KeyPlan.Key.allCases {
      guard let view = keys[key] else { continue }
      dress(view, as: key, words)
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func dress(_ view: MorseKey, as key: KeyPlan.Key, _ words: KeyboardWords) {
    switch key {
    case .dot: (view.face, view.accessibilityLabel) = (.glyph(.dot), words.dot)
    case .dash: (view.face, view.accessibilityLabel) = (.glyph(.dash), words.dash)
    case .oneSwitch: (view.face, view.accessibilityLabel) = (.glyph(.both), words.oneSwitch)
    case .space: (view.face, view.accessibilityLabel) = (.word(words.space), words.space)
    case .delete: (view.face, view.accessibilityLabel, view.look) = (.symbol("delete.left"), words.delete, .special)
    case .next: (view.face, view.accessibilityLabel, view.look) = (.symbol("globe"), words.next, .special)
    case .shift: (view.accessibilityLabel, view.look) = (words.shift, .special)
    case .return: view.look = .special
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let plan = KeyPlan(
      size: bounds.size, margins: (safeAreaInsets.left, safeAreaInsets.right), showsNext: showsNext,
      usesOneSwitch: usesOneSwitch)
    bar.frame = plan.bar
    for (key, view) in keys {
      view.isHidden = plan.frames[key] == nil
      if let frame = plan.frames[key] { view.frame = frame }
    }
  }

  /// The gaps between keys belong to the nearest one.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    guard view === self, point.y >= bar.frame.maxY else { return view }
    let shown = keys.values.filter { !$0.isHidden && $0.isEnabled }
    return shown.min { Self.distance(point, $0.frame) < Self.distance(point, $1.frame) } ?? view
  }

  private static func distance(_ point: CGPoint, _ frame: CGRect) -> CGFloat {
    let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
    let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
    return x * x + y * y
  }
}
