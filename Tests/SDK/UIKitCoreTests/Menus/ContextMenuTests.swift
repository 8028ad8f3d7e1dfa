// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized)
struct ContextMenuTests {
  @Test func `a finger that stays lifts the view and opens its menu beside it`() {
    let stage = MenuStage()
    let (photo, keeper) = photo(on: stage)
    stage.stage.down(100, 160)
    stage.platform.advance(by: 0.3)
    #expect(!stage.isOpen)
    stage.platform.advance(by: 0.3)
    #expect(stage.isOpen)
    stage.stage.up(100, 160)
    stage.platform.settle(limit: 2)
    #expect(stage.words == ["A photo", "Copy", "Delete"])
    #expect(stage.place("A photo").width > photo.frame.width)
    #expect(stage.place("Copy").minY > stage.place("A photo").maxY)
    stage.tap("Copy")
    #expect(stage.log == ["Copy"])
    #expect(!stage.isOpen)
    #expect(keeper.log == ["ask 50 60", "will display", "did display", "will end", "did end"])
  }

  @Test func `a finger that moves or goes opens no menu, and one press can choose`() {
    let stage = MenuStage()
    let (_, keeper) = photo(on: stage)
    stage.stage.down(100, 160)
    stage.platform.advance(by: 0.2)
    stage.stage.move(100, 190)
    stage.platform.advance(by: 0.6)
    stage.stage.up(100, 190)
    stage.tap(CGPoint(x: 100, y: 160))
    #expect(keeper.log.isEmpty)
    stage.stage.down(100, 160)
    stage.platform.advance(by: 1)
    let row = stage.place("Delete")
    stage.stage.move(row.midX, row.midY)
    stage.stage.up(row.midX, row.midY)
    #expect(stage.log == ["Delete"])
  }

  @Test func `the second button opens the menu at once, at the pointer, and presses nothing`() {
    let stage = MenuStage()
    let (photo, _) = photo(on: stage)
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in taps += 1 })
    button.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
    photo.addSubview(button)
    stage.platform.advanceFrame()
    let place = CGPoint(x: 80, y: 130)
    stage.stage.scene.click(.began, at: place, button: .secondary)
    #expect(stage.isOpen)
    stage.stage.scene.click(.ended, at: place, button: .secondary)
    stage.platform.settle(limit: 2)
    #expect(stage.words == ["Copy", "Delete"])
    #expect(stage.place("Copy").origin == place)
    #expect(taps == 0)
    stage.stage.scene.click(.began, at: CGPoint(x: 300, y: 600))
    stage.stage.scene.click(.ended, at: CGPoint(x: 300, y: 600))
    #expect(!stage.isOpen)
  }

  @Test func `a tap on the preview commits it, and what was added runs once the menu has gone`() {
    let stage = MenuStage()
    let (_, keeper) = photo(on: stage)
    keeper.makesPreview = true
    stage.stage.down(100, 160)
    stage.platform.advance(by: 1)
    stage.stage.up(100, 160)
    stage.platform.settle(limit: 2)
    #expect(keeper.preview?.viewIfLoaded?.window != nil)
    #expect(keeper.preview?.view.bounds.size == CGSize(width: 200, height: 220))
    let view = keeper.preview?.view
    stage.tap(view?.convert(CGPoint(x: 100, y: 100), to: nil) ?? .zero)
    #expect(!stage.isOpen)
    #expect(keeper.log.suffix(4) == ["commit", "will end", "committed", "did end"].suffix(4))
    #expect(view?.window == nil)
  }

  @Test func `a view that loses its interaction has no menu any more`() {
    let stage = MenuStage()
    let (photo, keeper) = photo(on: stage)
    #expect(photo.interactions.count == 1)
    photo.removeInteraction(photo.interactions[0])
    stage.stage.down(100, 160)
    stage.platform.advance(by: 1)
    #expect(!stage.isOpen)
    #expect(keeper.log.isEmpty)
  }

  @Test func `rows of a table have menus, and a press that opens one selects nothing`() {
    let stage = MenuStage()
    let source = MenuRows()
    source.menu = UIMenu(children: [stage.action("Copy")])
    let table = UITableView(frame: stage.window.bounds)
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.platform.settle(limit: 1)
    stage.stage.down(100, 66)
    stage.platform.advance(by: 1)
    stage.stage.up(100, 66)
    stage.platform.settle(limit: 2)
    #expect(stage.words.last == "Copy")
    #expect(source.asked == [1])
    #expect(table.indexPathForSelectedRow == nil)
    stage.tap("Copy")
    #expect(stage.log == ["Copy"])
    source.menu = nil
    stage.stage.down(100, 66)
    stage.platform.advance(by: 1)
    #expect(!stage.isOpen)
    stage.stage.up(100, 66)
    #expect(table.indexPathForSelectedRow?.row == 1)
  }

  @Test func `near the lower side the preview goes up to leave room for the menu`() {
    let stage = MenuStage()
    let (photo, _) = photo(on: stage)
    photo.frame = CGRect(x: 50, y: 560, width: 290, height: 130)
    stage.platform.advanceFrame()
    stage.stage.down(100, 600)
    stage.platform.advance(by: 1)
    stage.stage.up(100, 600)
    stage.platform.settle(limit: 2)
    let preview = stage.place("A photo")
    let rows = stage.place("Copy").union(stage.place("Delete"))
    #expect(rows.maxY <= 700)
    #expect(!preview.intersects(rows))
  }

  private func photo(on stage: MenuStage) -> (UIView, Keeper) {
    let photo = UIView(frame: CGRect(x: 50, y: 100, width: 160, height: 120))
    photo.backgroundColor = .systemTeal
    photo.accessibilityLabel = "A photo"
    stage.window.addSubview(photo)
    let keeper = Keeper()
    keeper.menu = UIMenu(children: [stage.action("Copy"), stage.action("Delete", attributes: .destructive)])
    photo.addInteraction(UIContextMenuInteraction(delegate: keeper))
    keep(keeper, with: photo)
    stage.platform.advanceFrame()
    return (photo, keeper)
  }

  /// Keeps a delegate for as long as a view.
  private func keep(_ keeper: Keeper, with view: UIView) {
    view.addGestureRecognizer(UITapGestureRecognizer { _ in _ = keeper })
  }
}

/// A delegate that writes down what it is told.
@MainActor
final class Keeper: NSObject, UIContextMenuInteractionDelegate {
  var menu: UIMenu?
  var makesPreview = false
  private(set) var preview: UIViewController?
  private(set) var log: [String] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("ask \(Int(location.x)) \(Int(location.y))")
    return UIContextMenuConfiguration(
      identifier: nil,
      previewProvider: makesPreview
        ? { [weak self] in
          let controller = UIViewController()
          controller.preferredContentSize = CGSize(width: 200, height: 220)
          controller.view.backgroundColor = .systemYellow
          self?.preview = controller
          return controller
        } : nil
    ) { [menu] _ in menu }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will display")
    animator?.addCompletion { [weak self] in self?.log.append("did display") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will end")
    animator?.addCompletion { [weak self] in self?.log.append("did end") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("commit")
    animator.addCompletion { [weak self] in self?.log.append("committed") }
  }
}

@MainActor
private final class MenuRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var menu: UIMenu?
  var asked: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    asked.append(indexPath.row)
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
  }
}
