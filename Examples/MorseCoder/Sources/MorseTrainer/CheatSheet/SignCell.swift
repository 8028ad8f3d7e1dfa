// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import MorseUI
import UIKit

/// A sign and its signals.
final class SignCell: UIView {
  /// How a cell stands to the signals that are pending.
  enum Emphasis { case normal, reached, reachable, unreachable }

  let sign: MorseSign
  private let name: UILabel
  private let signals = SignalsView(thickness: 4.5)

  init(_ sign: MorseSign) {
    self.sign = sign
    let isText = sign.text != nil
    name = UILabel.make(sign.title, style: isText ? .headline : .subheadline)
    name.numberOfLines = 1
    name.adjustsFontSizeToFitWidth = true
    name.minimumScaleFactor = 0.5
    super.init(frame: .zero)
    layer.cornerRadius = 8
    signals.signals = sign.signals
    signals.color = .label
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = "\(sign.title), \(sign.spokenSignals)"
    accessibilityIdentifier = "sign.\(sign.text ?? sign.title)"
    addSubview(name)
    addSubview(signals)
    show(.normal)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ emphasis: Emphasis) {
    backgroundColor = emphasis == .reached ? .systemBlue : .secondarySystemGroupedBackground
    name.textColor = emphasis == .reached ? .white : .label
    signals.color = emphasis == .reached ? .white : .label
    alpha = emphasis == .unreachable ? 0.35 : 1
    accessibilityTraits = emphasis == .reached ? [.staticText, .selected] : .staticText
  }

  private static let margin: CGFloat = 9
  private static let gap: CGFloat = 6

  /// The width that all of the cell needs, in points.
  var leastWidth: CGFloat {
    let title = name.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width.rounded(.up)
    return Self.margin + title + Self.gap + signals.intrinsicContentSize.width.rounded(.up) + Self.margin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = signals.intrinsicContentSize.width
    let signalsX = bounds.width - Self.margin - width
    signals.frame = CGRect(x: signalsX, y: 0, width: width, height: bounds.height)
    name.frame = CGRect(
      x: Self.margin, y: 0, width: max(signalsX - Self.margin - Self.gap, 0), height: bounds.height)
  }
}

@MainActor
extension MorseSign {
  /// The character as a capital, or the name of a sign that types nothing.
  var title: String {
    switch meaning {
    case .text(let text): text.uppercased()
    case .procedure(.understood): said("Understood", "수신 완료")
    case .procedure(.error): said("Error", "정정")
    case .procedure(.wait): said("Wait", "대기")
    case .procedure(.endOfWork): said("End of work", "통신 종료")
    case .procedure(.startingSignal): said("Start", "통신 시작")
    }
  }

  /// The signals as they are said.
  var spokenSignals: String {
    signals.map { $0 == .dot ? said("dot", "점") : said("dash", "선") }.joined(separator: " ")
  }
}
