// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import KeyboardTesting
import Testing
import UIKitCore

/// Search fields and search bars.
@MainActor @Suite(.serialized) struct SearchTests {
  /// A page with a search bar at the top, which writes down what it is told.
  private final class Page: UIViewController, UISearchBarDelegate {
    let bar = UISearchBar()
    var refused: Set<String> = []
    private var told: [String] = []

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      bar.placeholder = "Search"
      bar.delegate = self
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }

    func news() -> [String] {
      defer { told = [] }
      return told
    }

    private func ask(_ question: String) -> Bool {
      told.append(question)
      return !refused.contains { question.hasPrefix($0) }
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("begin?") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { told.append("began") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("end?") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { told.append("ended") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      ask("change \(range.location)+\(range.length) “\(text)”?")
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { told.append("text “\(searchText)”") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { told.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { told.append("cancel") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { told.append("bookmark") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      told.append("scope \(selectedScope)")
    }
  }

  private func start(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> (TestApp, Page) {
    // The bar takes its words as it is made: in an app whose words are English.
    _ = HeadlessPlatform()
    let page = Page()
    return (TestApp(size: CGSize(width: 390, height: 844), direction: direction) { page }, page)
  }

  private static let field = ViewQuery.type(UISearchTextField.self)

  @Test func `the delegate of a search bar is asked and told in order`() throws {
    let (app, page) = start()
    try app.tap(Self.field)
    #expect(page.news() == ["begin?", "began"])
    #expect(app.exists(.label("search")), "the Return key says Search")
    try app.tap("a")
    try app.tap("b")
    #expect(page.news() == ["change 0+0 “a”?", "text “a”", "change 1+0 “b”?", "text “ab”"])
    try app.tap("search")
    #expect(page.news() == ["search"] && page.bar.isFirstResponder)
    try app.tap("Clear text")
    #expect(page.news() == ["text “”"])
    page.bar.text = "by code"
    #expect(page.news().isEmpty)
    page.bar.resignFirstResponder()
    #expect(page.news() == ["end?", "ended"])
  }

  @Test func `a no of the delegate counts at each gate`() throws {
    let (app, page) = start()
    page.refused = ["begin"]
    try app.tap(Self.field)
    #expect(!page.bar.isFirstResponder)
    page.refused = ["change", "end"]
    try app.tap(Self.field)
    try app.tap("a")
    #expect(page.bar.text == "")
    #expect(!page.bar.resignFirstResponder() && page.bar.isFirstResponder)
  }

  @Test func `the Cancel button comes beside the field, which makes room, and goes again`() throws {
    let (app, page) = start()
    #expect(!app.exists("Cancel"))
    let wide = page.bar.searchTextField.frame
    page.bar.setShowsCancelButton(true, animated: true)
    app.settle()
    #expect(page.bar.searchTextField.frame.width < wide.width - 40)
    try app.tap("Cancel")
    #expect(page.news() == ["cancel"])
    page.bar.setShowsCancelButton(false, animated: true)
    app.settle()
    #expect(!app.exists("Cancel") && page.bar.searchTextField.frame == wide)
  }

  @Test("SY-5 a search bar grows with the text that people prefer, while somebody types into it") func largeText()
    throws
  {
    let (app, page) = start()
    try app.tap(Self.field)
    let (bar, field) = (page.bar.bounds.height, page.bar.searchTextField.bounds.height)
    app.screen.contentSizeCategory = .accessibilityExtraLarge
    app.settle()
    #expect(page.bar.searchTextField.bounds.height > field * 1.3)
    #expect(page.bar.bounds.height - bar == page.bar.searchTextField.bounds.height - field)
    #expect(page.bar.isFirstResponder)
    app.screen.contentSizeCategory = .large
    app.settle()
    #expect(page.bar.bounds.height == bar && page.bar.searchTextField.bounds.height == field)
  }

  @Test("SY-5 a search bar above a list grows, and is typed into all the while") func largeTextAboveList() throws {
    let table = UITableViewController(style: .insetGrouped)
    let (app, bar) = (TestApp(size: CGSize(width: 390, height: 844)) { table }, UISearchBar())
    bar.frame.size = CGSize(width: 390, height: 56)
    table.tableView.tableHeaderView = bar
    try app.tap(Self.field)
    bar.frame.size.height = 80
    table.tableView.tableHeaderView = bar
    app.settle()
    #expect(bar.isFirstResponder && bar.superview === table.tableView)
    #expect(table.tableView.contentSize.height >= 80)
  }

  @Test func `people choose where to look below the field, for which the bar grows`() throws {
    let (app, page) = start()
    let height = page.bar.bounds.height
    page.bar.scopeButtonTitles = ["All", "Unread"]
    app.settle()
    #expect(!app.exists("Unread") && page.bar.bounds.height == height)
    page.bar.showsScopeBar = true
    app.settle()
    #expect(page.bar.bounds.height > height + 30)
    try app.tap("Unread")
    #expect(page.news() == ["scope 1"] && page.bar.selectedScopeButtonIndex == 1)
    page.bar.selectedScopeButtonIndex = 0
    #expect(page.news().isEmpty)
  }

  @Test func `the bookmark button is there while nothing is typed`() throws {
    let (app, page) = start()
    page.bar.showsBookmarkButton = true
    try app.tap("Bookmarks")
    #expect(page.news() == ["bookmark"])
    try app.tap(Self.field)
    #expect(!app.exists("Bookmarks"))
  }

  @Test func `the magnifying glass is where the text begins, in both directions, and the text beside it`() throws {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let (app, page) = start(direction)
      page.bar.setShowsCancelButton(true, animated: false)
      app.settle()
      let field = page.bar.searchTextField
      let icon = try #require(field.leftView)
      let cancel = try app.find("Cancel")
      let text = field.textRect(forBounds: field.bounds)
      if direction == .leftToRight {
        #expect(icon.frame.minX == 8 && text.minX > icon.frame.maxX)
        #expect(cancel.convert(cancel.bounds, to: nil).minX > field.convert(field.bounds, to: nil).maxX)
      } else {
        #expect(icon.frame.maxX == field.bounds.width - 8 && text.maxX < icon.frame.minX)
        #expect(cancel.convert(cancel.bounds, to: nil).maxX < field.convert(field.bounds, to: nil).minX)
      }
    }
  }
}
