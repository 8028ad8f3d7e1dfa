// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// A list with a bar below it that stands on the keyboard: one of the page's own, or its accessory view.
@MainActor
private final class ListPage: UIViewController, UITextFieldDelegate {
  let scroll = UIScrollView()
  let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
  let field = UITextField()
  private let isAccessory: Bool
  var mayEnd = true

  init(_ mode: UIScrollView.KeyboardDismissMode, isAccessory: Bool) {
    self.isAccessory = isAccessory
    super.init(nibName: nil, bundle: nil)
    scroll.keyboardDismissMode = mode
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { isAccessory }
  override var inputAccessoryView: UIView? { isAccessory ? bar : nil }

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 100, height: 3000)
    view.addSubview(scroll)
    bar.backgroundColor = .systemTeal
    field.frame = CGRect(x: 10, y: 8, width: 300, height: 34)
    field.accessibilityLabel = "Message"
    field.delegate = self
    bar.addSubview(field)
    guard !isAccessory else { return }
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isAccessory { becomeFirstResponder() }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
}

/// A keyboard that goes as content is scrolled.
@MainActor @Suite(.serialized) struct KeyboardDismissTests {
  @MainActor
  private struct Stage {
    let page: ListPage
    let app: TestApp
    let diary: KeyboardDiary
    /// The keyboard with the accessory view, as it was before it was dragged.
    let home: CGRect

    init(_ mode: UIScrollView.KeyboardDismissMode, isAccessory: Bool = false) throws {
      let page = ListPage(mode, isAccessory: isAccessory)
      self.page = page
      let screen = HeadlessScreen(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      app = TestApp(screen: screen) { page }
      try app.tap("Message")
      app.settle()
      diary = KeyboardDiary(screen.screen)
      home = Self.frame(app)
      #expect(page.field.isFirstResponder && home.maxY == screen.screen.bounds.maxY)
    }

    private static func frame(_ app: TestApp) -> CGRect {
      app.all(.identifier("Keyboard").type(UIView.self)).first.map { $0.convert($0.bounds, to: app.screen.screen) }
        ?? .null
    }

    var frame: CGRect { Self.frame(app) }
    var guide: CGRect { page.view.keyboardLayoutGuide.layoutFrame }

    /// Puts a finger on the list, and drags it to a height on the screen.
    func drag(to height: CGFloat) -> TestFinger {
      let finger = app.putFinger(at: CGPoint(x: 195, y: 200))
      finger.move(to: CGPoint(x: 195, y: height))
      return finger
    }

    func goOn(_ finger: TestFinger, to height: CGFloat) { finger.move(to: CGPoint(x: 195, y: height), over: 0.1) }

    func lift(_ finger: TestFinger) {
      finger.lift()
      app.settle()
    }
  }

  @Test("TF-7 the keyboard follows a finger that scrolls once it comes there, and comes back with it")
  func following() throws {
    let stage = try Stage(.interactive)
    let finger = stage.drag(to: stage.home.minY - 10)
    #expect(stage.frame == stage.home && stage.page.scroll.contentOffset.y < 0)
    stage.goOn(finger, to: stage.home.minY + 100)
    #expect(stage.frame == stage.home.offsetBy(dx: 0, dy: 100))
    stage.goOn(finger, to: stage.home.minY + 40)
    #expect(stage.frame == stage.home.offsetBy(dx: 0, dy: 40))
    #expect(stage.diary.news() == [], "on the way nothing is told")
    stage.lift(finger)
    #expect(stage.frame == stage.home && stage.page.field.isFirstResponder)
    #expect(stage.diary.news() == ["will change", "did change"])
  }

  @Test("TF-7 a keyboard that a finger takes down is gone when that goes")
  func going() throws {
    let stage = try Stage(.interactive)
    let finger = stage.drag(to: stage.home.minY + 100)
    finger.lift()
    let told = stage.diary.entries
    #expect(told.map(\.name) == ["will change", "will hide"])
    #expect(told.allSatisfy { $0.begin == stage.home.offsetBy(dx: 0, dy: 100) && $0.end.minY == 844 })
    stage.app.settle()
    #expect(!stage.page.field.isFirstResponder && stage.frame.isNull)
    #expect(stage.diary.news() == ["will change", "will hide", "did change", "did hide"])
    #expect(stage.page.scroll.contentOffset.y == -47, "the list is where it was")
  }

