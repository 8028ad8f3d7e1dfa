// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// Classes that a table, a bar or an animator learns of at run time only.
@MainActor @Suite(.serialized) struct RegisteredClassTests {
  private final class Row: UITableViewCell {
    let made: String

    override init(style: CellStyle, reuseIdentifier: String?) {
      made = "\(style) \(reuseIdentifier ?? "nil")"
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    /// A designated initialiser of its own, as on iOS.
    init(made: String) {
      self.made = made
      super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Title: UITableViewHeaderFooterView {
    let made: String

    override init(reuseIdentifier: String?) {
      made = reuseIdentifier ?? "nil"
      super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }
  }

  private class PlainRow: UITableViewCell {}

  @Test func `a cell is made by the initialiser that its class overrides`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(Row.self, forCellReuseIdentifier: "row")
    let row = try #require(table.dequeueReusableCell(withIdentifier: "row") as? Row)
    #expect(row.made == "default row")
    #expect(row.reuseIdentifier == "row")
    #expect(row.detailTextLabel != nil)
    #expect(Row(made: "by hand").made == "by hand")
  }

  @Test func `a cell without initialisers of its own is made too`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(PlainRow.self, forCellReuseIdentifier: "plain")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let path = IndexPath(row: 0, section: 0)
    #expect(table.dequeueReusableCell(withIdentifier: "plain", for: path) is PlainRow)
    #expect(type(of: table.dequeueReusableCell(withIdentifier: "cell", for: path)) == UITableViewCell.self)
  }

  @Test func `a header is made by the initialiser that its class overrides`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(Title.self, forHeaderFooterViewReuseIdentifier: "title")
    let title = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "title") as? Title)
    #expect(title.made == "title")
    #expect(title.reuseIdentifier == "title")
  }

  @Test func `identifiers of any length live as long as the cells, and cells no longer than needed`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    weak var last: Row?
    for length in [0, 1, 15, 16, 200] {
      for number in 0..<50 {
        let identifier = String(repeating: "x", count: length) + (length == 0 ? "" : "\(number)")
        table.register(Row.self, forCellReuseIdentifier: identifier)
        let row = table.dequeueReusableCell(withIdentifier: identifier) as? Row
        #expect(row?.made == "default \(identifier)")
        last = row
      }
    }
    #expect(last == nil)
  }

  private final class Item: UIBarButtonItem {
    var tag2 = 7
  }

  @Test func `a bar's spaces are of the class that is asked for them`() {
    let fixed = Item.fixedSpace(30)
    #expect(fixed.tag2 == 7)
    #expect(fixed.width == 30)
    let flexible: Item = Item.flexibleSpace()
    #expect(flexible.width == 0)
  }

  private final class Animator: UIViewPropertyAnimator {
    let made: String

    override init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
      let end = parameters.cubicTimingParameters?.controlPoint2.x ?? 0
      made = "\(duration) \(parameters.timingCurveType) \(end)"
      super.init(duration: duration, timingParameters: parameters)
    }

    init(made: String) {
      self.made = made
      super.init(duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    }
  }

  @Test func `a running animator is made by the initialiser that its class overrides`() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    var isDone = false
    weak var animator: Animator?
    do {
      let running = Animator.runningPropertyAnimator(
        withDuration: 0.5, delay: 0, options: .curveLinear,
        animations: { view.frame.origin.x = 100 }, completion: { _ in isDone = true })
      #expect(running.made == "0.5 cubic 1.0" || running.made == "0.5 builtin 1.0")
      #expect(running.duration == 0.5)
      animator = running
    }
    stage.platform.advance(by: 1)
    stage.platform.settle()
    #expect(isDone)
    #expect(animator == nil)
    #expect(Animator(made: "by hand").duration == 1)
  }
}
