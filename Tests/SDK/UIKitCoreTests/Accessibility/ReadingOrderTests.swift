// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import Testing
import UIKitCore

/// What is read, and in which order.
@MainActor @Suite(.serialized) final class ReadingOrderTests {
  /// Made in the test itself: between a suite's `init` and its test another suite's app may become the shared one.
  private lazy var stage = Stage(width: 320, height: 400)

  private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, height: CGFloat = 20, in view: UIView? = nil)
    -> UILabel
  {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 60, height: height))
    label.text = text
    (view ?? stage.window).addSubview(label)
    return label
  }

  private var read: [String?] {
    UIApplication.shared.accessibility.nodes(of: stage.scene.scene).elements.map(\.label)
  }

  @Test func `lines are read from the top, and each from the leading side`() {
    _ = label("d", 20, 100)
    _ = label("c", 200, 42)
    _ = label("a", 20, 0)
    _ = label("b", 20, 40)
    #expect(read == ["a", "b", "c", "d"])
    stage.screen.layoutDirection = .rightToLeft
    #expect(read == ["a", "c", "b", "d"])
  }

  @Test func `a tall thing is read before what stands beside it`() {
    _ = label("two", 200, 30)
    _ = label("picture", 20, 0, height: 60)
    _ = label("one", 200, 5)
    #expect(read == ["picture", "one", "two"])
  }

  @Test func `a group is read to its end before what lies beside it`() {
    let column = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(column)
    _ = label("left, above", 10, 0, in: column)
    _ = label("left, below", 10, 50, in: column)
    _ = label("right, above", 200, 0)
    _ = label("right, below", 200, 50)
    #expect(read == ["left, above", "right, above", "left, below", "right, below"])
    column.shouldGroupAccessibilityChildren = true
    #expect(read == ["left, above", "left, below", "right, above", "right, below"])
  }

  @Test func `a view says itself what is in it and in which order`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    stage.window.addSubview(view)
    let above = label("above", 10, 0, in: view)
    let below = label("below", 10, 50, in: view)
    _ = label("never", 10, 80, in: view)
    view.accessibilityElements = [below, above]
    #expect(read == ["below", "above"])
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 0) as? UILabel === below)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.accessibilityElement(at: -1) == nil)
    #expect(view.index(ofAccessibilityElement: above) == 1)
    #expect(view.index(ofAccessibilityElement: stage.window) == NSNotFound)
  }

  @Test func `views that name each other as elements are read to an end`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    stage.window.addSubview(view)
    let inner = UIAccessibilityElement(accessibilityContainer: view)
    inner.isAccessibilityElement = false
    inner.accessibilityElements = [inner, view]
    view.accessibilityElements = [inner]
    #expect(read.isEmpty)
  }

  @Test func `a part of what a view draws is an element that moves with the view`() {
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    stage.window.addSubview(view)
    let bar = UIAccessibilityElement(accessibilityContainer: view)
    bar.accessibilityLabel = "March"
    bar.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10, width: 20, height: 50)
    view.accessibilityElements = [bar]
    #expect(read == ["March"])
    #expect(bar.accessibilityFrame == CGRect(x: 30, y: 110, width: 20, height: 50))
    view.frame.origin.y = 0
    #expect(bar.accessibilityFrame == CGRect(x: 30, y: 10, width: 20, height: 50))
    #expect(bar.accessibilityActivationPoint == CGPoint(x: 40, y: 35))
  }

  @Test func `what is hidden, empty or inside an element is not read`() {
    label("hidden", 0, 0).isHidden = true
    label("clear", 0, 0).alpha = 0
    label("flat", 0, 0).frame.size.height = 0
    let quiet = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    quiet.accessibilityElementsHidden = true
    stage.window.addSubview(quiet)
    _ = label("quiet", 0, 0, in: quiet)
    let whole = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    whole.isAccessibilityElement = true
    whole.accessibilityLabel = "whole"
    stage.window.addSubview(whole)
    _ = label("part", 0, 0, in: whole)
    #expect(read == ["whole"])
  }

  @Test func `a modal view hides what is beside it, and an alert what is behind`() {
    let root = UIViewController()
    stage.window.rootViewController = root
    _ = label("behind", 0, 0, in: root.view)
    let front = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    root.view.addSubview(front)
    _ = label("front", 0, 0, in: front)
    front.accessibilityViewIsModal = true
    #expect(read == ["front"])
    front.removeFromSuperview()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    root.present(alert, animated: true)
    stage.platform.settle()
    #expect(read == ["Sure?", "Yes"])
    let nodes = UIApplication.shared.accessibility.nodes(of: stage.scene.scene)
    #expect(nodes.map(\.role) == [.alert])
    #expect(nodes.first?.label == "Sure?")
    root.dismiss(animated: true)
    stage.platform.advance(by: 0.02)
    #expect(read == ["behind"], "an alert on its way out is out of reach")
  }

  @Test func `what is scrolled out of sight is read but does not show`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    scroll.contentSize = CGSize(width: 320, height: 1000)
    stage.window.addSubview(scroll)
    _ = label("near", 0, 0, in: scroll)
    _ = label("far", 0, 500, in: scroll)
    let elements = UIApplication.shared.accessibility.nodes(of: stage.scene.scene).elements
    #expect(elements.map(\.label) == ["near", "far"])
    #expect(elements.map(\.isShowing) == [true, false])
  }
}
