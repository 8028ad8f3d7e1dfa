// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseCode
import MorseUI
import UIKit

/// Asks for signs, the less known ones more often.
final class DrillController: UIViewController {
  private let trainer: Trainer
  private var session: DrillSession
  private let input: DrillInput
  private let progress = UIProgressView(progressViewStyle: .default)
  private let count = UILabel.make(style: .footnote, color: .secondaryLabel)
  private let card = DrillCardView()

  init(_ trainer: Trainer) {
    self.trainer = trainer
    session = DrillSession(trainer)
    let keyboard = trainer.makeKeyboard()
    // Hints would be the answers.
    keyboard.hidesHints = true
    input = DrillInput(keyboard)
    super.init(nibName: nil, bundle: nil)
    title = TrainerPage.drills.title
    navigationItem.largeTitleDisplayMode = .never
    let help = UIAction(title: said("Show Me", "정답 보기")) { [weak self] _ in self?.reveal() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: help)
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "drill.help"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    input.onType = { [weak self] in self?.typed($0) }
    build()
    show(nil)
  }

  private func build() {
    count.textAlignment = .center
    count.accessibilityIdentifier = "drill.count"
    let area = UILayoutGuide()
    view.addLayoutGuide(area)
    for part in [input, progress, count, card] as [UIView] { view.add(part) }
    let safe = view.safeAreaLayoutGuide
    let readable = view.readableContentGuide
    let room = card.heightAnchor.constraint(equalToConstant: 260)
    room.priority = .defaultLow
    NSLayoutConstraint.activate([
      input.widthAnchor.constraint(equalToConstant: 0), input.heightAnchor.constraint(equalToConstant: 0),
      input.topAnchor.constraint(equalTo: safe.topAnchor), input.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      progress.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
      progress.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      progress.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      count.topAnchor.constraint(equalTo: progress.bottomAnchor, constant: 6),
      count.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      count.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      area.topAnchor.constraint(equalTo: count.bottomAnchor, constant: 10),
      area.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -10),
      area.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      area.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      card.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      card.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor),
      card.topAnchor.constraint(equalTo: area.topAnchor),
      room,
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    card.isLow = traitCollection.verticalSizeClass == .compact
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    input.becomeFirstResponder()
  }

  /// A touch on the page brings the keyboard back.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    input.becomeFirstResponder()
  }

  private func typed(_ text: String) { show(session.answer(text)) }

  private func reveal() {
    session.reveal()
    show(nil)
    input.becomeFirstResponder()
  }

  private func show(_ outcome: DrillSession.Outcome?) {
    guard outcome != .ignored else { return }
    card.show(session, outcome)
    navigationItem.rightBarButtonItem?.isEnabled = !session.showsSignals
    let (learned, all) = (trainer.deck.learnedCount, DrillTotals.count)
    progress.setProgress(trainer.deck.progress, animated: outcome == .right)
    count.text = said(
      "\(learned) of \(all) learned · \(session.rightCount) right so far",
      "\(all)개 중 \(learned)개 익힘 · 이번에 \(session.rightCount)개 맞힘")
  }
}
