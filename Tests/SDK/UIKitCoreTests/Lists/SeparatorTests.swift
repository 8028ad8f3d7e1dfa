// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct SeparatorTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      return cell
    }
  }

  /// Where the line below the first row begins and how far from the right side it ends, in points.
  private func line(_ change: (UITableView) -> Void) -> [CGFloat] {
    let stage = Stage()
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
    table.rowHeight = 44
    table.dataSource = rows
    change(table)
    stage.window.addSubview(table)
    stage.platform.settle()
    // Two pixels to a point: the line is the last one of the row's 88.
    guard let image = stage.scene.image() else { return [] }
    let pixels = image.pixels[(87 * image.width)..<(88 * image.width)].enumerated()
    let dark = pixels.filter { $0.element & 0xFF_FFFF != 0xFF_FFFF }.map(\.offset)
    guard let first = dark.first, let last = dark.last else { return [] }
    return [CGFloat(first) / 2, CGFloat(image.width - 1 - last) / 2]
  }

  @Test func `a line between rows begins at the text, or where the insets say`() {
    let own = line { _ in }
    #expect(own.first == 16)
    let inset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    #expect(line { $0.separatorInset = inset } == [30, 10])
    let added = line {
      $0.separatorInset = inset
      $0.separatorInsetReference = .fromAutomaticInsets
    }
    #expect(added == [(own.first ?? 0) + 30, 10])
    #expect(line { $0.separatorInsetReference = .fromAutomaticInsets } == own)
  }
}
