// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// A picture that is edited with a field and its controls, which ride on the keyboard wherever it floats.
@MainActor
private final class EditingPage: UIViewController {
  let image = UIView()
  let editor = UIView()
  let field = UITextField()

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    image.backgroundColor = .systemTeal
    image.layer.cornerRadius = 12
    editor.backgroundColor = .secondarySystemBackground
    editor.layer.cornerRadius = 8
    field.borderStyle = .roundedRect
    field.placeholder = "Caption"
    field.accessibilityLabel = "Caption"
    let bold = UIButton(type: .system)
    bold.setTitle("Bold", for: .normal)
    for (part, holder) in [(image, view!), (editor, view!), (field, editor), (bold, editor)] as [(UIView, UIView)] {
      part.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(part)
    }
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: editor.leadingAnchor, constant: 8),
      field.centerYAnchor.constraint(equalTo: editor.centerYAnchor),
      bold.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
      bold.trailingAnchor.constraint(equalTo: editor.trailingAnchor, constant: -8),
      bold.widthAnchor.constraint(equalToConstant: 60), bold.centerYAnchor.constraint(equalTo: editor.centerYAnchor),
      editor.heightAnchor.constraint(equalToConstant: 52), editor.widthAnchor.constraint(equalToConstant: 320),
      image.widthAnchor.constraint(equalToConstant: 360), image.heightAnchor.constraint(equalToConstant: 240),
      image.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -100),
    ])
    let guide = view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    // It stands on the keyboard, and at the bottom of the screen where there is no room above.
    guide.setConstraints(
      [editor.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -8)], activeWhenAwayFrom: .top)
    guide.setConstraints(
      [editor.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)],
      activeWhenNearEdge: .top)
    // It is in the middle of the keyboard, flush with it at the sides; the image is on the other side then.
    guide.setConstraints(
      [
        editor.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        image.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints(
      [
        editor.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
        image.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      ], activeWhenNearEdge: .leading)
    guide.setConstraints(
      [
        editor.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
        image.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      ], activeWhenNearEdge: .trailing)
  }
}

/// The scenario that the guide was shown with.
@MainActor @Suite(.serialized) struct FloatingEditorTests {
  private let page: EditingPage
  private let app: TestApp

  init() {
    let page = EditingPage()
    self.page = page
    app = TestApp(size: CGSize(width: 1024, height: 768)) { page }
  }

  private var keyboard: CGRect {
    app.all(.identifier("Keyboard").type(UIView.self)).first.map { $0.convert($0.bounds, to: app.screen.screen) }
      ?? .null
  }

  /// Drags the keyboard by its handle so that its top left corner is somewhere.
  private func drag(to corner: CGPoint) {
    let frame = keyboard
    let handle = CGPoint(x: frame.midX, y: frame.maxY - 12)
    let finger = app.putFinger(at: handle)
    finger.move(to: CGPoint(x: handle.x + corner.x - frame.minX, y: handle.y + corner.y - frame.minY), over: 0.5)
    finger.lift()
    app.settle()
    page.view.layoutIfNeeded()
  }

  @Test("KG-8 an editor rides a floating keyboard, drops at the top, shifts at the sides, and the image gives way")
  func scenario() throws {
    #expect(page.editor.frame.maxY == 760 && page.editor.center.x == 512)
    try app.tap("Caption")
    app.settle()
    #expect(page.editor.frame.maxY == keyboard.minY - 8 && page.editor.center.x == 512)
    app.screen.keyboard.kind = .floating
    app.settle()
    drag(to: CGPoint(x: 300, y: 400))
    #expect(page.editor.frame.maxY == 392 && page.editor.center.x == 460 && page.image.center.x == 512)
    drag(to: CGPoint(x: 300, y: 20))
    #expect(page.editor.frame.maxY == 760 && page.editor.center.x == 460)
    drag(to: CGPoint(x: 10, y: 400))
    #expect(page.editor.frame.minX == 16 && page.editor.frame.maxY == 392 && page.image.frame.maxX == 1008)
    drag(to: CGPoint(x: 694, y: 400))
    #expect(page.editor.frame.maxX == 1008 && page.editor.frame.maxY == 392 && page.image.frame.minX == 16)
    drag(to: CGPoint(x: 694, y: 20))
    #expect(page.editor.frame.maxX == 1008 && page.editor.frame.maxY == 760 && page.image.frame.minX == 16)
    for key in ["H", "i"] { try app.tap(.label(key)) }
    #expect(page.field.text == "Hi")
    page.field.resignFirstResponder()
    app.settle()
    #expect(page.editor.frame.maxY == 760 && page.editor.center.x == 512 && page.image.center.x == 512)
  }
}
