// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
@testable import UIKitCore

@MainActor @Suite(.serialized) final class TableViewTests {
  // Made in the test itself: between a suite's initialiser and its test another suite may start another app.
  private lazy var fixture = Fixture()
  private var screen: GestureScreen { fixture.screen }
  private var table: UITableView { fixture.table }
  private var source: RowSource { fixture.source }

  @MainActor private struct Fixture {
    let screen = GestureScreen()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    let source = RowSource()

    init() {
      table.dataSource = source
      table.delegate = source
      screen.window.addSubview(table)
      CountedCell.made = 0
      CountedCell.layouts = 0
      table.register(CountedCell.self, forCellReuseIdentifier: "row")
    }
  }

  private final class CountedCell: UITableViewCell {
    static var made = 0
    static var layouts = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Self.made += 1
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      Self.layouts += 1
    }
  }

  private final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]] = [(0..<50).map { "Row \($0)" }]
    var titles: [String] = []
    var asked: [IndexPath] = []
    var heard: [String] = []
    /// The texts of rows that have given their cells up.
    var gone: [String] = []
    var canEdit = false
    var canMove = false
    var forbidden: IndexPath?
    var heights: ((IndexPath) -> CGFloat)?

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath)
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      cell.textLabel?.numberOfLines = 0
      return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights?(indexPath) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles.indices.contains(section) ? titles[section] : nil
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      heard.append("delete \(indexPath.row)")
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
      heard.append("move \(source.row) \(target.row)")
      sections[target.section].insert(sections[source.section].remove(at: source.row), at: target.row)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath == forbidden ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      heard.append("deselect \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      gone.append(cell.textLabel?.text ?? "")
    }
  }

  private func texts() -> [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  /// What the rows show from top to bottom, by where they are on screen.
  private func shown() -> [String] {
    table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
  }

  // MARK: Rows

  @Test func `only the rows in view have cells, and cells are used again`() {
    screen.platform.settle()
    #expect(texts().first == "Row 0")
    #expect(texts().count == 10)
    #expect(table.contentSize.height == CGFloat(2200))
    for _ in 0..<40 {
      table.contentOffset.y += 40
      screen.platform.settle()
    }
    #expect(CountedCell.made <= 13)
    #expect(texts().last == "Row 45")
  }

  private func work(rows: Int) -> (made: Int, layouts: Int, asked: Int) {
    source.sections = [(0..<rows).map { "Row \($0)" }]
    table.reloadData()
    screen.platform.settle()
    table.contentOffset.y = 44 * 50
    screen.platform.settle()
    (CountedCell.made, CountedCell.layouts) = (0, 0)
    source.asked = []
    for _ in 0..<100 {
      table.contentOffset.y += 11
      screen.platform.advanceFrame()
    }
    return (CountedCell.made, CountedCell.layouts, source.asked.count)
  }

  @Test func `a step of scrolling costs the same with 100 and with 10,000 rows`() {
    let small = work(rows: 200)
    let large = work(rows: 10_000)
    #expect(large == small)
    #expect(large.asked <= 30)
    #expect(large.made == 0)
  }

  @Test func `rows find their own height, and what was guessed is put right`() {
    source.sections = [
      [String](repeating: "Short", count: 3)
        + [String](
          repeating:
            "A long text that needs several lines to be shown in full, as it is so much longer than one row has room for",
          count: 30)
    ]
    table.reloadData()
    screen.platform.settle()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(table.rectForRow(at: IndexPath(row: 3, section: 0)).height > 80)
    #expect(
      table.rectForRow(at: IndexPath(row: 4, section: 0)).minY
        == table.rectForRow(at: IndexPath(row: 3, section: 0)).maxY)
    let frames = table.visibleCells.map(\.frame)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY })
  }

  @Test func `a row takes the height that its constraints ask for`() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          box.heightAnchor.constraint(equalToConstant: CGFloat(50 + indexPath.row * 10)),
        ])
        return cell
      }
    }
    let constrained = Source()
    table.dataSource = constrained
    screen.platform.settle()
    #expect(table.visibleCells.map(\.frame.height) == [70, 80, 90])
    #expect(table.visibleCells.map { $0.contentView.subviews.map(\.frame.width) } == [[300], [300], [300]])
  }

  @Test func `a table in the dark and from right to left`() throws {
    let screen = GestureScreen(style: .dark, direction: .rightToLeft)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .insetGrouped)
    table.dataSource = source
    screen.window.addSubview(table)
    screen.platform.settle()
    let cell = try #require(table.visibleCells.first)
    cell.accessoryType = .disclosureIndicator
    screen.platform.settle()
    #expect(cell.frame.minX == 16)
    #expect(cell.subviews.contains { $0 is UIImageView && $0.frame.minX == 16 })
    #expect(try #require(cell.textLabel).frame.maxX == cell.contentView.bounds.width - 16)
  }

  @Test func `heights that the delegate tells are kept`() {
    source.heights = { CGFloat(20 + $0.row % 3 * 10) }
    table.reloadData()
    screen.platform.settle()
    #expect(table.rectForRow(at: IndexPath(row: 4, section: 0)) == CGRect(x: 0, y: 110, width: 300, height: 30))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 115)) == IndexPath(row: 4, section: 0))
  }

  @Test func `a row is scrolled to where it is wanted`() {
    screen.platform.settle()
    table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == CGFloat(1320))
    table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .bottom, animated: false)
    #expect(table.contentOffset.y == CGFloat(964))
    table.scrollToRow(at: IndexPath(row: 49, section: 0), at: .middle, animated: true)
    screen.platform.settle()
    #expect(table.contentOffset.y == CGFloat(1800))
  }

  @Test func `headers of a plain table stay at the top while their section is in view`() throws {
    source.sections = [Array(repeating: "a", count: 20), Array(repeating: "b", count: 20)]
    source.titles = ["First", "Second"]
    table.reloadData()
    screen.platform.settle()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.text == "First")
    table.contentOffset.y = 300
    screen.platform.settle()
    #expect(table.headerView(forSection: 0)?.frame.minY == 300)
    let second = table.rectForHeader(inSection: 1)
    table.contentOffset.y = second.minY - 25
    screen.platform.settle()
    // The next header pushes it out.
    #expect(try #require(table.headerView(forSection: 0)).frame.maxY < second.minY)
    #expect(table.headerView(forSection: 1)?.frame == second)
  }

  // MARK: Selecting

  @Test func `a tap selects a row, and the row before is not selected any more`() {
    screen.platform.settle()
    screen.tap(100, 60)
    screen.tap(100, 110)
    #expect(source.heard == ["select 1", "deselect 1", "select 2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == false)
    table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `a row lights up when a finger stays, and not when it scrolls`() throws {
    screen.platform.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    screen.down(100, 110)
    #expect(!cell.isHighlighted)
    screen.platform.advance(by: 0.2)
    #expect(cell.isHighlighted)
    screen.move(100, 60)
    #expect(!cell.isHighlighted)
    screen.up(100, 60)
    #expect(source.heard.isEmpty)
  }

  @Test func `several rows are selected where that is wanted, and some never`() {
    table.allowsMultipleSelection = true
    source.forbidden = IndexPath(row: 3, section: 0)
    screen.platform.settle()
    for y in [20, 60, 20, 150] as [CGFloat] { screen.tap(100, y) }
    #expect(source.heard == ["select 0", "select 1", "deselect 0"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test func `a table without selection selects no row, one of several neither`() {
    table.allowsSelection = false
    table.allowsMultipleSelection = true
    screen.platform.settle()
    screen.tap(100, 20)
    #expect(source.heard.isEmpty)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  // MARK: Changes

  @Test func `rows that come and go are shown moving, and all are where they belong in the end`() throws {
    source.sections = [["a", "b", "c", "d"]]
    table.reloadData()
    screen.platform.settle()
    let b = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    source.sections = [["x", "a", "d", "b"]]
    var isDone = false
    table.performBatchUpdates(
      {
        self.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        self.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .left)
        self.table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 3, section: 0))
      }, completion: { isDone = $0 })
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) === b)
    screen.platform.advance(by: 0.15)
    let onScreen = try #require(b.layer.presentation()).frame.minY
    #expect(onScreen > 44 && onScreen < 132)
    #expect(!isDone)
    screen.platform.settle()
    #expect(isDone)
    #expect(shown() == ["x", "a", "d", "b"])
    #expect(table.subviews.count(where: { $0 is UITableViewCell }) == 4)
    #expect(table.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func `rows that others push out of view are told to have left`() {
    screen.platform.settle()
    source.sections[0].insert(contentsOf: ["a", "b", "c"], at: 0)
    table.insertRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .fade)
    screen.platform.settle()
    #expect(source.gone.sorted() == ["Row 7", "Row 8", "Row 9"])
  }

  @Test func `sections come, go and move with their rows`() {
    source.sections = [["a"], ["b"], ["c"]]
    table.reloadData()
    screen.platform.settle()
    source.sections = [["c"], ["new"], ["a", "a2"]]
    table.beginUpdates()
    table.deleteSections([1], with: .fade)
    table.moveSection(2, toSection: 0)
    table.insertSections([1], with: .fade)
    table.insertRows(at: [IndexPath(row: 1, section: 2)], with: .fade)
    table.endUpdates()
    screen.platform.settle()
    #expect(shown() == ["c", "new", "a", "a2"])
  }

  @Test func `changes that do not fit what the data source tells load everything again`() {
    source.sections = [["a", "b"]]
    table.reloadData()
    screen.platform.settle()
    source.sections = [["x", "y", "z"]]
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    screen.platform.settle()
    #expect(shown() == ["x", "y", "z"])
  }

  @Test func `a row that is reloaded is asked for again, and the selection follows its row`() {
    screen.platform.settle()
    table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    source.sections[0][1] = "Changed"
    table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    source.sections[0].remove(at: 0)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    screen.platform.settle()
    #expect(shown().prefix(2) == ["Changed", "Row 2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  // MARK: Editing

  @Test func `a row pulled aside offers to delete it`() {
    source.canEdit = true
    screen.platform.settle()
    screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66), over: 0.2)
    screen.up(150, 66)
    screen.platform.settle()
    #expect(
      table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX == -74
        || (table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX ?? 0) < -70)
    screen.tap(280, 66)
    screen.platform.settle()
    #expect(source.heard == ["delete 1"])
    #expect(shown().prefix(2) == ["Row 0", "Row 2"])
  }

  @Test func `a swipe all across deletes at once, and a tap elsewhere puts a row back`() {
    source.canEdit = true
    screen.platform.settle()
    screen.drag(from: CGPoint(x: 290, y: 66), to: CGPoint(x: 20, y: 66), over: 0.3)
    screen.up(20, 66)
    screen.platform.settle()
    #expect(source.heard == ["delete 1"])
    screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66), over: 0.2)
    screen.up(150, 66)
    screen.platform.settle()
    screen.tap(100, 200)
    screen.platform.settle()
    #expect(source.heard == ["delete 1"])
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test func `rows of a table that cannot be edited stay where they are`() {
    screen.platform.settle()
    screen.fling(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 100, y: 66), over: 0.2)
    #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
  }

  @Test func `while the table is edited, the round button and then Delete delete a row`() {
    source.canEdit = true
    table.setEditing(true, animated: true)
    screen.platform.settle()
    #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX > 30 })
    screen.tap(22, 66)
    screen.platform.settle()
    screen.tap(280, 66)
    screen.platform.settle()
    #expect(source.heard == ["delete 1"])
  }

  @Test func `a row is moved by its handle`() {
    source.sections = [["a", "b", "c", "d"]]
    source.canMove = true
    table.reloadData()
    table.setEditing(true, animated: false)
    screen.platform.settle()
    screen.down(280, 22)
    screen.platform.advance(by: 0.05)
    screen.slide(from: CGPoint(x: 280, y: 22), to: CGPoint(x: 280, y: 120), over: 0.3)
    screen.platform.advance(by: 0.3)
    #expect(shown() == ["b", "c", "a", "d"])
    screen.up(280, 120)
    screen.platform.settle()
    #expect(source.heard == ["move 0 2"])
    #expect(shown() == ["b", "c", "a", "d"])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
  }

  @Test func `the usual content of a cell goes with its style`() {
    func content(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
      UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
    }
    #expect(!content(.default).prefersSideBySideTextAndSecondaryText)
    #expect(content(.value1).prefersSideBySideTextAndSecondaryText)
    #expect(content(.subtitle).secondaryTextProperties.font == .preferredFont(forTextStyle: .caption1))
  }

  @Test func `a controller's overrides fill its table`() {
    final class Page: UITableViewController {
      var chosen: IndexPath?

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.detailTextLabel?.text = "\(indexPath.row)"
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath }
    }
    let page = Page(style: .insetGrouped)
    screen.window.rootViewController = page
    table.removeFromSuperview()
    screen.platform.settle()
    #expect(page.tableView.visibleCells.map { $0.detailTextLabel?.text } == ["0", "1", "2"])
    screen.tap(100, 100)
    #expect(page.chosen == IndexPath(row: 1, section: 0))
  }
}

@Suite struct LengthSumsTests {
  @Test func `sums and places agree with plain addition`() {
    var random = SystemRandomNumberGenerator()
    var lengths = (0..<137).map { _ in CGFloat(Int.random(in: 0...9, using: &random)) }
    var sums = LengthSums(lengths)
    for _ in 0..<200 {
      let index = Int.random(in: 0..<lengths.count, using: &random)
      lengths[index] = CGFloat(Int.random(in: 0...9, using: &random))
      sums[index] = lengths[index]
      let count = Int.random(in: 0...lengths.count, using: &random)
      #expect(sums.sum(before: count) == lengths.prefix(count).reduce(0, +))
      let place = CGFloat(Int.random(in: 0..<Int(max(sums.total, 1)), using: &random)) + 0.5
      let found = sums.index(at: place)
      #expect(sums.sum(before: found) <= place && place < sums.sum(before: found + 1))
    }
  }
}
