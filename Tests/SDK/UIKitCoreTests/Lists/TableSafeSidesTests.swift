// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

/// Tables on screens whose sides are not safe, such as those of phones that lie on their side.
@MainActor @Suite(.serialized) struct TableSafeSidesTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func `a table is not moved sideways, and the rows of an inset one keep out of the unsafe sides`(
    _ style: UITableView.Style
  ) throws {
    let platform = HeadlessPlatform(screens: [
      HeadlessScreen(
        size: CGSize(width: 844, height: 390), safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    ])
    let window = UIWindow(windowScene: platform.openScene().scene)
    let rows = Rows(style: style)
    window.rootViewController = rows
    window.makeKeyAndVisible()
    platform.settle()
    #expect(rows.tableView.contentOffset.x == 0 && rows.tableView.adjustedContentInset.left == 0)
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let frame = cell.convert(cell.bounds, to: nil)
    #expect(frame.minX >= (style == .plain ? 0 : 47) && frame.maxX <= (style == .plain ? 844 : 797))
    #expect(frame.width > 600)
  }
}
