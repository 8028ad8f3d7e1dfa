// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

@MainActor @Suite(.serialized)
struct PopoverTests {
  private let stage: Stage
  private let page = UIViewController()
  private let button = UIButton(type: .system)

  init() { self.init(width: 1024, height: 768) }

  fileprivate init(width: CGFloat, height: CGFloat) {
    stage = Stage(width: width, height: height)
    stage.window.rootViewController = page
    button.frame = CGRect(x: 100, y: 80, width: 120, height: 40)
    page.view.addSubview(button)
    stage.platform.settle()
  }

  private func content(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIViewController {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: width, height: height)
    content.popoverPresentationController?.sourceView = button
    return content
  }

  private func show(_ controller: UIViewController) {
    page.present(controller, animated: true)
    stage.platform.settle()
  }

  private func place(_ controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.down(x, y)
    stage.up(x, y)
    stage.platform.settle()
  }

  @Test func `a popover stands below its button with its arrow at the button's middle, and a tap outside closes it`() {
    let content = content()
    show(content)
    #expect(content.popoverPresentationController?.arrowDirection == .up)
    #expect(place(content) == CGRect(x: 10, y: 132, width: 300, height: 200))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    tap(200, 250)
    #expect(page.presentedViewController === content)
    tap(160, 100)
    #expect(page.presentedViewController == nil)
    #expect(taps == 0)
    #expect(content.view.window == nil)
  }

  @Test func `in the dark it is lighter than what it lies on`() {
    let content = content()
    show(content)
    #expect(content.traitCollection.userInterfaceLevel == .elevated)
    #expect(content.view.traitCollection.userInterfaceLevel == .elevated)
    #expect(page.traitCollection.userInterfaceLevel == .base)
  }

  @Test func `it goes to a side where there is room and that is permitted`() {
    button.frame.origin.y = 700
    let above = content()
    show(above)
    #expect(above.popoverPresentationController?.arrowDirection == .down)
    #expect(place(above).maxY == 688)
    tap(900, 300)
    let beside = content()
    beside.popoverPresentationController?.permittedArrowDirections = .left
    show(beside)
    #expect(place(beside).minX == 232)
    #expect(place(beside).maxY <= 758)
  }

  @Test func `it follows the size that its content would like, and views outside can be let through`() {
    let content = content()
    content.popoverPresentationController?.passthroughViews = [button]
    show(content)
    content.preferredContentSize = CGSize(width: 200, height: 100)
    stage.platform.settle()
    #expect(place(content).size == CGSize(width: 200, height: 100))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    tap(160, 100)
    #expect(taps == 1)
    #expect(page.presentedViewController === content)
  }

  @Test func `a button on a bar can have one`() {
    let inner = UIViewController()
    inner.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More")
    stage.window.rootViewController = UINavigationController(rootViewController: inner)
    stage.platform.settle()
    let content = content()
    content.popoverPresentationController?.sourceItem = inner.navigationItem.rightBarButtonItem
    inner.present(content, animated: false)
    stage.platform.settle()
    #expect(place(content).maxX == 1014)
    #expect(place(content).minY < 70)
    #expect(content.popoverPresentationController?.arrowDirection == .up)
  }

  @Test func `in a narrow window it is a sheet, unless the delegate wants a popover`() {
    let narrow = PopoverTests(width: 390, height: 844)
    let sheet = narrow.content()
    narrow.show(sheet)
    #expect(narrow.place(sheet).width == CGFloat(390))
    #expect(narrow.place(sheet).maxY == 844)
    sheet.dismiss(animated: false)
    let popover = narrow.content()
    let always = AlwaysPopover()
    popover.popoverPresentationController?.delegate = always
    narrow.show(popover)
    #expect(narrow.place(popover).size == CGSize(width: 300, height: 200))
    narrow.tap(300, 700)
    #expect(narrow.page.presentedViewController == nil)
    #expect(always.log == ["prepare", "will dismiss", "did dismiss"])
  }

