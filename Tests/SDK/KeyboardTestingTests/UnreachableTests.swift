// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import KeyboardTesting
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct UnreachableTests {
  private let settings = SettingsController()
  private let app: TestApp

  init() {
    let settings = settings
    app = TestApp { settings }
  }

  private func message(_ action: () throws -> Void) -> String? {
    let error = #expect(throws: TestFailure.self) { try action() }
    #expect(error?.code == .untouchable)
    return error?.message
  }

  @Test func `a disabled button cannot be tapped`() {
    #expect(message { try app.tap("Erase All") } == "UIButton “Erase All” (disabled) cannot be touched: it is disabled")
    #expect(settings.done == [])
  }

  @Test func `a button that is disabled for a while is waited for`() throws {
    settings.save.isEnabled = false
    UIView.animate(withDuration: 1, animations: { settings.view.backgroundColor = .red }) { _ in
      settings.save.isEnabled = true
    }
    app.patience = 0
    #expect(message { try app.tap("Save") }?.hasSuffix("it is disabled") == true)
    app.patience = 2
    try app.tap("Save")
    #expect(settings.done == ["saved"])
  }

  @Test func `what is covered is not tapped, and the message says by what`() {
    let cover = UIView(frame: settings.view.bounds)
    cover.accessibilityIdentifier = "veil"
    settings.view.addSubview(cover)
    #expect(
      message { try app.tap("Save") }
        == "UIButton “Save” cannot be touched: it is covered by UIView #veil at 0,0 390×844")
  }

  @Test func `what is covered in the middle is touched beside it`() throws {
    let frame = settings.save.convert(settings.save.bounds, to: settings.view)
    settings.view.addSubview(UIView(frame: frame.insetBy(dx: 60, dy: 0)))
    try app.tap("Save")
    #expect(settings.done == ["saved"])
  }

  @Test func `what takes no touches is not tapped`() {
    settings.save.superview?.isUserInteractionEnabled = false
    #expect(
      message { try app.tap("Save") }
        == "UIButton “Save” cannot be touched: it is in UIStackView, which takes no touches")
    settings.save.superview?.isUserInteractionEnabled = true
    settings.save.isUserInteractionEnabled = false
    #expect(message { try app.tap("Save") } == "UIButton “Save” cannot be touched: it does not take touches")
  }

  @Test func `what lies outside of the screen is not tapped`() {
    settings.save.transform = CGAffineTransform(translationX: 0, y: 2_000)
    #expect(message { try app.tap("Save") } == "UIButton “Save” cannot be touched: it is out of sight")
    #expect(app.outline.contains("UIButton “Save” at 20,2217.5 350×35, out of sight"))
  }

  @Test func `what another window covers is not tapped`() {
    app.openWindow(.full) { UIViewController() }
    #expect(
      message { try app.tap("Save") }
        == "UIButton “Save” cannot be touched: it is covered by another window of the app")
  }

  @Test func `failures leave a picture of the screen`() throws {
    let error = #expect(throws: TestFailure.self) { try app.tap("Erase All") }
    let picture = try #require(error?.picture)
    #expect(picture.path.contains(".build/keyboard-testing/failures/UnreachableTests-"))
    #expect(try UIImage(data: Data(contentsOf: picture))?.size == CGSize(width: 780, height: 1_688))
  }
}
