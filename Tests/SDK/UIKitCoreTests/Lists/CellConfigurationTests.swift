// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct CellConfigurationTests {
  private struct Badge: UIContentConfiguration {
    var isLit = false

    func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

    func updated(for state: any UIConfigurationState) -> Badge {
      var result = self
      if let state = state as? UICellConfigurationState { result.isLit = state.isHighlighted || state.isSelected }
      return result
    }
  }

  private final class BadgeView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
      didSet { apply() }
    }

    init(_ badge: Badge) {
      configuration = badge
      super.init(frame: .zero)
      apply()
    }

    required init?(coder: NSCoder) { nil }

    private func apply() { backgroundColor = (configuration as? Badge)?.isLit == true ? .systemRed : .systemGreen }
  }

  private final class Source: NSObject, UITableViewDataSource {
    var states: [UICellConfigurationState] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = Badge()
      cell.configurationUpdateHandler = { [weak self] _, state in self?.states.append(state) }
      return cell
    }
  }

  private let platform = HeadlessPlatform()
  private let scene: HeadlessScene
  private let source = Source()
  private let table: UITableView

  init() {
    scene = platform.openScene()
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.rowHeight = 44
    table.dataSource = source
    let window = UIWindow(windowScene: scene.scene)
    window.addSubview(table)
    window.makeKeyAndVisible()
    platform.settle()
  }

  private func badge(_ row: Int) -> UIView? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.first { $0 is BadgeView }
  }

  @Test func `content of an app's own follows the cell: touched, selected, and let go`() throws {
    let view = try #require(badge(1))
    #expect(view.backgroundColor == .systemGreen)
    scene.touch([(1, .began, CGPoint(x: 100, y: 66))])
    platform.advance(by: 0.3)
    #expect(view.backgroundColor == .systemRed)
    scene.touch([(1, .ended, CGPoint(x: 100, y: 66))])
    platform.settle()
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(view.backgroundColor == .systemRed)
    #expect(badge(0)?.backgroundColor == .systemGreen)
    table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    platform.settle()
    #expect(view.backgroundColor == .systemGreen)
    // It is the same view throughout.
    #expect(badge(1) === view)
    #expect(source.states.contains { $0.isHighlighted } && source.states.contains { $0.isSelected })
  }

  @Test func `texts of a cell that cannot be used are grey, and as before when it can`() throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    func color() -> UIColor? {
      platform.settle()
      return (cell.contentView.subviews.last?.subviews.first { ($0 as? UILabel)?.text == "Text" } as? UILabel)?
        .textColor
    }
    #expect(color() == .label)
    cell.isUserInteractionEnabled = false
    #expect(color() == .tertiaryLabel)
    cell.isUserInteractionEnabled = true
    #expect(color() == .label)
  }

  @Test func `a state keeps what an app adds to it`() {
    let key = UIConfigurationStateCustomKey("mood")
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state[key] = "good"
    #expect(state[key] as? String == "good")
    #expect(state[UIConfigurationStateCustomKey("other")] == nil)
  }
}
