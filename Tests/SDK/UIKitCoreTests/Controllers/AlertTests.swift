// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct AlertTests {
  private let platform: HeadlessPlatform
  private let scene: HeadlessScene
  private let root = UIViewController()

  init() {
    platform = HeadlessPlatform()
    scene = platform.openScene()
    let window = UIWindow(windowScene: scene.scene)
    root.view.backgroundColor = .systemBackground
    window.rootViewController = root
    window.makeKeyAndVisible()
    platform.settle()
  }

  private func tap(_ label: String) throws {
    let view = try #require(root.view.window?.element(labelled: label))
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    scene.touch([(1, .began, place)])
    scene.touch([(1, .ended, place)])
    platform.settle()
  }

  @Test func `an alert asks, goes away and then does what was chosen`() throws {
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: "It cannot be brought back.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
    root.present(alert, animated: true)
    platform.settle()
    #expect(alert.view.bounds.width == 270)
    // Beside the alert nothing is chosen.
    scene.touch([(1, .began, CGPoint(x: 10, y: 10))])
    scene.touch([(1, .ended, CGPoint(x: 10, y: 10))])
    platform.settle()
    #expect(root.presentedViewController === alert)
    try tap("Delete")
    #expect(chosen == ["delete"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `the words of an alert are as large as its own window has them, not as the app's first`() throws {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let first = HeadlessPlatform(screens: [HeadlessScreen(contentSizeCategory: .extraExtraExtraLarge)])
    first.openScene()
    root.present(alert, animated: false)
    platform.settle()
    let title = try #require(root.view.window?.element(labelled: "Delete?") as? UILabel)
    #expect(title.font.pointSize == 17)
  }

  @Test(arguments: [false, true])
  func `to cancel stands first of two side by side, and last where the words are too long for that`(_ isLong: Bool)
    throws
  {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let words = isLong ? "Delete all of it for ever" : "Delete"
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: words, style: .destructive))
    root.present(alert, animated: false)
    platform.settle()
    let window = try #require(root.view.window)
    let cancel = try #require(window.element(labelled: "Cancel")).convert(CGPoint.zero, to: nil)
    let delete = try #require(window.element(labelled: words)).convert(CGPoint.zero, to: nil)
    if isLong {
      #expect(cancel.y > delete.y)
    } else {
      #expect(cancel.y == delete.y)
      #expect(cancel.x < delete.x)
    }
  }

  @Test func `a finger slides from one choice to another, and away from all of them`() throws {
    var chosen: [String] = []
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for name in ["One", "Two"] {
      sheet.addAction(UIAlertAction(title: name, style: .default) { _ in chosen.append(name) })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
    root.present(sheet, animated: true)
    platform.settle()
    let window = try #require(root.view.window)
    func middle(_ label: String) throws -> CGPoint {
      let view = try #require(window.element(labelled: label))
      return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
    scene.touch([(1, .began, try middle("One"))])
    scene.touch([(1, .moved, CGPoint(x: 195, y: 100))])
    scene.touch([(1, .ended, CGPoint(x: 195, y: 100))])
    #expect(chosen == [])
    scene.touch([(1, .began, try middle("One"))])
    scene.touch([(1, .moved, try middle("Two"))])
    scene.touch([(1, .ended, try middle("Two"))])
    platform.settle()
    #expect(chosen == ["Two"])
  }

  @Test func `a tap beside a sheet cancels`() {
    var chosen: [String] = []
    let sheet = UIAlertController(title: "What now?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Go", style: .default) { _ in chosen.append("go") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
    root.present(sheet, animated: true)
    platform.settle()
    scene.touch([(1, .began, CGPoint(x: 195, y: 100))])
    scene.touch([(1, .ended, CGPoint(x: 195, y: 100))])
    platform.settle()
    #expect(chosen == ["cancel"])
  }

  @Test("SY-5 an alert's words grow with the text that people prefer, and scroll where the screen has no room for them")
  func largeText() throws {
    let words = (1...30).map { "This is what the sentence of number \($0) says." }.joined(separator: " ")
    let alert = UIAlertController(title: "Delete?", message: words, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    platform.settle()
    let window = try #require(root.view.window)
    func frame(_ label: String) throws -> CGRect {
      let view = try #require(window.element(labelled: label))
      return view.convert(view.bounds, to: nil)
    }
    let usual = try frame("Cancel").height
    platform.screens[0].contentSizeCategory = .accessibilityExtraExtraExtraLarge
    platform.settle()
    let cancel = try frame("Cancel")
    #expect(cancel.height > usual * 1.5)
    #expect(window.bounds.contains(alert.view.frame) && alert.view.frame.contains(cancel))
    #expect(try frame(words).maxY > window.bounds.maxY)
    var rounds = 0
    while try frame(words).maxY > frame("Delete").minY, rounds < 40 {
      scene.touch([(1, .began, CGPoint(x: 195, y: 400))])
      for y in stride(from: 380, through: 100, by: -20) { scene.touch([(1, .moved, CGPoint(x: 195, y: CGFloat(y)))]) }
      scene.touch([(1, .ended, CGPoint(x: 195, y: 100))])
      platform.settle()
      rounds += 1
    }
    #expect(try frame(words).maxY <= frame("Delete").minY)
    #expect(rounds > 0 && root.presentedViewController === alert)
  }
}

extension UIView {
  /// The view below with a label for screen readers.
  fileprivate func element(labelled label: String) -> UIView? {
    if isAccessibilityElement, accessibilityLabel == label { return self }
    for subview in subviews.reversed() {
      if let found = subview.element(labelled: label) { return found }
    }
    return nil
  }
}
