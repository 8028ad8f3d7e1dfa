// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import TestSupport
import Testing

@testable import UIKitCore

/// Trees that change at random come to the frames that the same tree has when it is laid out for the first time.
@MainActor @Suite(.serialized) struct LayoutChurnTests {
  /// Ties a view to its superview by two sides and a size, so that only one place is right.
  private func tie(_ view: UIView, to parent: UIView, _ dice: inout SeededGenerator) -> [NSLayoutConstraint] {
    func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &dice)) }
    return [
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: number(0...20)),
      view.topAnchor.constraint(equalTo: parent.layoutMarginsGuide.topAnchor, constant: number(0...20)),
      view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5, constant: number(0...9)),
      view.heightAnchor.constraint(equalToConstant: number(20...90)),
    ]
  }

  @Test(arguments: 1...30) func `changes lead where a fresh layout leads`(_ seed: UInt64) {
    let bed = LayoutBed()
    var dice = SeededGenerator(seed: seed)
    var views: [UIView] = []
    var ties: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    func place(_ view: UIView) {
      let others = [bed.root] + views.filter { !$0.isDescendant(of: view) && $0.isDescendant(of: bed.root) }
      guard let parent = others.randomElement(using: &dice) else { return }
      // The height is the view's own, and stays with it.
      NSLayoutConstraint.deactivate(ties[ObjectIdentifier(view)] ?? [])
      parent.addSubview(view)
      ties[ObjectIdentifier(view)] = tie(view, to: parent, &dice)
      NSLayoutConstraint.activate(ties[ObjectIdentifier(view)] ?? [])
    }
    for _ in 0..<12 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      views.append(view)
      place(view)
    }
    for _ in 0..<60 {
      guard let view = views.randomElement(using: &dice) else { return }
      switch Int.random(in: 0..<6, using: &dice) {
      case 0: view.removeFromSuperview()
      case 1, 2:
        view.removeFromSuperview()
        place(view)
      case 3: ties[ObjectIdentifier(view)]?.randomElement(using: &dice)?.constant += 3
      case 4: view.superview?.layoutMargins.top += 1
      default: bed.layout()
      }
    }
    bed.layout()
    let shown = views.filter { $0.isDescendant(of: bed.root) }
    let frames = shown.map(\.frame)
    bed.root.removeFromSuperview()
    let other = LayoutBed()
    other.window.addSubview(bed.root)
    for view in shown { view.frame = .zero }
    other.layout()
    #expect(shown.map(\.frame) == frames)
    #expect(bed.log == [])
    #expect(other.log == [])
  }
}
