// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import ExtensionHost
internal import Foundation
internal import KeyboardAdministration
internal import Phrases
internal import SystemKeyboard
internal import UIKit

/// Shows how to use a custom keyboard, step by step, with a field to try it in.
final class LessonPage: UIViewController {
  private let model: SettingsModel
  private let keyboard: InstalledKeyboard
  private let witness: any KeyboardWitness
  private var lesson: Lesson

  private let scrollView = UIScrollView()
  private let steps = StepsView(count: Lesson.Step.allCases.count)
  private let picture = LessonPicture()
  private let heading = UILabel()
  private let text = UILabel()
  private let field = UITextField()
  private let button = UIButton(configuration: .filled())

  init(_ model: SettingsModel, _ keyboard: InstalledKeyboard) {
    self.model = model
    self.keyboard = keyboard
    witness = model.makeWitness()
    lesson = Lesson(keyboard: keyboard.identifier)
    super.init(nibName: nil, bundle: nil)
    title = name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  private var name: String { keyboard.name(for: model.languages) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    lesson.listChanged(hasKeyboard: model.isEnabled(keyboard.identifier))
    build()
    show(animated: false)
    model.observe(self) { [weak self] in
      self?.advance { [model = self?.model, id = self?.keyboard.identifier] lesson in
        if let model, let id { lesson.listChanged(hasKeyboard: model.isEnabled(id)) }
      }
    }
    witness.field = field
    witness.onChange = { [weak self] in
      guard let self, field.isFirstResponder else { return }
      advance { [keyboard = witness.keyboard] in $0.keyboardChanged(to: keyboard) }
    }
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        advance { [keyboard = witness.keyboard] in
          $0.keyboardChanged(to: keyboard)
          $0.typed()
        }
      }, for: .editingChanged)
  }

  // MARK: Steps

  /// Takes what has happened and shows what comes next.
  private func advance(_ change: (inout Lesson) -> Void) {
    let before = lesson.current
    change(&lesson)
    if lesson.current != before { show(animated: view.window != nil) }
  }

  private func show(animated: Bool) {
    let step = lesson.current
    if animated {
      UIView.transition(with: scrollView, duration: 0.25, options: .transitionCrossDissolve) { self.fill(step) }
    } else {
      fill(step)
    }
    if step == nil { field.resignFirstResponder() }
  }

  private func fill(_ step: Lesson.Step?) {
    steps.done = Lesson.Step.allCases.firstIndex { $0 == step } ?? Lesson.Step.allCases.count
    picture.scene = LessonPicture.Scene(step: step, keyboard: name, other: otherName)
    heading.text = step?.title(name) ?? LessonEnd.title
    text.text = step?.text(name) ?? LessonEnd.text(name)
    let needsField = step != nil && step != .choose
    field.isHidden = !needsField
    var configuration = needsField ? UIButton.Configuration.plain() : .filled()
    configuration.title =
      switch step {
      case .choose: said(.addKeyboard)
      case nil: said(.done)
      default: said(.nextStep)
      }
    if !needsField {
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = .preferredFont(forTextStyle: .headline)
        return attributes
      }
    }
    configuration.buttonSize = .large
    configuration.cornerStyle = .large
    button.configuration = configuration
  }

  /// A keyboard to go back to.
  private var otherName: String {
    model.keyboards.first { !$0.id.isSame(as: keyboard.identifier) }?.name ?? model.layouts.first?.name ?? ""
  }

  private func pressed() {
    switch lesson.current {
    case .choose:
      do { try model.enable(keyboard.identifier) } catch { showFailure(error) }
    case nil: navigationController?.popViewController(animated: true)
    default: advance { $0.skip() }
    }
  }

  // MARK: Layout

  private func build() {
    heading.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    text.font = .preferredFont(forTextStyle: .body)
    text.textColor = .secondaryLabel
    for label in [heading, text] {
      label.numberOfLines = 0
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
    }
    field.borderStyle = .roundedRect
    field.backgroundColor = .secondarySystemGroupedBackground
    field.placeholder = said(.tryItHere)
    field.accessibilityLabel = field.placeholder
    field.adjustsFontForContentSizeCategory = true
    field.font = .preferredFont(forTextStyle: .body)
    field.returnKeyType = .done
    field.addAction(UIAction { [weak self] _ in self?.field.resignFirstResponder() }, for: .primaryActionTriggered)
    button.addAction(UIAction { [weak self] _ in self?.pressed() }, for: .primaryActionTriggered)

    scrollView.alwaysBounceVertical = true
    let lines = UIStackView(arrangedSubviews: [steps, picture, heading, text])
    lines.axis = .vertical
    lines.spacing = 12
    lines.setCustomSpacing(20, after: steps)
    lines.setCustomSpacing(20, after: picture)
    let bottom = UIStackView(arrangedSubviews: [field, button])
    bottom.axis = .vertical
    bottom.spacing = 4
    for part in [scrollView, lines, bottom] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(lines)
    view.addSubview(bottom)
    let readable = view.readableContentGuide
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottom.topAnchor, constant: -8),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      lines.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      lines.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
      lines.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      lines.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      picture.heightAnchor.constraint(equalToConstant: LessonPicture.height),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      bottom.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      bottom.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
      bottom.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
  }
}
