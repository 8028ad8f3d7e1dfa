// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import UIKit

/// The bar above the keys: the pending signals, the letter that they make, and what more signals lead to.
final class PreviewBar: UIView {
  private let signals = SignalsView(thickness: 8)
  private let letter = UILabel()
  private let hints = HintView()
  /// How the letter is written now.
  var showsCapitals = false { didSet { if showsCapitals != oldValue { show() } } }
  var showsHints = true { didSet { if showsHints != oldValue { show() } } }
  /// What is pending.
  private(set) var buffer = SignalBuffer()
  /// Whether figures come first among the hints.
  var prefersFigures = false { didSet { if prefersFigures != oldValue { show() } } }

  private let words: KeyboardWords

  init(words: KeyboardWords) {
    self.words = words
    super.init(frame: .zero)
    accessibilityIdentifier = "morse.preview"
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    isUserInteractionEnabled = false
    letter.adjustsFontSizeToFitWidth = true
    letter.minimumScaleFactor = 0.5
    letter.textColor = KeyColors.label
    for view in [signals, letter, hints] as [UIView] { addSubview(view) }
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows signals, and one that is being keyed.
  func show(_ buffer: SignalBuffer, held: MorseSignal?) {
    guard buffer != self.buffer || held != signals.held else { return }
    self.buffer = buffer
    signals.held = held
    show()
  }

  /// What is pending, with what is being keyed.
  private var shown: SignalBuffer {
    var result = buffer
    if let held = signals.held { result.append(held) }
    return result
  }

  private func written(_ sign: MorseSign) -> String {
    switch sign.meaning {
    case .text(let text): showsCapitals ? text.uppercased() : text
    case .procedure(let procedure): words.name(of: procedure)
    }
  }

  private func show() {
    let shown = shown
    let letterText = shown.sign.map(written) ?? ""
    signals.signals = buffer.pending
    signals.color = shown.leadsSomewhere ? KeyColors.label : .systemRed
    letter.text = letterText
    let isName = shown.sign.map { $0.text == nil } ?? false
    letter.font = .systemFont(ofSize: isName ? 17 : 26, weight: .medium)
    var later = showsHints ? MorseTable.reachable(from: shown.pending).filter { $0.text != nil } : []
    if prefersFigures { later = later.filter { $0.kind == .figure } + later.filter { $0.kind != .figure } }
    hints.hints = later.map {
      HintView.Hint(text: written($0), signals: Array($0.signals.dropFirst(shown.pending.count)))
    }
    accessibilityLabel = words.preview
    accessibilityValue = ([words.spoken(shown.pending), letterText].filter { !$0.isEmpty }).joined(separator: ", ")
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = bounds.width > 500 ? 20 : 14
    let isEmpty = buffer.pending.isEmpty && signals.held == nil
    // What is pending keeps its place while letters come and go.
    // Names of signs that lead nowhere further have all the room.
    let share = hints.hints.isEmpty ? bounds.width - margin : max((bounds.width * 0.46).rounded(), 150)
    let left = isEmpty ? 0 : share
    let width = signals.intrinsicContentSize.width
    let letterX = margin + width + 14
    signals.frame = CGRect(x: margin, y: 0, width: width, height: bounds.height)
    letter.frame = CGRect(x: letterX, y: 0, width: max(left - letterX, 30), height: bounds.height)
    let hintsX = isEmpty ? margin : max(left, letterX + 30) + 8
    hints.frame = CGRect(x: hintsX, y: 0, width: max(bounds.width - hintsX - margin, 0), height: bounds.height)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    hints.setNeedsDisplay()
  }
}
