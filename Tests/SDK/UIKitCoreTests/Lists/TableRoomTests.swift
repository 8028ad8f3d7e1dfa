// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// Rows that give way to what is beside them, and that leave.
@MainActor @Suite(.serialized) struct TableRoomTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = ["A row of text that is long, though not too long for one line", "Two", "Three"]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = rows[indexPath.row]
      content.image = UIImage(systemName: "envelope")
      cell.contentConfiguration = content
      cell.accessoryType = .detailButton
      return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
  }

  @MainActor private struct Bed {
    let platform: HeadlessPlatform
    let scene: HeadlessScene
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 600, height: 400), style: .plain)
    let source = Source()

    init(textSize: UIContentSizeCategory = .large) {
      platform = HeadlessPlatform(screens: [
        HeadlessScreen(size: CGSize(width: 600, height: 400), contentSizeCategory: textSize)
      ])
      scene = platform.openScene()
      let window = UIWindow(windowScene: scene.scene)
      table.dataSource = source
      table.delegate = source
      window.addSubview(table)
      window.makeKeyAndVisible()
      platform.settle()
    }

    func height(_ row: Int) -> CGFloat { table.rectForRow(at: IndexPath(row: row, section: 0)).height }
  }

  @Test func `rows become higher while editing leaves their texts less room`() {
    let bed = Bed()
    let before = bed.height(0)
    #expect(before == 44)
    bed.table.setEditing(true, animated: true)
    bed.platform.settle()
    #expect(bed.height(0) > before + 15)
    bed.table.setEditing(false, animated: true)
    bed.platform.settle()
    #expect(bed.height(0) == before)
  }

  @Test func `a row that is pulled aside and deleted leaves to that side`() throws {
    let bed = Bed()
    let cell = try #require(bed.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let y = cell.frame.midY
    bed.scene.touch([(1, .began, CGPoint(x: 400, y: y))])
    for step in 1...10 {
      bed.platform.advance(by: 1 / 60)
      bed.scene.touch([(1, .moved, CGPoint(x: 400 - 10 * CGFloat(step), y: y))])
    }
    bed.scene.touch([(1, .ended, CGPoint(x: 300, y: y))])
    bed.platform.settle()
    #expect(cell.frame.minX < -50)
    bed.scene.touch([(1, .began, CGPoint(x: 580, y: y))])
    bed.scene.touch([(1, .ended, CGPoint(x: 580, y: y))])
    bed.platform.advance(by: 0.2)
    let seen = try #require(cell.layer.presentation()?.frame)
    #expect(seen.minX < -200, "farther out than it was pulled")
    #expect(seen.height < 44 && seen.height > 0)
    bed.platform.settle()
    #expect(bed.table.visibleCells.count == 2)
    #expect(cell.superview == nil)
  }

  @Test func `symbols beside texts and at their ends grow with the texts`() throws {
    func widths(_ size: UIContentSizeCategory) throws -> [CGFloat] {
      let bed = Bed(textSize: size)
      let cell = try #require(bed.table.cellForRow(at: IndexPath(row: 1, section: 0)))
      return cell.all(UIImageView.self).compactMap { $0.image?.size.width }
    }
    let (small, large) = (try widths(.large), try widths(.accessibilityLarge))
    #expect(small.count == large.count && !small.isEmpty)
    #expect(zip(small, large).contains { $1 > $0 * 1.5 })
  }
}

extension UIView {
  fileprivate func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + $0.all(type) }
  }
}
