// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Typing in a row while others come and go.
@MainActor @Suite(.serialized) final class RowTypingTests {
  private final class FieldCell: UITableViewCell {
    let field = UITextField()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      field.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    }
  }

  private let table = UITableView(frame: .zero, style: .plain)
  private lazy var source = UITableViewDiffableDataSource<String, String>(tableView: table) { table, path, item in
    let cell = table.dequeueReusableCell(withIdentifier: "field", for: path)
    (cell as? FieldCell)?.field.accessibilityLabel = item
    return cell
  }
  private lazy var app = TestApp { [table] in
    let page = UIViewController()
    table.frame = page.view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(FieldCell.self, forCellReuseIdentifier: "field")
    page.view.addSubview(table)
    return page
  }

  /// Types in the field of the row that is called so.
  private func start() throws -> UITextField {
    app.settle()
    apply {
      $0.appendSections(["one", "two"]); $0.appendItems(["name", "mail"], toSection: "one")
    }
    try app.tap("name")
    app.settle()
    let path = try #require(source.indexPath(for: "name"))
    let field = try #require((table.cellForRow(at: path) as? FieldCell)?.field)
    field.insertText("ab cd")
    field.choose(2, 2)
    field.setMarkedText("xy", selectedRange: NSRange(location: 1, length: 0))
    return field
  }

  private func apply(_ change: (inout NSDiffableDataSourceSnapshot<String, String>) -> Void) {
    var snapshot = source.snapshot()
    change(&snapshot)
    source.apply(snapshot)
    app.settle()
  }

  private func check(_ field: UITextField, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(field.isFirstResponder && field.text == "abxy cd", sourceLocation: sourceLocation)
    #expect(field.chosen == NSRange(location: 3, length: 0), sourceLocation: sourceLocation)
    #expect(field.markedTextRange.map { field.text(in: $0) } == "xy", sourceLocation: sourceLocation)
  }

  @Test func `caret and composed text stay while rows and sections come, go and move`() throws {
    let field = try start()
    apply {
      $0.insertItems(["first", "second"], beforeItem: "name"); $0.deleteItems(["mail"])
    }
    check(field)
    apply {
      $0.appendItems(["name"], toSection: "two"); $0.reconfigureItems(["name"])
    }
    check(field)
    apply {
      $0.insertSections(["new"], beforeSection: "one"); $0.appendItems(["name"], toSection: "new")
    }
    check(field)
    apply { $0.deleteSections(["one", "two"]) }
    check(field)
    field.unmarkText()
    field.insertText("!")
    #expect(field.text == "abx!y cd")
  }

  @Test func `typing goes on in a row that is pushed out of view, which comes back as it was`() throws {
    let field = try start()
    apply { $0.insertItems((0..<60).map { "row \($0)" }, beforeItem: "name") }
    check(field)
    let path = try #require(source.indexPath(for: "name"))
    #expect(table.indexPathsForVisibleRows?.contains(path) == false)
    #expect(!table.visibleCells.contains { $0 === field.superview?.superview })
    table.contentOffset.y = 300
    app.settle()
    check(field)
    table.scrollToRow(at: path, at: .top, animated: false)
    app.settle()
    check(field)
    #expect((table.cellForRow(at: path) as? FieldCell)?.field === field)
    #expect(table.visibleCells.contains { $0 === table.cellForRow(at: path) })
    apply { $0.deleteItems(["name"]) }
    #expect(!field.isFirstResponder)
  }
}
