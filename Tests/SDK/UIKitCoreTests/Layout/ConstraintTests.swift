// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import Testing

@testable import UIKitCore

@MainActor @Suite(.serialized) struct ConstraintTests {
  @Test func `a form of names and fields lines up, and the fields take the room that is left`() {
    let bed = LayoutBed(safeAreaInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let name = bed.box(60, 20)
    let mail = bed.box(90, 20)
    let nameField = bed.box(-1, 30)
    let mailField = bed.box(-1, 30)
    name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    mail.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let margins = bed.root.layoutMarginsGuide
    let safe = bed.root.safeAreaLayoutGuide
    bed.layout([
      nameField.topAnchor.constraint(equalTo: safe.topAnchor, constant: 10),
      mailField.topAnchor.constraint(equalToSystemSpacingBelow: nameField.bottomAnchor, multiplier: 1),
      name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      mail.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      name.widthAnchor.constraint(equalTo: mail.widthAnchor),
      nameField.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 12),
      mailField.leadingAnchor.constraint(equalTo: mail.trailingAnchor, constant: 12),
      nameField.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      mailField.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      name.centerYAnchor.constraint(equalTo: nameField.centerYAnchor),
      mail.centerYAnchor.constraint(equalTo: mailField.centerYAnchor),
    ])
    #expect(name.frame == CGRect(x: 8, y: 59, width: 90, height: 20))
    #expect(mail.frame == CGRect(x: 8, y: 97, width: 90, height: 20))
    #expect(nameField.frame == CGRect(x: 110, y: 54, width: 202, height: 30))
    #expect(mailField.frame == CGRect(x: 110, y: 92, width: 202, height: 30))
    #expect(bed.log.isEmpty)
  }
}

// MARK: - Direction, sizes and priorities