  @Test("KG-2 the guide goes with a keyboard that a finger takes down, to the safe bottom and no further")
  func guide() throws {
    let stage = try Stage(.interactive)
    #expect(stage.guide.minY == stage.home.minY && stage.page.bar.frame.maxY == stage.home.minY)
    let finger = stage.drag(to: stage.home.minY + 100)
    #expect(stage.guide.minY == stage.home.minY + 100 && stage.page.bar.frame.maxY == stage.home.minY + 100)
    stage.goOn(finger, to: 843)
    #expect(stage.guide.minY == 810 && stage.page.bar.frame.maxY == 810)
    stage.goOn(finger, to: stage.home.minY)
    #expect(stage.guide.minY == stage.home.minY && stage.page.bar.frame.maxY == stage.home.minY)
    stage.lift(finger)
  }

  @Test("KG-2 points above the keyboard count as it where the guide says so")
  func padding() throws {
    let stage = try Stage(.interactive)
    stage.page.view.keyboardLayoutGuide.keyboardDismissPadding = 50
    let finger = stage.drag(to: stage.home.minY - 20)
    #expect(stage.frame == stage.home.offsetBy(dx: 0, dy: 30))
    stage.lift(finger)
    #expect(!stage.page.field.isFirstResponder)
    stage.page.view.keyboardLayoutGuide.keyboardDismissPadding = -50
    try stage.app.tap("Message")
    stage.app.settle()
    let second = stage.drag(to: stage.home.minY + 10)
    #expect(stage.frame == stage.home.offsetBy(dx: 0, dy: 10))
    stage.lift(second)
  }

  @Test func `a keyboard that rests under the finger goes when more than half of it has gone`() throws {
    let stage = try Stage(.interactive)
    for (share, goes) in [(0.3, false), (0.7, true)] {
      let finger = stage.drag(to: stage.home.minY + stage.home.height * share)
      finger.rest(for: 1)
      stage.lift(finger)
      #expect(stage.page.field.isFirstResponder != goes)
    }
  }

  @Test func `a field that will not be left keeps its keyboard`() throws {
    let stage = try Stage(.interactive)
    stage.page.mayEnd = false
    stage.lift(stage.drag(to: stage.home.minY + 150))
    #expect(stage.page.field.isFirstResponder && stage.frame == stage.home)
  }

  @Test func `a finger that is quicker than the screen takes the keyboard along, too`() throws {
    let stage = try Stage(.interactive)
    let screen = stage.app.screen
    screen.touch([(5, .began, CGPoint(x: 195, y: 200))])
    screen.touch([(5, .moved, CGPoint(x: 195, y: stage.home.minY + 150))])
    #expect(stage.frame == stage.home.offsetBy(dx: 0, dy: 150))
    screen.touch([(5, .ended, CGPoint(x: 195, y: stage.home.minY + 150))])
    stage.app.settle()
    #expect(!stage.page.field.isFirstResponder)
  }

  @Test func `a keyboard that floats is not scrolled away`() throws {
    let stage = try Stage(.interactive)
    stage.app.screen.change(size: CGSize(width: 768, height: 1024))
    stage.app.screen.keyboard.kind = .floating
    stage.app.settle()
    let frame = stage.frame
    let finger = stage.app.putFinger(at: CGPoint(x: 60, y: 300))
    finger.move(to: CGPoint(x: 60, y: 1000))
    #expect(stage.frame == frame)
    stage.lift(finger)
    #expect(stage.page.field.isFirstResponder)
  }

  @Test("TF-7 on demand the keyboard goes as soon as content is dragged")
  func onDrag() throws {
    let stage = try Stage(.onDrag)
    let finger = stage.drag(to: 230)
    #expect(!stage.page.field.isFirstResponder)
    stage.lift(finger)
    #expect(stage.frame.isNull)
  }

  /// A desktop's keyboard that does nothing.
  private final class Host: KeyboardHost {
    func focus(_ field: TypedField?) {}
    func fieldChanged() {}
  }

