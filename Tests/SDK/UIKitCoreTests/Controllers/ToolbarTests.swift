// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// Bars with buttons.
@MainActor @Suite(.serialized) struct ToolbarTests {
  @MainActor private final class Editor {
    var heard: [String] = []
    func use(_ item: UIBarButtonItem) { heard.append(item.title ?? "?") }
    func save() { heard.append("saved") }
  }

  private let screen = GestureScreen()
  private let bar = UIToolbar()
  private let editor = Editor()

  init() {
    bar.frame = CGRect(x: 0, y: 100, width: 300, height: 44)
    screen.window.addSubview(bar)
  }

  private func button(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: editor, action: Editor.use)
  }

  private func frame(_ item: UIBarButtonItem) -> CGRect { item.frame(in: bar) ?? .null }

  @Test func `buttons stand from the leading side on, and flexible spaces share the room that is left`() {
    let (first, second, third) = (button("One"), button("Two"), button("Three"))
    bar.items = [first, second]
    screen.platform.settle()
    #expect(frame(first).minX == 16 && frame(second).minX == frame(first).maxX + 16)
    bar.setItems([first, .flexibleSpace(), second, .flexibleSpace(), third], animated: true)
    screen.platform.settle()
    #expect(frame(first).minX == 16 && abs(frame(third).maxX - 284) < 0.01)
    #expect(abs((frame(second).minX - frame(first).maxX) - (frame(third).minX - frame(second).maxX)) < 0.01)
    bar.items = [.flexibleSpace(), first, .fixedSpace(40), second]
    screen.platform.settle()
    #expect(abs(frame(second).maxX - 284) < 0.01 && abs(frame(second).minX - frame(first).maxX - 40) < 0.01)
  }

  @Test func `a tap calls the method of a button, and not where the button is off`() {
    let (first, second) = (button("One"), button("Two"))
    bar.items = [first, .flexibleSpace(), second]
    second.isEnabled = false
    screen.platform.settle()
    for item in [first, second] { tap(item) }
    #expect(editor.heard == ["One"])
    first.title = "Another"
    second.isEnabled = true
    screen.platform.settle()
    for item in [first, second] { tap(item) }
    #expect(editor.heard == ["One", "Another", "Two"])
  }

  @Test func `an item calls another object's method when it is given one, runs its action instead, and keeps nobody`() {
    let item = button("One")
    bar.items = [item]
    #expect(item.target === editor && item.primaryAction == nil)
    var other: Editor? = Editor()
    if let other { item.setTarget(other, action: Editor.save) }
    #expect(item.target === other)
    screen.platform.settle()
    tap(item)
    #expect(other?.heard == ["saved"] && editor.heard.isEmpty)
    other = nil
    #expect(item.target == nil)
    tap(item)
    item.setTarget(editor, action: Editor.save)
    item.primaryAction = UIAction { [editor] _ in editor.heard.append("action") }
    screen.platform.settle()
    tap(item)
    item.primaryAction = nil
    screen.platform.settle()
    tap(item)
    item.removeTarget()
    screen.platform.settle()
    tap(item)
    #expect(editor.heard == ["action", "saved"])
  }

  private func tap(_ item: UIBarButtonItem) {
    let place = bar.convert(CGPoint(x: frame(item).midX, y: frame(item).midY), to: nil)
    screen.tap(place.x, place.y)
    screen.platform.settle()
  }

  @Test func `a view of the app's own has its size, and a place in the row`() {
    let own = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
    let last = button("Last")
    bar.items = [own, last]
    screen.platform.settle()
    #expect(frame(own) == CGRect(x: 16, y: 12, width: 50, height: 20) && frame(last).minX == 82)
    #expect(bar.sizeThatFits(.zero) == CGSize(width: 300, height: 44) && bar.intrinsicContentSize.height == 44)
  }
}
