// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// Headers, and what a table gives cells besides.
@MainActor @Suite(.serialized) struct TableTitleTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var header: UIView?
    var title: String?
    var levels: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      levels.indices.contains(indexPath.row) ? levels[indexPath.row] : 0
    }
  }

  private func makeTable(_ source: Source) -> (GestureScreen, UITableView) {
    let screen = GestureScreen()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    screen.window.addSubview(table)
    screen.platform.settle()
    return (screen, table)
  }

  /// A view that is as high as its constraints ask for.
  private func strut(_ height: CGFloat, in view: UIView) {
    let strut = UIView()
    strut.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(strut)
    NSLayoutConstraint.activate([
      strut.topAnchor.constraint(equalTo: view.topAnchor),
      strut.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      strut.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      strut.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      strut.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  @Test func `a header's view is as high as its constraints ask for, and goes before a title`() {
    let source = Source()
    let header = UIView()
    strut(70, in: header)
    source.header = header
    source.title = "Not shown"
    let (_, table) = makeTable(source)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 70)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
  }

  @Test func `a table's own kind of header is as high as what is constrained in it`() {
    let source = Source()
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    strut(64, in: header.contentView)
    source.header = header
    let (_, table) = makeTable(source)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY == 64)
  }

  @Test func `a cell that is used again does not keep another row's level`() {
    let source = Source()
    source.levels = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3]
    let (screen, table) = makeTable(source)
    #expect(table.visibleCells.allSatisfy { $0.indentationLevel == 3 })
    table.contentOffset.y = 1000
    screen.platform.settle()
    #expect(table.visibleCells.allSatisfy { $0.indentationLevel == 0 })
  }

  @Test func `the configuration that a cell suggests is that of its style`() {
    func suggestion(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
      UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
    }
    #expect(suggestion(.value1).prefersSideBySideTextAndSecondaryText)
    #expect(!suggestion(.subtitle).prefersSideBySideTextAndSecondaryText)
    #expect(
      suggestion(.subtitle).secondaryTextProperties.font
        == UIListContentConfiguration.subtitleCell().secondaryTextProperties.font)
  }
}
