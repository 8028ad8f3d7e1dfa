// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Buttons that paste.
@MainActor @Suite(.serialized) final class PasteControlTests {
  /// What other apps copy, and how often it was read.
  private final class Desktop: PasteboardHost {
    private(set) var changeCount = 0
    private(set) var reads = 0
    private var forms: [PasteboardForm] = []
    var types: [String] { forms.map(\.type) }

    func data(ofType type: String) -> Data? {
      reads += 1
      return forms.first { $0.type == type }?.data
    }

    func offer(_ forms: [PasteboardForm]) {
      self.forms = forms
      changeCount += 1
    }

    /// Copies in another app.
    func copy(_ type: String, _ text: String) {
      offer([PasteboardForm(type: type, data: Data(text.utf8))])
      UIPasteboard.general.hasChanged()
    }
  }

  /// Takes pictures and texts, and notes them.
  private final class Board: UIView {
    var pasted: [[String]] = []

    override func paste(itemProviders: [NSItemProvider]) {
      pasted.append(itemProviders.flatMap(\.registeredTypeIdentifiers))
    }
  }

  private let desktop = Desktop()
  private let page = FieldPage()
  // Made in the test itself: between a suite's initialiser and its test another suite may start another app.
  private lazy var app = TestApp { [page] in page }
  private lazy var control = UIPasteControl(configuration: UIPasteControl.Configuration())

  /// Shows a page with two fields, and a control that pastes into the first one.
  private func start() {
    app.platform.pasteboard = desktop
    control.frame.origin = CGPoint(x: 20, y: 200)
    page.view.addSubview(control)
    control.target = page.first
    app.settle()
  }

  private var isEnabled: Bool { (control.subviews.first as? UIButton)?.isEnabled == true }

  @Test("ED-6 a paste control can be tapped while another app's text is there to paste, which nobody has read before")
  func enabling() throws {
    start()
    #expect(!isEnabled)
    desktop.copy("image/png", "no text")
    #expect(!isEnabled)
    desktop.copy("text/plain;charset=utf-8", "hello")
    #expect(isEnabled && desktop.reads == 0)
    page.first.isEnabled = false
    control.target = page.first
    #expect(!isEnabled)
    page.first.isEnabled = true
    control.target = page.first
    control.isEnabled = false
    #expect(!isEnabled)
    control.isEnabled = true
    try app.tap("Paste")
    app.settle()
    #expect(page.first.text == "hello" && desktop.reads == 1)
    desktop.copy("image/png", "no text")
    #expect(!isEnabled)
  }

  @Test("ED-6 a tap pastes at the caret, through the delegate and the formatter, and leaves the keyboard where it is")
  func pasting() throws {
    start()
    UIPasteboard.general.string = "two "
    page.first.text = "one three"
    try app.tap("first")
    app.settle()
    page.first.choose(4, 4)
    page.refused = ["change"]
    _ = page.news()
    try app.tap("Paste")
    app.settle()
    #expect(page.first.text == "one three" && page.news() == ["first: change 4+0 “two ”?"])
    page.refused = []
    try app.tap("Paste")
    app.settle()
    #expect(page.first.text == "one two three" && page.first.isFirstResponder)
    #expect(page.first.chosen == NSRange(location: 8, length: 0))
    page.first.text = ""
    page.first.entryFormatter = CardNumberEntryFormatter()
    UIPasteboard.general.string = "4111-1111"
    try app.tap("Paste")
    app.settle()
    #expect(page.first.text == "4111 1111")
  }

  @Test func `without a target the first one around the control takes what it says that it takes`() throws {
    start()
    let board = Board(frame: CGRect(x: 0, y: 180, width: 300, height: 100))
    page.view.addSubview(board)
    board.addSubview(control)
    control.frame.origin = CGPoint(x: 20, y: 20)
    control.target = nil
    desktop.copy("image/png", "a picture")
    #expect(!isEnabled)
    board.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    #expect(!isEnabled)
    board.pasteConfiguration?.addTypeIdentifiers(forAccepting: UIImage.self)
    #expect(isEnabled)
    try app.tap("Paste")
    #expect(board.pasted == [["public.png"]] && desktop.reads == 0)
    board.pasteConfiguration = nil
    #expect(!isEnabled)
  }

  @Test func `what was copied since is not handed over for what was there before`() throws {
    start()
    desktop.copy("text/plain", "old")
    let old = UIPasteboard.general.itemProviders
    desktop.copy("text/plain", "new")
    page.first.paste(itemProviders: old)
    app.settle()
    #expect(old.count == 1 && page.first.text == "" && desktop.reads == 0)
    UIPasteboard.general.strings = ["one", "two"]
    let own = UIPasteboard.general.itemProviders
    #expect(own.map(\.registeredTypeIdentifiers) == [["public.utf8-plain-text"], ["public.utf8-plain-text"]])
    page.first.paste(itemProviders: own)
    app.settle()
    #expect(page.first.text == "one two", "a field is one line")
  }

  @Test func `the control says what it does in the person's language, and shows what its configuration wants`() throws {
    let page = UIViewController()
    let korean = TestApp(languages: ["ko-KR"]) { page }
    let configuration = UIPasteControl.Configuration()
    configuration.displayMode = .iconOnly
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .systemGreen
    let icon = UIPasteControl(configuration: configuration)
    configuration.displayMode = .labelOnly
    configuration.cornerRadius = 3
    let label = UIPasteControl(configuration: configuration)
    let both = UIPasteControl(frame: .zero)
    for (index, control) in [icon, label, both].enumerated() {
      control.frame = CGRect(x: 20, y: CGFloat(60 * index) + 60, width: 200, height: 40)
      page.view.addSubview(control)
    }
    korean.settle()
    #expect(icon.intrinsicContentSize.width < label.intrinsicContentSize.width)
    #expect(label.intrinsicContentSize.width < both.intrinsicContentSize.width)
    #expect(icon.configuration.displayMode == .iconOnly && label.configuration.cornerRadius == 3)
    #expect(icon.configuration.cornerStyle == .capsule && icon.configuration.baseBackgroundColor == .systemGreen)
    let buttons = [icon, label, both].compactMap { $0.subviews.first as? UIButton }
    #expect(buttons.map(\.accessibilityLabel) == ["붙여넣기", "붙여넣기", "붙여넣기"])
    #expect(buttons.map { $0.configuration?.title } == [nil, "붙여넣기", "붙여넣기"])
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `the control looks as other buttons of its kind, lit and out of use`(_ style: UIUserInterfaceStyle) throws {
    let page = UIViewController()
    let app = TestApp(size: CGSize(width: 320, height: 200), style: style) { page }
    page.view.backgroundColor = .systemBackground
    let board = Board()
    board.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    UIPasteboard.general.string = "text"
    for (index, mode) in [UIPasteControl.DisplayMode.iconAndLabel, .iconOnly, .labelOnly].enumerated() {
      for isLit in [true, false] {
        let configuration = UIPasteControl.Configuration()
        configuration.displayMode = mode
        let control = UIPasteControl(configuration: configuration)
        control.target = isLit ? board : nil
        control.frame.origin = CGPoint(x: isLit ? 20 : 170, y: CGFloat(index) * 60 + 20)
        page.view.addSubview(control)
      }
    }
    app.settle()
    try app.screenshot().matches(golden: style == .dark ? "paste-dark" : "paste-light")
  }
}
