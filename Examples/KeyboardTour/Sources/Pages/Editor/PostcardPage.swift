// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import UIKit

/// A picture whose words are edited with a card of controls. That rides on the keyboard wherever it floats, drops to the
/// bottom where there is no room above, and keeps to the side that the keyboard is near to, while the picture gives way.
public final class PostcardPage: UIViewController, UITextFieldDelegate {
  public let postcard = PostcardView()
  public let editor = CaptionEditor()
  /// Has the editor stand on the keyboard, as long as there is room.
  private var onKeyboard: NSLayoutConstraint?
  /// Has the picture be below the keyboard.
  private var belowKeyboard: NSLayoutConstraint?
  private var isDropped = false

  /// Around the editor and the picture, in points.
  private static let margin: CGFloat = 16
  /// Between the editor and the keyboard, in points.
  private static let gap: CGFloat = 8

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    editor.field.delegate = self
    editor.onChange = { [weak self] in self?.showCaption() }
    for part in [postcard, editor] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    showCaption()
    constrain()
    track()
  }

  private func showCaption() {
    let text = editor.field.text ?? ""
    postcard.caption.text = text.isEmpty ? said("Greetings from the coast", "바닷가에서 보내는 인사") : text
    postcard.caption.alpha = text.isEmpty ? 0.7 : 1
    postcard.caption.textColor = editor.color
    postcard.caption.font = .systemFont(ofSize: 28, weight: editor.isBold ? .heavy : .medium)
  }

  /// Whoever chooses a colour goes on with typing.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !editor.isTouched }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }

  // MARK: Layout

  private func constrain() {
    let safe = view.safeAreaLayoutGuide
    let middle = postcard.centerYAnchor.constraint(equalTo: safe.centerYAnchor, constant: -60)
    middle.priority = .defaultLow
    let height = postcard.heightAnchor.constraint(equalToConstant: 300)
    height.priority = .defaultHigh
    let rest = editor.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -Self.gap)
    rest.priority = UILayoutPriority(700)
    let below = postcard.topAnchor.constraint(
      greaterThanOrEqualTo: view.keyboardLayoutGuide.bottomAnchor, constant: Self.margin)
    below.priority = .fittingSizeLevel
    belowKeyboard = below
    let sides = [
      postcard.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: Self.margin),
      postcard.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -Self.margin),
      postcard.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: Self.margin),
      postcard.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -Self.margin),
    ]
    NSLayoutConstraint.activate(
      sides + [
        middle, height, rest, below,
        postcard.widthAnchor.constraint(equalTo: postcard.heightAnchor, multiplier: 1.5),
        editor.widthAnchor.constraint(equalToConstant: 320),
      ])
  }

  /// Says which constraints count where the keyboard is.
  private func track() {
    let guide = view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    let safe = view.safeAreaLayoutGuide
    let margin = Self.margin
    let onKeyboard = editor.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -Self.gap)
    onKeyboard.priority = UILayoutPriority(900)
    self.onKeyboard = onKeyboard
    guide.setConstraints([onKeyboard], activeWhenAwayFrom: .top)
    let above = postcard.bottomAnchor.constraint(lessThanOrEqualTo: editor.topAnchor, constant: -margin)
    above.priority = UILayoutPriority(950)
    guide.setConstraints(
      [
        above, editor.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        postcard.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints(
      [
        editor.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: margin),
        postcard.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -margin),
        postcard.leadingAnchor.constraint(greaterThanOrEqualTo: editor.trailingAnchor, constant: margin),
      ], activeWhenNearEdge: .leading)
    guide.setConstraints(
      [
        editor.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -margin),
        postcard.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: margin),
        postcard.trailingAnchor.constraint(lessThanOrEqualTo: editor.leadingAnchor, constant: -margin),
      ], activeWhenNearEdge: .trailing)
  }

  /// The guide is near the top from 44 points on; the editor and the bar above it take more.
  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let room = view.keyboardLayoutGuide.layoutFrame.minY - view.safeAreaInsets.top
    let drops = room < editor.bounds.height + 2 * Self.gap
    guard drops != isDropped else { return }
    isDropped = drops
    onKeyboard?.priority = UILayoutPriority(drops ? 500 : 900)
    belowKeyboard?.priority = drops ? UILayoutPriority(940) : .fittingSizeLevel
    moveGently()
  }

  /// Has the editor and the picture go where they belong from where they are.
  private func moveGently() {
    guard view.window != nil, UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration == 0 else { return }
    let old = [editor, postcard].map { ($0, $0.center) }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    for (part, place) in old {
      part.transform = CGAffineTransform(translationX: place.x - part.center.x, y: place.y - part.center.y)
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction]) {
      for (part, _) in old { part.transform = .identity }
    }
  }
}
