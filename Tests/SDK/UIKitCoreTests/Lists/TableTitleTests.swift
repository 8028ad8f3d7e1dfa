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
    var footer: String?
    var sections = 1
    var levels: [Int] = []

    func numberOfSections(in tableView: UITableView) -> Int { sections }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections == 1 ? 40 : 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      levels.indices.contains(indexPath.row) ? levels[indexPath.row] : 0
    }
  }

  private func makeTable(_ source: Source, style: UITableView.Style = .plain) -> (GestureScreen, UITableView) {
    let screen = GestureScreen()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    if style == .plain { table.sectionHeaderTopPadding = 0 }
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

  @Test func `a title stands as far below a footer's text as below rows without one`() {
    func distances(footer text: String?) -> (text: CGFloat, title: CGFloat) {
      let source = Source()
      (source.title, source.footer, source.sections) = ("Keys", text, 2)
      let (_, table) = makeTable(source, style: .grouped)
      let footer = table.rectForFooter(inSection: 0)
      return (footer.height, table.rectForHeader(inSection: 1).minY - footer.maxY)
    }
    let (without, with) = (distances(footer: nil), distances(footer: "A sentence."))
    // A footer's text has 6 points of its own below it; without a text a footer is 17.5 points of nothing.
    #expect(without.text == 17.5)
    #expect(with.title == 17.5 - 6)
    #expect(without.title == 0)
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
