// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver

/// One shape of screen; `workloads.py` builds the same for kiwi.
enum Workload: String, CaseIterable {
  case siblings
  case chainFixed
  case chainEqual
  case listTop
  case listBottom
  case nested
  case grid

  /// Places `count` views on a page.
  func place(_ count: Int, on page: inout Page) {
    switch self {
    case .siblings: placeSiblings(count, &page)
    case .chainFixed: placeChain(count, &page, isEqual: false)
    case .chainEqual: placeChain(count, &page, isEqual: true)
    case .listTop: placeList(count, &page, fromTop: true)
    case .listBottom: placeList(count, &page, fromTop: false)
    case .nested: placeNested(count, &page)
    case .grid: placeGrid(count, &page)
    }
  }
}

// MARK: - Shapes

extension Workload {
  private func placeSiblings(_ count: Int, _ page: inout Page) {
    for index in 0..<count {
      let view = page.makeView()
      page.require([(view.left, 1)], .equal, Double(16 + index % 7))
      page.require([(view.top, 1)], .equal, Double(44 * index))
      page.require([(view.left, 1), (view.width, 1), (page.width, -1)], .equal, -16)
      page.require([(view.height, 1)], .equal, 40)
    }
  }

  private func placeChain(_ count: Int, _ page: inout Page, isEqual: Bool) {
    var previous: Page.View?
    for _ in 0..<count {
      let view = page.makeView()
      page.require([(view.top, 1)], .equal, 0)
      page.require([(view.height, 1)], .equal, 44)
      if let previous {
        page.require([(view.left, 1), (previous.left, -1), (previous.width, -1)], .equal, 8)
        if isEqual { page.require([(view.width, 1), (previous.width, -1)], .equal, 0) }
      } else {
        page.require([(view.left, 1)], .equal, 0)
      }
      if !isEqual { page.require([(view.width, 1)], .equal, 60) }
      previous = view
    }
    if isEqual, let previous {
      page.require([(previous.left, 1), (previous.width, 1), (page.width, -1)], .equal, 0)
    }
  }

  private func placeList(_ count: Int, _ page: inout Page, fromTop: Bool) {
    var previous: Page.View?
    for index in 0..<count {
      let view = page.makeView()
      page.require([(view.left, 1)], .equal, 16)
      switch (fromTop, previous) {
      case (true, nil): page.require([(view.top, 1)], .equal, 8)
      case (true, let previous?):
        page.require([(view.top, 1), (previous.top, -1), (previous.height, -1)], .equal, 8)
      case (false, nil): page.require([(view.top, 1), (view.height, 1), (page.bar.top, -1)], .equal, -8)
      case (false, let previous?):
        page.require([(view.top, 1), (view.height, 1), (previous.top, -1)], .equal, -8)
      }
      page.require([(view.left, 1), (view.width, 1), (page.width, -1)], .lessThanOrEqual, -16)
      page.require([(view.width, 1)], .greaterThanOrEqual, 0)
      page.require([(view.height, 1)], .greaterThanOrEqual, 0)
      for (size, natural) in [(view.width, Double(60 + index * 37 % 200)), (view.height, 20)] {
        page.add([(size, 1)], .lessThanOrEqual, natural, 250)
        page.add([(size, 1)], .greaterThanOrEqual, natural, 750)
      }
      previous = view
    }
  }

  private func placeNested(_ count: Int, _ page: inout Page) {
    var outer: Page.View?
    for _ in 0..<count {
      let view = page.makeView()
      if let outer {
        page.require([(view.left, 1), (outer.left, -1)], .equal, 1)
        page.require([(view.top, 1), (outer.top, -1)], .equal, 1)
        page.require([(view.left, 1), (view.width, 1), (outer.left, -1), (outer.width, -1)], .equal, -1)
        page.require([(view.top, 1), (view.height, 1), (outer.top, -1), (outer.height, -1)], .equal, -1)
      } else {
        page.require([(view.left, 1)], .equal, 0)
        page.require([(view.top, 1)], .equal, 0)
        page.require([(view.left, 1), (view.width, 1), (page.width, -1)], .equal, 0)
        page.require([(view.top, 1), (view.height, 1), (page.keyboard, -1)], .equal, 0)
      }
      outer = view
    }
  }

  private func placeGrid(_ count: Int, _ page: inout Page) {
    var side = 1
    while (side + 1) * (side + 1) <= count { side += 1 }
    var above: [Page.View] = []
    var first: Page.View?
    for row in 0..<side {
      var line: [Page.View] = []
      for column in 0..<side {
        let view = page.makeView()
        if let left = line.last {
          page.require([(view.left, 1), (left.left, -1), (left.width, -1)], .equal, 0)
        } else {
          page.require([(view.left, 1)], .equal, 0)
        }
        if row > 0 {
          page.require([(view.top, 1), (above[column].top, -1), (above[column].height, -1)], .equal, 0)
        } else {
          page.require([(view.top, 1)], .equal, 0)
        }
        if let first {
          page.require([(view.width, 1), (first.width, -1)], .equal, 0)
          page.require([(view.height, 1), (first.height, -1)], .equal, 0)
        } else {
          first = view
        }
        line.append(view)
      }
      if row == 0, let last = line.last {
        page.require([(last.left, 1), (last.width, 1), (page.width, -1)], .equal, 0)
      }
      above = line
    }
    if let last = above.last {
      page.require([(last.top, 1), (last.height, 1), (page.keyboard, -1)], .equal, 0)
    }
  }
}
