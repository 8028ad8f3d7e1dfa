// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// A keyboard outside the app that tells where it is.
@MainActor @Suite(.serialized) struct OutsideKeyboardTests {
  private final class Host: KeyboardHost {
    func focus(_ field: TypedField?) {}
    func fieldChanged() {}
  }

  /// A page with fields on a tablet whose desktop has a keyboard.
  @MainActor
  private struct Desk {
    let page = FieldPage()
    let app: TestApp
    let diary: KeyboardDiary
    private let host = Host()

    init() {
      app = TestApp(size: CGSize(width: 1024, height: 768)) { [page] in page }
      app.platform.keyboardHost = host
      diary = KeyboardDiary(app.screen.screen)
    }

    func move(_ kind: InAppKeyboard.Kind?, _ frame: CGRect = .zero, duration: TimeInterval = 0) {
      UIApplication.shared.inputViews.outsideKeyboardMoved(
        to: kind.map { KeyboardPlacement($0, frame: frame) }, on: app.screen.screen, duration: duration)
      if duration == 0 { app.settle() }
    }

    var guide: CGRect { page.view.keyboardLayoutGuide.layoutFrame }
  }

  private let docked = CGRect(x: 0, y: 468, width: 1024, height: 300)

  private func bar() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44)) }

  @Test func `the mode is what a keyboard outside the app says that it is`() throws {
    let desk = Desk()
    var told: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
    ) { note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated { told.append((note.object as? UITextInputMode)?.keyboardIdentifier ?? "none") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    try desk.app.tap("first")
    #expect(desk.page.first.textInputMode == nil)
    for name in ["en-US", "org.example.morse", "org.example.morse", "ko-KR"] {
      UIApplication.shared.inputViews.outsideKeyboardIs(name)
      #expect(desk.page.first.textInputMode?.keyboardIdentifier == name)
    }
    #expect(told == ["org.example.morse", "ko-KR"])
    #expect(desk.page.first.textInputMode?.primaryLanguage == "ko-KR")
  }

  @Test("KG-1 notifications and the guide follow a keyboard outside the app, at once or in its time")
  func follows() throws {
    let desk = Desk()
    let (page, app, diary) = (desk.page, desk.app, desk.diary)
    #expect(desk.guide == CGRect(x: 0, y: 768, width: 1024, height: 0))
    try app.tap("first")
    desk.move(.docked, docked)
    #expect(diary.entries.map(\.name) == ["will change", "will show", "did change", "did show"])
    #expect(diary.entries.allSatisfy { $0.end == docked && $0.duration == 0 && $0.isLocal })
    #expect(desk.guide == docked)
    _ = diary.news()
    page.first.resignFirstResponder()
    desk.move(nil, duration: 0.5)
    app.settle()
    #expect(diary.entries.map(\.name) == ["will change", "will hide", "did change", "did hide"])
    #expect(diary.entries.allSatisfy { $0.begin == docked && $0.end.minY == 768 && $0.duration == 0.5 && $0.isLocal })
    #expect(desk.guide.minY == 768)
  }

  @Test func `the keyboard of another app is not local`() {
    let desk = Desk()
    let diary = desk.diary
    desk.move(.docked, docked)
    #expect(diary.entries.count == 4 && diary.entries.allSatisfy { !$0.isLocal })
    _ = diary.news()
    desk.move(nil)
    #expect(diary.entries.count == 4 && diary.entries.allSatisfy { !$0.isLocal })
  }

  @Test("VK-7 an accessory view stands on a keyboard outside the app, whichever comes first")
  func accessory() throws {
    let desk = Desk()
    let (page, app, diary) = (desk.page, desk.app, desk.diary)
    let bar = bar()
    page.first.inputAccessoryView = bar
    let both = CGRect(x: 0, y: 424, width: 1024, height: 344)
    try app.tap("first")
    app.settle()
    #expect(desk.guide == CGRect(x: 0, y: 724, width: 1024, height: 44))
    #expect(UIApplication.shared.inputViews.accessoryHeight == 44)
    desk.move(.docked, docked)
    #expect(desk.guide == both)
    #expect(diary.entries.last?.end == both)
    #expect(bar.convert(bar.bounds, to: app.screen.screen) == CGRect(x: 0, y: 424, width: 1024, height: 44))
    // To a field without one and back, while the keyboard stays.
    try app.tap("second")
    app.settle()
    #expect(desk.guide == docked)
    #expect(UIApplication.shared.inputViews.accessoryHeight == 0)
    try app.tap("first")
    app.settle()
    #expect(desk.guide == both)
    #expect(bar.convert(bar.bounds, to: app.screen.screen).maxY == docked.minY)
    desk.move(nil)
    #expect(desk.guide == CGRect(x: 0, y: 724, width: 1024, height: 44))
    #expect(bar.convert(bar.bounds, to: app.screen.screen).maxY == 768)
  }

  @Test func `an input view of the app's own comes before the keyboard outside`() throws {
    let desk = Desk()
    let (page, app) = (desk.page, desk.app)
    page.first.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
    desk.move(.docked, docked)
    try app.tap("first")
    app.settle()
    #expect(desk.guide == CGRect(x: 0, y: 668, width: 1024, height: 100))
    desk.move(nil)
    #expect(desk.guide == CGRect(x: 0, y: 668, width: 1024, height: 100))
    desk.move(.docked, docked)
    page.first.resignFirstResponder()
    app.settle()
    #expect(desk.guide == docked)
  }

  @Test("KG-4 a guide that follows goes along with a keyboard that floats outside the app; its accessory view, too")
  func floating() throws {
    let desk = Desk()
    let (page, app, diary) = (desk.page, desk.app, desk.diary)
    let bar = bar()
    page.first.inputAccessoryView = bar
    page.view.keyboardLayoutGuide.followsUndockedKeyboard = true
    try app.tap("second")
    let card = CGRect(x: 300, y: 200, width: 320, height: 250)
    desk.move(.floating, card)
    #expect(desk.guide == card)
    #expect(diary.news() == ["will change", "did change"])
    let further = card.offsetBy(dx: 31, dy: -40)
    desk.move(.floating, further)
    #expect(desk.guide == further)
    try app.tap("first")
    app.settle()
    #expect(desk.guide == CGRect(x: 331, y: 116, width: 320, height: 294))
    #expect(bar.convert(bar.bounds, to: app.screen.screen) == CGRect(x: 331, y: 116, width: 320, height: 44))
    page.view.keyboardLayoutGuide.followsUndockedKeyboard = false
    #expect(desk.guide.minY == 768)
  }
}
