// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import MorseUI
import UIKit

/// A text to write in Morse, with the code above the keyboard for as long as that shows.
final class PracticeController: UIViewController, UITextViewDelegate {
  private let trainer: Trainer
  private let textView = MorseTextView()
  private let placeholder = UILabel.make(
    said("Write in Morse…", "모스 부호로 써 보세요…"), style: .title3, color: .placeholderText)
  private let sheet = CheatSheetView([.letter, .figure, .punctuation], showsTitles: false)
  private let shelf = UIView()
  private var sheetHeight: NSLayoutConstraint?

  init(_ trainer: Trainer) {
    self.trainer = trainer
    super.init(nibName: nil, bundle: nil)
    title = TrainerPage.practice.title
    navigationItem.largeTitleDisplayMode = .never
    let clear = UIAction { [weak self] _ in self?.clear() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .trash, primaryAction: clear)
    navigationItem.rightBarButtonItem?.accessibilityLabel = said("Clear", "지우기")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let keyboard = trainer.makeKeyboard()
    keyboard.onPendingChange = { [weak self] in self?.sheet.show(pending: $0) }
    textView.keyboard = keyboard
    textView.delegate = self
    textView.font = .preferredFont(forTextStyle: .title3)
    textView.adjustsFontForContentSizeCategory = true
    textView.keyboardDismissMode = .interactive
    textView.alwaysBounceVertical = true
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    textView.accessibilityLabel = title
    textView.accessibilityIdentifier = "practice.text"
    placeholder.isAccessibilityElement = false
    shelf.backgroundColor = .systemGroupedBackground
    sheet.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    sheet.onHeightChange = { [weak self] in self?.sheetHeight?.constant = $0 }
    build()
    showPlaceholder()
  }

  private func build() {
    let line = UIView()
    line.backgroundColor = .separator
    for part in [textView, shelf] { view.add(part) }
    textView.addSubview(placeholder)
    shelf.add(sheet)
    shelf.add(line)
    let safe = view.safeAreaLayoutGuide
    let height = sheet.heightAnchor.constraint(equalToConstant: 200)
    height.priority = .defaultHigh
    sheetHeight = height
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.topAnchor),
      textView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: shelf.topAnchor),
      shelf.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      shelf.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      // The guide is the keyboard, and the end of the safe area without one.
      shelf.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      sheet.topAnchor.constraint(equalTo: shelf.topAnchor),
      sheet.bottomAnchor.constraint(equalTo: shelf.bottomAnchor),
      sheet.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      line.topAnchor.constraint(equalTo: shelf.topAnchor), line.heightAnchor.constraint(equalToConstant: 0.5),
      line.leadingAnchor.constraint(equalTo: shelf.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: shelf.trailingAnchor),
      height,
    ])
    // The text keeps some lines.
    let share = sheet.heightAnchor.constraint(lessThanOrEqualTo: textView.heightAnchor, multiplier: 1.6)
    share.priority = UILayoutPriority(900)
    share.isActive = true
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    sheet.isStrip = traitCollection.verticalSizeClass == .compact
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = max(textView.bounds.width - 34, 0)
    let size = placeholder.sizeThatFits(CGSize(width: width, height: 0))
    placeholder.frame = CGRect(x: 17, y: 16, width: width, height: size.height)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  func textViewDidChange(_ textView: UITextView) { showPlaceholder() }

  private func showPlaceholder() {
    placeholder.isHidden = textView.hasText
    navigationItem.rightBarButtonItem?.isEnabled = textView.hasText
  }

  private func clear() {
    textView.text = ""
    showPlaceholder()
  }
}
