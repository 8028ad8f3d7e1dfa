// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A list of words that are dragged to other lists, and that takes words from anywhere.
final class WordList: UIView, UIDropInteractionDelegate {
  private let stack = UIStackView()

  init(_ title: String, _ words: [String]) {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 12
    layer.borderWidth = 2
    layer.borderColor = UIColor.clear.cgColor
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    let heading = UILabel.make(title, style: .headline)
    heading.accessibilityTraits = .header
    stack.addArrangedSubview(heading)
    for word in words { stack.addArrangedSubview(WordCard(word)) }
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -12),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 190),
    ])
    // No higher than it needs to be.
    let fit = stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12)
    fit.priority = UILayoutPriority(100)
    fit.isActive = true
    addInteraction(UIDropInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  /// The words, from above.
  var words: [String] { stack.arrangedSubviews.compactMap { ($0 as? WordCard)?.word } }

  private func mark(_ isTarget: Bool) {
    layer.borderColor = isTarget ? tintColor.cgColor : UIColor.clear.cgColor
  }

  private func isOwn(_ session: any UIDropSession) -> Bool {
    session.items.contains { ($0.localObject as? UIView)?.superview === stack }
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: String.self) && !session.items.contains { $0.localObject is UIColor }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    mark(!isOwn(session))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    if isOwn(session) { return UIDropProposal(operation: .cancel) }
    return UIDropProposal(operation: session.allowsMoveOperation ? .move : .copy)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { mark(false) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { mark(false) }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    mark(false)
    let height = session.location(in: stack).y
    // The heading stays the first.
    let index = stack.arrangedSubviews.firstIndex { $0 is WordCard && $0.frame.midY > height }
    session.loadObjects(ofClass: String.self) { [weak self] words in
      guard let self else { return }
      let cards = words.map(WordCard.init)
      for card in cards.reversed() {
        card.alpha = 0
        stack.insertArrangedSubview(card, at: index ?? stack.arrangedSubviews.count)
      }
      UIView.animate(withDuration: 0.25) { for card in cards { card.alpha = 1 } }
    }
  }
}

/// A word that can be dragged away.
final class WordCard: UIView, UIDragInteractionDelegate {
  let word: String

  init(_ word: String) {
    self.word = word
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 8
    let label = UILabel.make(word, style: .body)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
    let interaction = UIDragInteraction(delegate: self)
    interaction.isEnabled = true
    addInteraction(interaction)
  }

  required init?(coder: NSCoder) { nil }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: word)))
    item.localObject = self
    return [item]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    guard operation == .move else { return }
    let list = superview
    UIView.animate(withDuration: 0.2) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
      UIView.animate(withDuration: 0.2) { list?.layoutIfNeeded() }
    }
  }
}
