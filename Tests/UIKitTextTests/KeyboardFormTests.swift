// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// A form with a field at the bottom of the screen that makes room for the keyboard, in one of the two ways that there are.
@MainActor
private final class Form: UIViewController {
  let field = UITextField()
  let list = UIView()
  private let usesGuide: Bool
  private var room: NSLayoutConstraint?
  private var observer: (any NSObjectProtocol)?

  init(usesGuide: Bool) {
    self.usesGuide = usesGuide
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { observer.map { NotificationCenter.default.removeObserver($0) } }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "field"
    for part in [list, field] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        part.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      ])
    }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      list.bottomAnchor.constraint(equalTo: field.topAnchor, constant: -8),
    ])
    if usesGuide {
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 8).isActive = true
    } else {
      let room = view.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: 8)
      room.isActive = true
      self.room = room
      observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { [weak self] note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated { self?.keyboardMoves(note) }
      }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if let room, room.constant == 8 { room.constant = 8 + view.safeAreaInsets.bottom }
  }

  private func keyboardMoves(_ note: Notification) {
    let info = note.userInfo ?? [:]
    guard let screen = note.object as? UIScreen, view.window?.windowScene?.screen === screen,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let seconds = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
    else { return }
    let covered = view.bounds.intersection(view.convert(end, from: screen.coordinateSpace))
    let height = covered.isNull ? 0 : covered.height
    room?.constant = 8 + max(height, view.safeAreaInsets.bottom)
    UIView.animate(
      withDuration: seconds, delay: 0, options: [.beginFromCurrentState, .init(rawValue: UInt(curve) << 16)]
    ) { self.view.layoutIfNeeded() }
  }
}

/// The form that makes room by notifications, and the one that stands on the guide.
@MainActor @Suite(.serialized) struct KeyboardFormTests {
  /// What shows of a form, frame by frame, while a person types into it.
  private func film(usesGuide: Bool) throws -> [String] {
    let form = Form(usesGuide: usesGuide)
    let screen = HeadlessScreen(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let app = TestApp(screen: screen) { form }
    var frames: [String] = []
    func note(_ count: Int) {
      for _ in 0..<count {
        app.platform.advanceFrame()
        frames.append(
          [form.field, form.list].map { view in
            let frame = view.layer.presentation()?.frame ?? view.frame
            return "\(frame.minY)+\(frame.height)"
          }.joined(separator: " "))
      }
    }
    note(2)
    let place = CGPoint(x: form.field.frame.midX, y: form.field.frame.midY)
    for phase in [UITouch.Phase.began, .ended] { screen.touch([(0, phase, place)]) }
    note(25)
    form.field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    form.field.reloadInputViews()
    note(5)
    // While the keyboard comes up again, it goes.
    form.field.resignFirstResponder()
    note(7)
    form.field.becomeFirstResponder()
    note(6)
    form.field.resignFirstResponder()
    note(25)
    return frames
  }

  @Test("KG-2 by notifications and by the guide, a form has equal frames at every step")
  func equality() throws {
    let byHand = try film(usesGuide: false)
    let byGuide = try film(usesGuide: true)
    #expect(byHand == byGuide)
    #expect(Set(byGuide).count > 25 && byGuide.first == byGuide.last)
  }
}
