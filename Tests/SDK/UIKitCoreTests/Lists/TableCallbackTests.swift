// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// What a table asks and tells, and in which order.
@MainActor @Suite(.serialized) struct TableCallbackTests {
  /// Says no more than it has to.
  private class PlainSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private final class Listener: NSObject, UITableViewDelegate {
    var heard: [String] = []
    var swipeAsked: [IndexPath] = []
    var actions: [UIContextualAction] = []

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { heard.append("highlight") }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { heard.append("unhighlight") }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      heard.append("will select")
      return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { heard.append("select") }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      swipeAsked.append(indexPath)
      return actions.isEmpty ? nil : UISwipeActionsConfiguration(actions: actions)
    }
  }

  @MainActor private struct Fixture {
    let screen = GestureScreen()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    let source = PlainSource()
    let listener = Listener()

    init() {
      table.dataSource = source
      table.delegate = listener
      screen.window.addSubview(table)
      screen.platform.settle()
    }

    var firstCell: UITableViewCell? { table.cellForRow(at: IndexPath(row: 0, section: 0)) }

    func swipeFirstRow() {
      screen.drag(from: CGPoint(x: 250, y: 22), to: CGPoint(x: 150, y: 22), over: 0.2)
      screen.up(150, 22)
      screen.platform.settle()
    }
  }

  @Test func `a row is not lit any more before it is selected`() {
    let fixture = Fixture()
    fixture.screen.tap(100, 60)
    #expect(fixture.listener.heard == ["highlight", "unhighlight", "will select", "select"])
  }

  @Test func `the delegate's actions alone can be swiped, and are asked for once, by the swipe`() throws {
    let fixture = Fixture()
    var done = 0
    fixture.listener.actions = [
      UIContextualAction(style: .normal, title: "Keep") { _, _, finish in
        done += 1
        finish(true)
      }
    ]
    fixture.screen.tap(100, 60)
    #expect(fixture.listener.swipeAsked == [])
    fixture.swipeFirstRow()
    #expect(fixture.listener.swipeAsked == [IndexPath(row: 0, section: 0)])
    #expect(try #require(fixture.firstCell).frame.minX < -70)
    fixture.screen.tap(280, 22)
    #expect(done == 1)
  }

  @Test func `a data source that says nothing of editing has rows with buttons to edit them, and none to swipe`() throws
  {
    let fixture = Fixture()
    fixture.swipeFirstRow()
    #expect(try #require(fixture.firstCell).frame.minX == 0)
    #expect(try #require(fixture.firstCell).editingStyle == .none)
    fixture.table.setEditing(true, animated: false)
    fixture.screen.platform.settle()
    #expect(try #require(fixture.firstCell).isEditing)
    #expect(try #require(fixture.firstCell).editingStyle == .delete)
    #expect(try #require(fixture.firstCell).contentView.frame.minX > 30)
  }
}
