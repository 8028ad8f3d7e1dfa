// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// A text that grows with its lines, and a button that sends it.
public final class InputBar: UIInputView, UITextViewDelegate {
  public let textView = UITextView()
  public let send = UIButton(type: .system)
  private let placeholder = UILabel()
  private let frameView = UIView()
  private var height: NSLayoutConstraint?
  /// Called with a text that is to be sent.
  var onSend: (String) -> Void = { _ in }

  /// From here on, a longer text scrolls, in points.
  private static let mostHeight: CGFloat = 120
  private static let leastHeight: CGFloat = 37

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 53), inputViewStyle: .default)
    allowsSelfSizing = true
    backgroundColor = .systemBackground
    makeText()
    makeButton()
    let line = UIView()
    line.backgroundColor = .separator
    let height = textView.heightAnchor.constraint(equalToConstant: Self.leastHeight)
    self.height = height
    for part in [line, frameView, textView, placeholder, send] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
    }
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor), line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor), line.heightAnchor.constraint(equalToConstant: 0.5),
      frameView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      frameView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      frameView.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
      frameView.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
      textView.topAnchor.constraint(equalTo: frameView.topAnchor),
      textView.bottomAnchor.constraint(equalTo: frameView.bottomAnchor),
      textView.leadingAnchor.constraint(equalTo: frameView.leadingAnchor, constant: 14),
      textView.trailingAnchor.constraint(equalTo: send.leadingAnchor, constant: -4),
      placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 5),
      placeholder.centerYAnchor.constraint(equalTo: frameView.centerYAnchor),
      send.trailingAnchor.constraint(equalTo: frameView.trailingAnchor, constant: -1),
      send.bottomAnchor.constraint(equalTo: frameView.bottomAnchor, constant: -1),
      send.widthAnchor.constraint(equalToConstant: 34), send.heightAnchor.constraint(equalToConstant: 34), height,
    ])
    textChanged()
  }

  public required init?(coder: NSCoder) { nil }

  private func makeText() {
    frameView.layer.cornerRadius = Self.leastHeight / 2
    frameView.layer.borderWidth = 1
    frameView.isUserInteractionEnabled = false
    textView.backgroundColor = .clear
    textView.font = .systemFont(ofSize: 17)
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    textView.accessibilityLabel = said("Message", "메시지")
    textView.delegate = self
    placeholder.text = said("Message", "메시지")
    placeholder.font = textView.font
    placeholder.textColor = .placeholderText
    placeholder.isAccessibilityElement = false
    showBorder()
  }

  private func makeButton() {
    let size = UIImage.SymbolConfiguration(pointSize: 26)
    send.setImage(UIImage(systemName: "arrow.up.circle.fill", withConfiguration: size), for: .normal)
    send.accessibilityLabel = said("Send", "보내기")
    send.addAction(UIAction { [weak self] _ in self?.sendText() }, for: .touchUpInside)
  }

  private func sendText() {
    let text = textView.text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    textView.text = ""
    textChanged()
    onSend(text)
  }

  public func textViewDidChange(_ textView: UITextView) { textChanged() }

  /// Grows and shrinks with the text.
  private func textChanged() {
    placeholder.isHidden = textView.hasText
    send.isHidden = !textView.hasText
    fit()
  }

  private func fit() {
    let width = textView.bounds.width
    guard width > 0, let height else { return }
    let wanted = textView.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
    let new = min(max(wanted, Self.leastHeight), Self.mostHeight)
    if height.constant != new { height.constant = new }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    fit()
  }

  private func showBorder() {
    frameView.layer.borderColor = UIColor.systemGray3.resolvedColor(with: traitCollection).cgColor
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
  }
}
