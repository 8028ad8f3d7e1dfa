// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import MorseUI
import UIKit

/// The question, and what came of the last answer.
final class DrillCardView: UIView {
  private let sign = UILabel()
  private let parts = UIStackView()
  private var margins: [NSLayoutConstraint] = []
  private let signals = SignalsView(thickness: 12)
  private let words = UILabel.make(style: .subheadline, color: .secondaryLabel)

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    sign.adjustsFontSizeToFitWidth = true
    sign.minimumScaleFactor = 0.3
    sign.textAlignment = .center
    sign.accessibilityIdentifier = "drill.question"
    words.textAlignment = .center
    words.accessibilityIdentifier = "drill.words"
    // In a low card the sign gives way.
    sign.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    sign.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    signals.setContentHuggingPriority(.required, for: .vertical)
    words.setContentHuggingPriority(.required, for: .vertical)
    let lower = UIStackView(arrangedSubviews: [signals, words])
    lower.axis = .vertical
    lower.alignment = .center
    lower.spacing = 12
    parts.addArrangedSubview(sign)
    parts.addArrangedSubview(lower)
    add(parts)
    let top = parts.topAnchor.constraint(equalTo: topAnchor)
    let bottom = bottomAnchor.constraint(equalTo: parts.bottomAnchor)
    margins = [top, bottom]
    NSLayoutConstraint.activate([
      top, bottom,
      parts.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      parts.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      // The card does not jump when signals come and go.
      signals.heightAnchor.constraint(equalToConstant: 12),
    ])
    arrange()
  }

  /// Whether there is room for little more than one line: what is below the sign stands beside it.
  var isLow = false { didSet { if isLow != oldValue { arrange() } } }

  private func arrange() {
    parts.axis = isLow ? .horizontal : .vertical
    parts.alignment = isLow ? .center : .fill
    parts.distribution = isLow ? .fillEqually : .fill
    parts.spacing = isLow ? 16 : 8
    sign.font = .systemFont(ofSize: isLow ? 38 : 96, weight: .semibold)
    for margin in margins { margin.constant = isLow ? 4 : 14 }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ session: DrillSession, _ outcome: DrillSession.Outcome?) {
    sign.text = session.question.uppercased()
    signals.signals = session.signals
    signals.alpha = session.showsSignals ? 1 : 0
    signals.color = session.isRevealed ? .systemRed : .label
    words.text = text(session, outcome)
    words.textColor = outcome == .wrong ? .systemRed : outcome == .right ? .systemGreen : .secondaryLabel
  }

  private func text(_ session: DrillSession, _ outcome: DrillSession.Outcome?) -> String {
    switch outcome {
    case .wrong: said("Not quite. Key what you see above.", "아쉬워요. 위에 보이는 대로 눌러 보세요.")
    case .right: session.isNew ? said("Right! This one is new.", "정답이에요! 새로 배운 글자예요.") : said("Right!", "정답이에요!")
    default:
      session.showsSignals
        ? said("Key it, then space.", "부호를 입력한 뒤 스페이스를 누르세요.") : said("Key it from memory.", "기억해서 입력해 보세요.")
    }
  }
}
