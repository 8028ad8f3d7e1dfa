// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing

@testable import UIKitCore

@MainActor @Suite(.serialized) struct LayoutConflictTests {
  @Test func `constraints that cannot all hold are logged once, and the newest is left out until one changes`() throws {
    let bed = LayoutBed()
    let box = bed.box()
    let old = box.widthAnchor.constraint(equalToConstant: 100)
    let new = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
    new.identifier = "wide enough"
    bed.layout([old, box.heightAnchor.constraint(equalToConstant: 10)])
    bed.layout([new])
    #expect(box.frame.width == 100)
    let message = try #require(bed.log.first)
    #expect(message.contains("cannot all hold") && message.contains("'wide enough'"))
    #expect(message.contains(".width >= 150") && message.contains(".width == 100") && !message.contains("height"))
    let last = try #require(message.range(of: "left out")?.upperBound)
    #expect(message[last...].contains("wide enough") && !message[last...].contains("== 100"))
    bed.root.setNeedsLayout()
    old.constant = 90
    bed.layout()
    #expect(bed.log.count == 1)
    old.constant = 160
    bed.layout()
    #expect(box.frame.width == 160)
  }

  @Test func `a frame that stands for constraints is named in a conflict and wins`() throws {
    let bed = LayoutBed()
    let forgotten = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    bed.root.addSubview(forgotten)
    let width = forgotten.widthAnchor.constraint(equalToConstant: 80)
    bed.layout([width])
    #expect(forgotten.frame.width == 50)
    #expect(try #require(bed.log.first).contains("translatesAutoresizingMaskIntoConstraints"))
    forgotten.translatesAutoresizingMaskIntoConstraints = false
    bed.layout()
    #expect(forgotten.frame.width == 80)
  }

  @Test func `what makes no sense is logged and does nothing`() {
    let bed = LayoutBed()
    let box = bed.box(10, 10)
    let stranger = UIView()
    let senseless = [
      NSLayoutConstraint(
        item: box, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 5),
      NSLayoutConstraint(
        item: box, attribute: .left, relatedBy: .equal, toItem: bed.root, attribute: .top, multiplier: 1, constant: 5),
      NSLayoutConstraint(
        item: box, attribute: .left, relatedBy: .equal, toItem: bed.root, attribute: .leading, multiplier: 1,
        constant: 5),
      NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: bed.root, attribute: .top, multiplier: 1, constant: 5),
      NSLayoutConstraint(
        item: "box", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 5),
      NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: bed.root, attribute: .width, multiplier: .nan,
        constant: 5),
    ]
    #expect(bed.log.count == senseless.count)
    let foreign = box.leadingAnchor.constraint(equalTo: stranger.leadingAnchor)
    bed.layout(senseless + [foreign])
    #expect((senseless + [foreign]).filter(\.isActive).isEmpty)
    #expect(bed.log.count == senseless.count + 1)
    bed.root.addConstraint(foreign)
    stranger.addConstraint(box.widthAnchor.constraint(equalToConstant: 3))
    #expect(stranger.constraints.isEmpty)
    #expect(box.frame.size == CGSize(width: 10, height: 10))
  }

  @Test func `a constraint is described as it is drawn or written`() {
    let bed = LayoutBed()
    let a = bed.box()
    let b = bed.box()
    func name(_ view: UIView) -> String { NSLayoutConstraint.name(of: view) }
    let edge = a.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor, constant: 20)
    #expect(
      edge.description.hasSuffix(
        " H:|-(20)-[\(name(a))](LTR)   (inactive, names: '|':\(name(bed.root)))>"))
    let gap = b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 8).with(.defaultHigh)
    gap.identifier = "gap"
    gap.isActive = true
    #expect(gap.description.hasSuffix(" 'gap' V:[\(name(a))]-(>=8 @750)-[\(name(b))]   (active)>"))
    let ratio = a.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 1.5, constant: -2)
    #expect(ratio.description.hasSuffix(" \(name(a)).width <= 1.5*\(name(b)).height - 2   (inactive)>"))
    #expect(ratio.description.hasPrefix("<NSLayoutConstraint:0x"))
  }

  @Test func `other threads see what a constraint is, and not what just changes`() async {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 5)
    #expect(constraint.description.contains("== 5"))
    #expect(await Task.detached { constraint.description }.value == "<NSLayoutConstraint>")
  }

  @Test func `an open place is told, and tried out`() {
    let bed = LayoutBed()
    let box = bed.box(10, 10)
    bed.layout([box.topAnchor.constraint(equalTo: bed.root.topAnchor)])
    #expect(box.hasAmbiguousLayout)
    let old = box.frame.minX
    box.exerciseAmbiguityInLayout()
    bed.layout()
    #expect(box.frame.minX != old)
    box.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor).isActive = true
    bed.layout()
    #expect(!box.hasAmbiguousLayout)
    #expect(box.constraintsAffectingLayout(for: .vertical).map(\.firstAttribute) == [.top])
  }
}
