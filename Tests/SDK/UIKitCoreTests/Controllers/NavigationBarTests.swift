// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// A bar that stands alone.
@MainActor @Suite(.serialized) struct NavigationBarTests {
  private final class Judge: NSObject, UINavigationBarDelegate {
    var allows = true
    var heard: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      heard.append("came \(item.title ?? "")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      heard.append("went \(item.title ?? "")")
    }
  }

  @Test func `a bar of its own shows items, and its button leads back where the delegate lets it`() {
    let screen = GestureScreen()
    let bar = UINavigationBar()
    let judge = Judge()
    bar.delegate = judge
    bar.items = [UINavigationItem(title: "First")]
    bar.frame = CGRect(origin: .zero, size: bar.sizeThatFits(CGSize(width: 300, height: 0)))
    screen.window.addSubview(bar)
    #expect(bar.bounds.height == 44)
    bar.pushItem(UINavigationItem(title: "Second"), animated: true)
    screen.platform.settle()
    #expect(bar.topItem?.title == "Second")
    #expect(bar.backItem?.title == "First")
    judge.allows = false
    screen.tap(30, 22)
    screen.platform.settle()
    #expect(bar.topItem?.title == "Second")
    judge.allows = true
    screen.tap(30, 22)
    screen.platform.settle()
    #expect(bar.topItem?.title == "First")
    #expect(judge.heard == ["came Second", "went Second"])
    #expect(bar.popItem(animated: false)?.title == "First")
    #expect(bar.items?.isEmpty == true)
  }

  @Test func `the bar of a navigation controller is left to the controller`() {
    let root = UIViewController()
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    _ = navigation.view
    navigation.navigationBar.pushItem(UINavigationItem(title: "Other"), animated: false)
    navigation.navigationBar.items = []
    #expect(navigation.navigationBar.popItem(animated: false) == nil)
    #expect(navigation.navigationBar.items?.map(\.title) == ["Root"])
  }

  /// What buttons call.
  @MainActor private final class Editor {
    var heard: [String] = []
    func save() { heard.append("save") }
    func use(_ item: UIBarButtonItem) { heard.append(item.title ?? "?") }
  }

  @Test func `buttons on a bar call methods, of objects that they do not keep`() {
    let screen = GestureScreen()
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Page")
    var editor: Editor? = Editor()
    if let editor {
      item.setLeftBarButton(
        UIBarButtonItem(title: "Use", style: .plain, target: editor, action: Editor.use), animated: false)
      item.setRightBarButton(
        UIBarButtonItem(barButtonSystemItem: .save, target: editor, action: Editor.save), animated: true)
    }
    bar.items = [item]
    bar.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    screen.window.addSubview(bar)
    screen.platform.settle()
    func tap(_ item: UIBarButtonItem?) {
      guard let place = item?.frame(in: screen.window) else { return }
      screen.tap(place.midX, place.midY)
      screen.platform.settle()
    }
    tap(item.leftBarButtonItem)
    tap(item.rightBarButtonItem)
    #expect(editor?.heard == ["Use", "save"])
    weak let kept = editor
    editor = nil
    #expect(kept == nil)
    tap(item.leftBarButtonItem)
    item.setRightBarButtonItems(nil, animated: false)
    #expect(item.rightBarButtonItem == nil && item.leftBarButtonItems?.count == 1)
  }

  @Test(arguments: [UIBarButtonItem.SystemItem.reply, .refresh, .add, .search, .trash, .action])
  func `items that many apps have can be seen`(_ item: UIBarButtonItem.SystemItem) {
    let button = UIBarButtonItem(systemItem: item)
    #expect(button.title != nil || button.image != nil)
  }
}
