// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct UIImageViewTests {
  @Test func `a view of an image of nothing has no size of its own, and draws nothing`() {
    let stage = Stage()
    let view = UIImageView(image: UIImage())
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    stage.window.addSubview(view)
    #expect(view.intrinsicContentSize == .zero)
    #expect(stage.ink(in: CGRect(x: 0, y: 0, width: 60, height: 60)) == 0)
  }
}