extension ConstraintTests {
  @Test(
    "a size without a second item is a number, whatever its second attribute",
    arguments: [
      NSLayoutConstraint.Attribute.width, .height, .notAnAttribute,
    ])
  func constantSize(second: NSLayoutConstraint.Attribute) {
    let bed = LayoutBed()
    let box = bed.box(-1, -1)
    bed.layout([
      NSLayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: second, multiplier: 1, constant: 50),
      NSLayoutConstraint(
        item: box, attribute: .height, relatedBy: .equal, toItem: nil, attribute: second, multiplier: 1, constant: 30),
      box.topAnchor.constraint(equalTo: bed.root.topAnchor), box.leftAnchor.constraint(equalTo: bed.root.leftAnchor),
    ])
    #expect(box.frame == CGRect(x: 0, y: 0, width: 50, height: 30) && bed.log.isEmpty)
  }

  @Test func `leading is the right side where people read from the right`() {
    let bed = LayoutBed(isRightToLeft: true)
    let badge = bed.box(40, 40)
    let title = bed.box(-1, 20)
    let note = bed.box(50, 10)
    bed.layout([
      badge.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor, constant: 16),
      badge.topAnchor.constraint(equalTo: bed.root.topAnchor),
      title.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: bed.root.trailingAnchor, constant: -20),
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 300).with(.defaultHigh),
      title.topAnchor.constraint(equalTo: badge.topAnchor),
      note.leftAnchor.constraint(equalTo: bed.root.leftAnchor, constant: 5),
      note.topAnchor.constraint(equalTo: badge.bottomAnchor),
    ])
    #expect(badge.frame == CGRect(x: 264, y: 0, width: 40, height: 40))
    #expect(title.frame == CGRect(x: 20, y: 0, width: 236, height: 20))
    #expect(note.frame == CGRect(x: 5, y: 40, width: 50, height: 10))
    bed.root.semanticContentAttribute = .forceLeftToRight
    bed.layout()
    #expect(badge.frame.minX == 16)
    #expect(title.frame == CGRect(x: 64, y: 0, width: 236, height: 20))
    #expect(note.frame.minX == 5)
  }

  @Test func `a multiplier of a trailing edge is measured from the leading side`() {
    let bed = LayoutBed(isRightToLeft: true)
    let box = bed.box(20, 20)
    bed.layout([
      NSLayoutConstraint(
        item: box, attribute: .leading, relatedBy: .equal, toItem: bed.root, attribute: .trailing, multiplier: 0.25,
        constant: 0),
      box.topAnchor.constraint(equalTo: bed.root.topAnchor),
    ])
    #expect(box.frame.maxX == 240)
  }

  @Test func `the content that resists more keeps its size, and the one that hugs less grows`() {
    let bed = LayoutBed(size: CGSize(width: 100, height: 100))
    let left = bed.box(80, 20)
    let right = bed.box(60, 20)
    right.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    bed.layout([
      left.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: bed.root.trailingAnchor),
      left.topAnchor.constraint(equalTo: bed.root.topAnchor),
      right.topAnchor.constraint(equalTo: bed.root.topAnchor),
    ])
    #expect(left.frame.width == 40)
    #expect(right.frame.width == 60)
    left.size.width = 10
    right.size.width = 10
    right.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    bed.layout()
    #expect(left.frame.width == 10)
    #expect(right.frame.width == 90)
  }

  @Test func `constants, priorities and activity change in place`() {
    let bed = LayoutBed()
    let box = bed.box()
    let wide = box.widthAnchor.constraint(equalToConstant: 200).with(.defaultHigh)
    let narrow = box.widthAnchor.constraint(equalToConstant: 100).with(.defaultLow)
    bed.layout([
      wide, narrow, box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5, constant: 10),
      box.centerXAnchor.constraint(equalTo: bed.root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: bed.root.centerYAnchor),
    ])
    #expect(box.frame == CGRect(x: 60, y: 185, width: 200, height: 110))
    narrow.priority = .required
    bed.layout()
    #expect(box.frame.width == 100)
    narrow.constant = 50
    bed.layout()
    #expect(box.frame.size == CGSize(width: 50, height: 35))
    narrow.isActive = false
    bed.layout()
    #expect(box.frame.width == 200)
    narrow.priority = UILayoutPriority(0)
    narrow.isActive = true
    bed.layout()
    #expect(box.frame.width == 200)
    wide.constant = .nan
    #expect(wide.constant == 200)
    #expect(bed.log.isEmpty)
  }

  @Test func `edges lie on pixels, and neighbours have no gap`() {
    let bed = LayoutBed(size: CGSize(width: 100, height: 100), scale: 2)
    let boxes = (0..<3).map { _ in bed.box(-1, 10) }
    var constraints = [boxes[0].leadingAnchor.constraint(equalTo: bed.root.leadingAnchor)]
    for (box, next) in zip(boxes, boxes.dropFirst()) {
      constraints.append(next.leadingAnchor.constraint(equalTo: box.trailingAnchor))
      constraints.append(next.widthAnchor.constraint(equalTo: box.widthAnchor))
    }
    constraints.append(boxes[2].trailingAnchor.constraint(equalTo: bed.root.trailingAnchor))
    constraints += boxes.map { $0.topAnchor.constraint(equalTo: bed.root.topAnchor) }
    bed.layout(constraints)
    #expect(boxes.map(\.frame.minX) == [0, 33.5, 66.5])
    #expect(boxes.map(\.frame.maxX) == [33.5, 66.5, 100])
  }

  @Test func `a view with a frame of its own can be leaned on, and what leans on it follows`() {
    let bed = LayoutBed()
    let fixed = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    bed.root.addSubview(fixed)
    let box = bed.box(30, 30)
    bed.layout([
      box.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 5),
      box.topAnchor.constraint(equalTo: fixed.bottomAnchor),
    ])
    #expect(box.frame.origin == CGPoint(x: 115, y: 70))
    fixed.frame.origin.x = 40
    bed.layout()
    #expect(box.frame.origin == CGPoint(x: 145, y: 70))
    box.frame.origin = .zero
    bed.root.setNeedsLayout()
    bed.layout()
    #expect(box.frame.origin == CGPoint(x: 145, y: 70))
  }

  @Test func `constraints lead from branch to branch, and a branch that moves takes along what is in it`() {
    let bed = LayoutBed()
    let left = bed.box()
    let right = bed.box()
    let inLeft = bed.box(20, 20, in: left)
    let inRight = bed.box(20, 20, in: right)
    let offset = left.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor, constant: 10)
    bed.layout(
      [
        offset, left.topAnchor.constraint(equalTo: bed.root.topAnchor),
        left.widthAnchor.constraint(equalToConstant: 100), left.heightAnchor.constraint(equalToConstant: 100),
        right.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor, constant: 150),
        right.topAnchor.constraint(equalTo: bed.root.topAnchor, constant: 7),
        right.widthAnchor.constraint(equalToConstant: 100), right.heightAnchor.constraint(equalToConstant: 100),
        inLeft.trailingAnchor.constraint(equalTo: left.trailingAnchor),
        inLeft.bottomAnchor.constraint(equalTo: left.bottomAnchor),
        inRight.leadingAnchor.constraint(equalTo: inLeft.trailingAnchor, constant: 60),
        inRight.topAnchor.constraint(equalTo: inLeft.topAnchor),
      ])
    #expect(inLeft.frame.origin == CGPoint(x: 80, y: 80))
    #expect(inRight.frame.origin == CGPoint(x: 20, y: 73))
    let layouts = (left.layoutCount, right.layoutCount)
    offset.constant = 20
    bed.layout()
    #expect(left.frame.minX == 20)
    #expect(inLeft.frame.origin == CGPoint(x: 80, y: 80))
    #expect(inRight.frame.origin == CGPoint(x: 30, y: 73))
    #expect((left.layoutCount, right.layoutCount) == (layouts.0, layouts.1 + 1))
  }

  @Test func `a view that leaves ends the constraints that lead out of it and keeps those within`() {
    let bed = LayoutBed()
    let card = bed.box()
    let title = bed.box(30, 10, in: card)
    let inner = [
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4),
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 4),
      card.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 4),
      card.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
    ]
    let outer = [
      card.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor, constant: 50),
      card.topAnchor.constraint(equalTo: bed.root.topAnchor),
    ]
    bed.layout(inner + outer)
    #expect(card.frame == CGRect(x: 50, y: 0, width: 38, height: 18))
    card.removeFromSuperview()
    #expect(outer.filter(\.isActive).isEmpty)
    #expect(inner.filter(\.isActive).count == 4)
    #expect(bed.root.constraints.isEmpty)
    let other = bed.box()
    other.addSubview(card)
    bed.layout([
      other.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor),
      other.topAnchor.constraint(equalTo: bed.root.topAnchor, constant: 100),
      card.topAnchor.constraint(equalTo: other.topAnchor, constant: 1),
      card.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 1),
    ])
    #expect(card.frame == CGRect(x: 1, y: 1, width: 38, height: 18))
    #expect(title.frame == CGRect(x: 4, y: 4, width: 30, height: 10))
  }
}

extension NSLayoutConstraint {
  func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