  @Test func `a popover becomes a sheet in a window that becomes narrow, and a popover again`() {
    let content = content()
    show(content)
    let wide = place(content)
    stage.screen.change(size: CGSize(width: 390, height: 844))
    stage.platform.settle()
    #expect(place(content) == CGRect(x: 0, y: 10, width: 390, height: 834))
    #expect(content.presentationController is UISheetPresentationController)
    #expect(page.presentedViewController === content)
    stage.screen.change(size: CGSize(width: 1024, height: 768))
    stage.platform.settle()
    #expect(place(content) == wide)
    #expect(page.view.transform == .identity)
    tap(800, 600)
    #expect(page.presentedViewController == nil && content.view.window == nil)
    // Nothing is left of it.
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    tap(160, 100)
    #expect(taps == 1)
  }

  @Test func `one that is on its way adapts when it has come`() {
    let content = content()
    page.present(content, animated: true)
    stage.platform.advance(by: 0.1)
    stage.screen.change(size: CGSize(width: 390, height: 844))
    stage.platform.settle()
    #expect(place(content).width == CGFloat(390))
    #expect(place(content).maxY == 844)
  }

  @Test func `an action sheet adapts to the window too, with its choices`() {
    var chosen: [String] = []
    let alert = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
    }
    alert.popoverPresentationController?.sourceView = button
    show(alert)
    let wide = place(alert)
    stage.screen.change(size: CGSize(width: 390, height: 844))
    stage.platform.settle()
    let narrow = place(alert)
    #expect(narrow.width == CGFloat(374) && narrow.maxY == 836)
    #expect(narrow.height > wide.height, "there is a way to cancel")
    stage.screen.change(size: CGSize(width: 1024, height: 768))
    stage.platform.settle()
    #expect(place(alert) == wide)
    stage.screen.change(size: CGSize(width: 390, height: 844))
    stage.platform.settle()
    tap(195, narrow.maxY - 20)
    #expect(chosen == ["Cancel"])
    #expect(page.presentedViewController == nil)
  }

  @Test func `a sheet in a window that becomes wide stands in its middle`() {
    let narrow = PopoverTests(width: 390, height: 844)
    let sheet = UIViewController()
    narrow.show(sheet)
    #expect(narrow.page.view.transform != .identity, "pushed back")
    narrow.stage.screen.change(size: CGSize(width: 1024, height: 768))
    narrow.stage.platform.settle()
    #expect(narrow.place(sheet) == CGRect(x: 242, y: 74, width: 540, height: 620))
    #expect(narrow.page.view.frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
  }

  @Test func `what a sheet pushes back stays as large as the window that turns`() {
    let narrow = PopoverTests(width: 390, height: 500)
    let sheet = UIViewController()
    narrow.show(sheet)
    narrow.stage.screen.change(size: CGSize(width: 500, height: 490))
    narrow.stage.platform.settle()
    #expect(narrow.place(sheet) == CGRect(x: 0, y: 10, width: 500, height: 480))
    #expect(narrow.page.view.bounds.size == CGSize(width: 500, height: 490))
    #expect(narrow.page.view.frame.width == CGFloat(468))
    narrow.page.dismiss(animated: true)
    narrow.stage.platform.settle()
    #expect(narrow.page.view.frame == CGRect(x: 0, y: 0, width: 500, height: 490))
  }

  @Test func `an action sheet is a popover in a wide window, where a tap outside cancels`() {
    var chosen: [String] = []
    let alert = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
    }
    alert.popoverPresentationController?.sourceView = button
    show(alert)
    #expect(place(alert).minY == 132)
    #expect(place(alert).width == CGFloat(300))
    tap(800, 600)
    #expect(chosen == ["Cancel"])
    #expect(page.presentedViewController == nil)
  }
}

@MainActor
private final class AlwaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
  private(set) var log: [String] = []

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    log.append("prepare")
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.append("will dismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.append("did dismiss")
  }
}
