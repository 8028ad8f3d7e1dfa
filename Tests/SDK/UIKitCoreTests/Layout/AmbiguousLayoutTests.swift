// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UIKitCore

/// Where views come to be whose constraints leave a choice: what UIKit takes of it, apps rely on.
@MainActor @Suite(.serialized) struct AmbiguousLayoutTests {
  @Test func `a view with only its right and bottom edges given is empty and at these edges`() {
    let bed = LayoutBed()
    for _ in 0..<3 {
      let box = bed.box()
      bed.layout([
        box.rightAnchor.constraint(equalTo: bed.root.rightAnchor),
        box.bottomAnchor.constraint(equalTo: bed.root.bottomAnchor, constant: -8),
      ])
      #expect(box.frame == CGRect(x: 320, y: 472, width: 0, height: 0))
      // The next one takes its place in the engine.
      box.removeFromSuperview()
      bed.layout()
    }
  }

  @Test func `a view with only its leading edge given is empty where people read from the right`() {
    let bed = LayoutBed(isRightToLeft: true)
    let box = bed.box()
    bed.layout([box.leadingAnchor.constraint(equalTo: bed.root.leadingAnchor, constant: 12)])
    #expect(box.frame == CGRect(x: 308, y: 0, width: 0, height: 0))
  }

  @Test func `bounds that nothing else decides are met exactly`() {
    let bed = LayoutBed()
    let box = bed.box()
    bed.layout([
      box.topAnchor.constraint(lessThanOrEqualTo: bed.root.topAnchor, constant: 23),
      bed.root.rightAnchor.constraint(greaterThanOrEqualTo: box.rightAnchor, constant: 74),
      box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(box.frame == CGRect(x: 146, y: 23, width: 100, height: 20))
  }

  @Test func `a bound does not stretch what has a content`() {
    let bed = LayoutBed()
    let label = bed.box(60, 20)
    bed.layout([
      label.leftAnchor.constraint(equalTo: bed.root.leftAnchor, constant: 10),
      label.rightAnchor.constraint(lessThanOrEqualTo: bed.root.rightAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: bed.root.topAnchor),
      label.bottomAnchor.constraint(lessThanOrEqualTo: bed.root.bottomAnchor),
    ])
    #expect(label.frame == CGRect(x: 10, y: 0, width: 60, height: 20))
  }
}
