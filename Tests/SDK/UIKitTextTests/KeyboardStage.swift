// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import UIKitCore

/// Writes down what is told of the keyboard on a screen.
@MainActor
final class KeyboardDiary {
  /// A movement that was told.
  struct Entry {
    var name: String
    var begin: CGRect
    var end: CGRect
    var duration: Double
    var curve: Int
    var isLocal: Bool
    var screen: UIScreen?
  }

  private(set) var entries: [Entry] = []
  private var observers: [any NSObjectProtocol] = []

  init(_ screen: UIScreen) {
    for (name, words) in [
      (UIResponder.keyboardWillShowNotification, "will show"), (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"), (UIResponder.keyboardDidHideNotification, "did hide"),
      (UIResponder.keyboardWillChangeFrameNotification, "will change"),
      (UIResponder.keyboardDidChangeFrameNotification, "did change"),
    ] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { [weak self] note in
          nonisolated(unsafe) let note = note
          MainActor.assumeIsolated { self?.write(words, note) }
        })
    }
  }

  isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  private func write(_ name: String, _ note: Notification) {
    let info = note.userInfo ?? [:]
    entries.append(
      Entry(
        name: name, begin: info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .null,
        end: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null,
        duration: info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1,
        curve: info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? -1,
        isLocal: info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? false, screen: note.object as? UIScreen))
  }

  /// What was told since the last time.
  func news() -> [String] {
    defer { entries = [] }
    return entries.map(\.name)
  }
}

/// A page with fields, and what a person does to the keyboard on a tablet.
@MainActor
struct KeyboardStage {
  private let shownPage = FieldPage()
  private let shownApp: TestApp
  let diary: KeyboardDiary

  /// - Parameter size: Of the screen, in points.
  init(size: CGSize = CGSize(width: 1024, height: 768)) {
    let page = shownPage
    shownApp = TestApp(size: size) { page }
    diary = KeyboardDiary(shownApp.screen.screen)
  }

  /// The app, which takes its turn: another suite may have had one since this stage was made.
  var app: TestApp {
    shownApp.platform.takeTurn()
    return shownApp
  }

  /// The app's page, for which the app takes its turn.
  var page: FieldPage {
    shownApp.platform.takeTurn()
    return shownPage
  }

  /// The keyboard on the screen, in points, with its accessory view.
  var frame: CGRect {
    app.all(.identifier("Keyboard").type(UIView.self)).first.map { $0.convert($0.bounds, to: app.screen.screen) }
      ?? .null
  }

  /// Moves two fingers on the keys from one distance to another.
  func pinch(from start: CGFloat, to end: CGFloat) {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    func place(_ side: CGFloat, _ distance: CGFloat) -> CGPoint {
      CGPoint(x: middle.x + side * distance / 2, y: middle.y)
    }
    app.screen.touch([(7, .began, place(-1, start)), (8, .began, place(1, start))])
    for step in 1...12 {
      app.advance(by: 1 / 60)
      let distance = start + (end - start) * CGFloat(step) / 12
      app.screen.touch([(7, .moved, place(-1, distance)), (8, .moved, place(1, distance))])
    }
    app.screen.touch([(7, .ended, place(-1, end)), (8, .ended, place(1, end))])
    app.settle()
  }

  /// Drags a floating keyboard by its handle, or one that is as wide as the screen by the key that hides it.
  func drag(_ handle: CGPoint, by way: CGVector) {
    let finger = app.putFinger(at: handle)
    finger.move(to: CGPoint(x: handle.x + way.dx, y: handle.y + way.dy))
    finger.lift()
    app.settle()
  }

  /// Where a floating keyboard is dragged.
  var handle: CGPoint { CGPoint(x: frame.midX, y: frame.maxY - 12) }

  /// Where one that is as wide as the screen is dragged.
  var dismissKey: CGPoint { CGPoint(x: frame.maxX - 30, y: frame.maxY - 30) }
}
