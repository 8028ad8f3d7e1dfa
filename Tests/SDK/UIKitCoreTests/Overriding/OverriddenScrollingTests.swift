// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// An app's scroll views and tables do their own thing where iOS lets them.
@MainActor @Suite(.serialized) final class OverriddenScrollingTests {
  // Made in the test itself: between a suite's initialiser and its test another suite may start another app.
  private lazy var fixture = Fixture()
  private var screen: GestureScreen { fixture.screen }
  private var scroller: Scroller { fixture.scroller }

  @MainActor private struct Fixture {
    let screen = GestureScreen()
    let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    init() {
      scroller.contentSize = CGSize(width: 300, height: 4000)
      screen.window.addSubview(scroller)
      screen.platform.settle()
      scroller.offsets = []
      scroller.heard = []
    }
  }

  private final class Scroller: UIScrollView {
    var heard: [String] = []
    var offsets: [CGFloat] = []

    override var contentOffset: CGPoint {
      didSet { offsets.append(contentOffset.y) }
    }

    override var delegate: (any UIScrollViewDelegate)? {
      didSet { heard.append("delegate") }
    }

    override var adjustedContentInset: UIEdgeInsets {
      var inset = super.adjustedContentInset
      inset.top += 50
      return inset
    }

    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      heard.append("offset")
      super.setContentOffset(contentOffset, animated: animated)
    }

    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      heard.append("rect")
      super.scrollRectToVisible(rect, animated: animated)
    }

    override func setZoomScale(_ scale: CGFloat, animated: Bool) {
      heard.append("zoom")
      super.setZoomScale(scale, animated: animated)
    }

    override func flashScrollIndicators() {
      heard.append("flash")
      super.flashScrollIndicators()
    }
  }

  private final class Zoomed: NSObject, UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  @Test func `a finger that scrolls, and the motion after it, set the offset`() throws {
    screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), over: 0.2)
    let dragged = scroller.offsets
    #expect(dragged.count > 5)
    #expect(dragged.last == scroller.bounds.minY)
    screen.up(150, 200)
    screen.platform.settle()
    #expect(scroller.offsets.count > dragged.count + 10)
    #expect(try #require(scroller.offsets.last) > 150)
    #expect(scroller.heard.isEmpty)
  }

  @Test func `each step of an animated offset is set`() {
    scroller.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    screen.platform.settle()
    #expect(scroller.offsets.count > 5)
    #expect(scroller.offsets.last == 300)
    #expect(scroller.heard == ["offset"])
  }

  @Test func `an area is shown by way of the offset`() {
    scroller.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 100), animated: false)
    #expect(scroller.heard == ["rect", "offset"])
    #expect(scroller.contentOffset.y == 600)
  }

  @Test func `a reader's page down sets the offset`() {
    #expect(scroller.accessibilityScroll(.down))
    #expect(scroller.heard.contains("offset"))
    screen.platform.settle()
    #expect(scroller.contentOffset.y > 200)
  }

  @Test func `an inset of one's own counts when content is pulled`() {
    screen.fling(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300), over: 0.3)
    screen.platform.settle()
    #expect(scroller.contentOffset.y == -50)
  }

  @Test func `a zoom scale is set by way of the method`() {
    let zoomed = Zoomed()
    scroller.addSubview(zoomed.view)
    scroller.delegate = zoomed
    scroller.maximumZoomScale = 3
    scroller.zoomScale = 2
    #expect(scroller.heard == ["delegate", "zoom"])
    #expect(zoomed.view.frame.width == 600)
  }

  // MARK: Tables

  private final class Table: UITableView {
    var heard: [String] = []

    override var delegate: (any UITableViewDelegate)? {
      didSet { heard.append("delegate") }
    }

    override func reloadData() {
      heard.append("reload")
      super.reloadData()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
      heard.append("edit \(editing)")
      super.setEditing(editing, animated: animated)
    }

    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      heard.append("offset")
      super.setContentOffset(contentOffset, animated: animated)
    }

    override func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
      heard.append("row \(indexPath.row)")
      super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    override func deselectRow(at indexPath: IndexPath, animated: Bool) {
      heard.append("deselect \(indexPath.row)")
      super.deselectRow(at: indexPath, animated: animated)
    }

    override func flashScrollIndicators() {
      heard.append("flash")
      super.flashScrollIndicators()
    }

    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      heard.append("insert \(indexPaths.map(\.row))")
      super.insertRows(at: indexPaths, with: animation)
    }

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      heard.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }

    override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
      let cell = super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      cell.accessibilityHint = "dequeued"
      return cell
    }

    override func indexPathForRow(at point: CGPoint) -> IndexPath? {
      super.indexPathForRow(at: CGPoint(x: point.x, y: point.y + 44))
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 30
    var chosen: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
  }

  private func shownTable(_ rows: Rows) -> Table {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    #expect(table.heard == ["delegate"])
    screen.window.addSubview(table)
    screen.platform.settle()
    return table
  }

  @Test func `the first layout of a table loads its data, and another data source's again`() {
    let rows = Rows()
    let others = Rows()
    let table = shownTable(rows)
    #expect(table.heard == ["delegate", "reload"])
    #expect(table.visibleCells.count == 10)
    table.setNeedsLayout()
    screen.platform.settle()
    #expect(table.heard == ["delegate", "reload"])
    others.count = 3
    table.dataSource = others
    screen.platform.settle()
    #expect(table.heard == ["delegate", "reload", "reload"])
    #expect(table.visibleCells.count == 3)
  }

  @Test func `rows come from what the table hands out, and a finger finds them where it says`() {
    let rows = Rows()
    let table = shownTable(rows)
    #expect(table.visibleCells.allSatisfy { $0.accessibilityHint == "dequeued" })
    screen.tap(100, 10)
    #expect(rows.chosen == [1])
    screen.tap(100, 60)
    #expect(rows.chosen == [1, 2])
    // The finger's choice is no call of the app's.
    #expect(table.heard == ["delegate", "reload"])
  }

  @Test func `calls that build on others go through them`() {
    let rows = Rows()
    let table = shownTable(rows)
    table.heard = []
    table.isEditing = true
    #expect(table.isEditing)
    table.isEditing = false
    table.selectRow(at: IndexPath(row: 20, section: 0), animated: false, scrollPosition: .top)
    #expect(table.heard == ["edit true", "edit false", "row 20", "offset"])
    #expect(table.contentOffset.y == 880)
    table.heard = []
    rows.count = 31
    table.performBatchUpdates { table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    #expect(table.heard == ["batch", "insert [0]"])
    #expect(table.numberOfRows(inSection: 0) == 31)
  }

  @Test func `a table's delegate is one of its own type, whatever the table is called`() {
    let rows = Rows()
    let table = shownTable(rows)
    let own: (any UITableViewDelegate)? = table.delegate
    #expect(own === rows)
    let general: UIScrollView = table
    #expect(general.delegate === rows)
    general.delegate = nil
    #expect(table.delegate == nil)
    screen.tap(100, 10)
    #expect(rows.chosen.isEmpty)
  }

  private final class Page: UITableViewController {
    let table = Table(frame: .zero, style: .plain)

    override func loadView() {
      table.dataSource = self
      table.delegate = self
      view = table
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  }

  @Test func `a controller ends the selection and shows the indicators by the table's own calls`() {
    let page = Page(style: .plain)
    let root = UIViewController()
    screen.window.rootViewController = root
    page.loadViewIfNeeded()
    page.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: false)
    screen.platform.settle()
    #expect(page.table.heard.contains("deselect 2"))
    #expect(page.table.heard.contains("flash"))
    #expect(page.table.indexPathForSelectedRow == nil)
  }
}