  @Test func `the desktop's keyboard goes when a finger that scrolls leaves the window downwards`() throws {
    let stage = try Stage(.interactive)
    stage.page.field.resignFirstResponder()
    let host = Host()
    stage.app.platform.keyboardHost = host
    try stage.app.tap("Message")
    stage.app.settle()
    stage.lift(stage.drag(to: 840))
    #expect(stage.page.field.isFirstResponder)
    let finger = stage.drag(to: 900)
    #expect(stage.guide.minY == 810 && stage.page.field.isFirstResponder)
    stage.lift(finger)
    #expect(!stage.page.field.isFirstResponder)
  }

  // MARK: Accessory views

  @Test("TF-7 a field in an accessory view takes keys, and when it is done the view stays with its controller")
  func accessory() throws {
    let stage = try Stage(.interactive, isAccessory: true)
    for key in ["H", "i"] { try stage.app.tap(.label(key)) }
    #expect(stage.page.field.text == "Hi" && stage.home.height > 200)
    stage.page.field.resignFirstResponder()
    stage.app.settle()
    #expect(stage.page.isFirstResponder && stage.frame == CGRect(x: 0, y: 760, width: 390, height: 84))
    #expect(stage.guide.minY == 760)
    #expect(!stage.app.exists("space"))
    try stage.app.tap("Message")
    stage.app.settle()
    #expect(stage.frame == stage.home && stage.app.exists("space"))
  }

  @Test("TF-7 an accessory view rides on a keyboard that a finger takes down, and stays at the bottom")
  func accessoryStays() throws {
    let stage = try Stage(.interactive, isAccessory: true)
    let finger = stage.drag(to: stage.home.minY + 60)
    #expect(stage.frame == stage.home.offsetBy(dx: 0, dy: 60) && stage.guide.minY == stage.home.minY + 60)
    stage.goOn(finger, to: 843)
    #expect(stage.frame.minY == 760 && stage.guide.minY == 760)
    stage.lift(finger)
    #expect(stage.page.isFirstResponder && stage.frame == CGRect(x: 0, y: 760, width: 390, height: 84))
    stage.lift(stage.drag(to: 840))
    #expect(stage.page.isFirstResponder && stage.frame.minY == 760, "without a keyboard nothing goes")
  }

  @Test("TF-7 on demand the accessory view goes with the keyboard", arguments: [true, false])
  func accessoryGoes(isInteractive: Bool) throws {
    let stage = try Stage(isInteractive ? .interactiveWithAccessory : .onDragWithAccessory, isAccessory: true)
    let finger = stage.drag(to: 843)
    if isInteractive { #expect(stage.frame.minY > 800) }
    stage.lift(finger)
    #expect(stage.frame.isNull && !stage.page.isFirstResponder && !stage.page.field.isFirstResponder)
    #expect(stage.guide.minY == 810)
  }

  @Test("TF-7 while content is dragged, an accessory view that shows without the keyboard stays")
  func accessoryStaysOnDrag() throws {
    let stage = try Stage(.onDrag, isAccessory: true)
    stage.lift(stage.drag(to: 230))
    #expect(stage.page.isFirstResponder && stage.frame.minY == 760)
  }

  @Test func `below an accessory view its colour goes on to the end of the screen, and below an input view as well`()
    throws
  {
    let stage = try Stage(.none, isAccessory: true)
    stage.page.field.resignFirstResponder()
    stage.app.settle()
    let below = CGRect(x: 10, y: 820, width: 4, height: 4)
    let inBar = CGRect(x: 360, y: 780, width: 4, height: 4)
    #expect(stage.app.screenshot(of: below).pngData() == stage.app.screenshot(of: inBar).pngData())
    let keys = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
    keys.backgroundColor = .systemOrange
    stage.page.field.inputView = keys
    try stage.app.tap("Message")
    stage.app.settle()
    let inKeys = CGRect(x: 360, y: 780, width: 4, height: 4)
    #expect(stage.app.screenshot(of: below).pngData() == stage.app.screenshot(of: inKeys).pngData())
  }
}
