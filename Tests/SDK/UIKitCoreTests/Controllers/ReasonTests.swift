// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing
import UIKitCore

/// What a controller finds out about why its view comes or goes.
@MainActor @Suite(.serialized) struct ReasonTests {
  private final class Curious: UIViewController {
    private(set) var reasons: [String] = []

    private func note(_ when: String) {
      var why: [String] = []
      if isMovingToParent { why.append("to parent") }
      if isMovingFromParent { why.append("from parent") }
      if isBeingPresented { why.append("presented") }
      if isBeingDismissed { why.append("dismissed") }
      reasons.append("\(when) \(why.joined(separator: " "))")
    }

    func take() -> [String] {
      defer { reasons = [] }
      return reasons
    }

    override func viewWillAppear(_ animated: Bool) { note("+") }
    override func viewDidAppear(_ animated: Bool) { note("++") }
    override func viewWillDisappear(_ animated: Bool) { note("-") }
    override func viewDidDisappear(_ animated: Bool) { note("--") }
  }

  @Test func `a controller knows whether it comes and goes for good or is only covered`() {
    let platform = HeadlessPlatform()
    let window = UIWindow(windowScene: platform.openScene().scene)
    let first = Curious()
    let second = Curious()
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    platform.settle()
    _ = first.take()
    navigation.pushViewController(second, animated: true)
    platform.settle()
    #expect(first.take() == ["- ", "-- "])
    #expect(second.take() == ["+ to parent", "++ to parent"])
    navigation.popViewController(animated: true)
    platform.settle()
    #expect(first.take() == ["+ ", "++ "])
    #expect(second.take() == ["- from parent", "-- from parent"])
    let sheet = Curious()
    first.present(sheet, animated: true)
    platform.settle()
    #expect(sheet.take() == ["+ presented", "++ presented"])
    sheet.dismiss(animated: true)
    platform.settle()
    #expect(sheet.take() == ["- dismissed", "-- dismissed"])
    #expect(!sheet.isBeingDismissed)
  }

  @Test func `a child knows that it comes to its parent and leaves it`() {
    let platform = HeadlessPlatform()
    let window = UIWindow(windowScene: platform.openScene().scene)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    platform.settle()
    let child = Curious()
    root.addChild(child)
    root.view.addSubview(child.view)
    platform.settle()
    #expect(child.take() == ["+ to parent", "++ to parent"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.take() == ["- from parent", "-- from parent"])
  }
}
