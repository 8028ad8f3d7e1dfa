// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Gallery
public import UIKit

/// A list with a field below it that makes room for the keyboard, in one of the two ways that there are.
public final class FormController: UIViewController {
  public let field = UITextField()
  public let list = UIView()
  private let usesGuide: Bool
  private var room: NSLayoutConstraint?
  private var observer: (any NSObjectProtocol)?
  /// What the keyboard covers of the view, in points.
  private var covered: CGFloat = 0
  /// Called when the parts have taken other places.
  var onLayout: () -> Void = {}

  /// Between the field and the keyboard, in points.
  private static let gap: CGFloat = 12

  /// - Parameter usesGuide: Whether it stands on the guide; otherwise it hears of the keyboard by notifications.
  public init(usesGuide: Bool) {
    self.usesGuide = usesGuide
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  isolated deinit { observer.map { NotificationCenter.default.removeObserver($0) } }

  public override func viewDidLoad() {
    super.viewDidLoad()
    field.borderStyle = .roundedRect
    field.backgroundColor = .secondarySystemGroupedBackground
    field.placeholder = said("Note", "메모")
    field.accessibilityLabel = usesGuide ? said("Guide", "가이드") : said("Notifications", "알림")
    field.returnKeyType = .done
    field.addAction(
      UIAction { [weak self] _ in self?.field.resignFirstResponder() }, for: .primaryActionTriggered)
    list.backgroundColor = .secondarySystemGroupedBackground
    list.layer.cornerRadius = 12
    list.clipsToBounds = true
    for part in [list, field] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.bottomAnchor.constraint(equalTo: field.topAnchor, constant: -10),
      field.heightAnchor.constraint(equalToConstant: 40),
    ])
    fill()
    usesGuide ? standOnGuide() : listen()
  }

  /// Puts lines into the list, which show how high it is.
  private func fill() {
    let title = UILabel.make(
      usesGuide ? said("Guide", "가이드") : said("Notifications", "알림"), style: .headline)
    let lines = (1...10).map { number in
      let line = UILabel.make(said("Line \(number)", "\(number)번째 줄"), style: .subheadline, color: .secondaryLabel)
      line.numberOfLines = 1
      return line
    }
    let stack = UIStackView(arrangedSubviews: [title] + lines)
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: list.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: list.leadingAnchor, constant: 14),
      stack.trailingAnchor.constraint(equalTo: list.trailingAnchor, constant: -14),
    ])
  }

  // MARK: With the guide

  private func standOnGuide() {
    view.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor, constant: Self.gap).isActive = true
  }

  // MARK: With notifications

  private func listen() {
    let room = view.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: Self.gap)
    room.isActive = true
    self.room = room
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated { self?.keyboardMoves(note) }
    }
  }

  private func keyboardMoves(_ note: Notification) {
    let info = note.userInfo ?? [:]
    guard let screen = note.object as? UIScreen, view.window?.windowScene?.screen === screen,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let seconds = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
    else { return }
    let part = view.bounds.intersection(view.convert(end, from: screen.coordinateSpace))
    // One that floats leaves the form as it is.
    let isDocked = end.maxY >= screen.bounds.maxY && end.width >= screen.bounds.width
    covered = part.isNull || !isDocked ? 0 : part.height
    makeRoom()
    UIView.animate(
      withDuration: seconds, delay: 0, options: [.beginFromCurrentState, .init(rawValue: UInt(curve) << 16)]
    ) { self.view.layoutIfNeeded() }
  }

  private func makeRoom() {
    let constant = Self.gap + max(covered, view.safeAreaInsets.bottom)
    if room?.constant != constant { room?.constant = constant }
  }

  public override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    makeRoom()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    onLayout()
  }
}
