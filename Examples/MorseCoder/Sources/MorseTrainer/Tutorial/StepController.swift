// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import MorseUI
import UIKit

/// One step of the tutorial: what to do, and a field in which it is tried and noticed.
final class StepController: UIViewController, UITextFieldDelegate {
  private let step: TutorialStep
  private let trainer: Trainer
  private let scrollView = PageScrollView()
  private let card: TryCard
  private let nextButton = UIButton(type: .system)

  init(_ step: TutorialStep, _ trainer: Trainer) {
    self.step = step
    self.trainer = trainer
    card = TryCard(placeholder: step.placeholder)
    super.init(nibName: nil, bundle: nil)
    title = step.title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    if step.usesOwnKeyboard { card.field.keyboard = trainer.makeKeyboard() }
    card.field.delegate = self
    card.field.returnKeyType = .done
    card.field.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
    makeButton()
    build()
    card.show(isDone: trainer.doneSteps.contains(step))
  }

  private var following: TutorialStep? {
    let all = TutorialStep.allCases
    return all.firstIndex(of: step).flatMap { $0 + 1 < all.count ? all[$0 + 1] : nil }
  }

  private func makeButton() {
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = .large
    configuration.cornerStyle = .large
    configuration.title = following == nil ? said("Finish", "마치기") : said("Next Step", "다음 단계")
    nextButton.configuration = configuration
    nextButton.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
  }

  private func build() {
    let icon = UIImageView(image: TileImage.make(symbol: step.symbol, color: .systemBlue, side: 64))
    icon.isAccessibilityElement = false
    let heading = UILabel.make(step.title, style: .title1)
    heading.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
    heading.textAlignment = .center
    heading.accessibilityTraits = .header
    let detail = UILabel.make(step.detail, style: .subheadline, color: .secondaryLabel)
    detail.textAlignment = .center
    let head = UIStackView(arrangedSubviews: [icon, heading, detail])
    head.axis = .vertical
    head.alignment = .center
    head.spacing = 8
    let list = UIStackView(
      arrangedSubviews: step.instructions.enumerated().map { InstructionView(number: $0.offset + 1, $0.element) })
    list.axis = .vertical
    list.spacing = 14
    let all = UIStackView(arrangedSubviews: [head, list, card, nextButton])
    all.axis = .vertical
    all.spacing = 24
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .interactive
    view.add(scrollView)
    scrollView.add(all)
    let content = scrollView.contentLayoutGuide
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      all.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      all.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      all.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      all.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
    ])
  }

  // MARK: Trying

  private func typed() {
    guard step.isDone(by: card.field.text ?? "") else { return }
    trainer.finish(step)
    card.show(isDone: true)
    UIAccessibility.post(notification: .announcement, argument: said("Done", "완료"))
  }

  private func goOn() {
    guard let navigationController else { return }
    guard let following else {
      navigationController.popToRootViewController(animated: true)
      return
    }
    // The way back leads to the list, not through all the steps.
    let pages = navigationController.viewControllers.filter { $0 !== self }
    navigationController.setViewControllers(pages + [StepController(following, trainer)], animated: true)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  /// The field stays in sight as the keyboard comes.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = scrollView.bounds.height
    defer { lastHeight = height }
    guard height < lastHeight, card.field.isFirstResponder else { return }
    // All of the card where there is room for it, the field in any case.
    for part in [card, card.field] as [UIView] {
      let frame = part.convert(part.bounds, to: scrollView)
      scrollView.scrollRectToVisible(frame.insetBy(dx: 0, dy: -8), animated: false)
    }
  }

  private var lastHeight: CGFloat = 0
}
