// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import MorseUI
import Testing

/// Where the keys are, on screens of all widths and on the card that floats.
@Suite struct KeyPlanTests {
  @Test(arguments: [320, 360, 390, 430, 568, 844, 834, 1194])
  func `the space bar is the largest key of its row, and a finger finds all of them`(_ width: Int) throws {
    let size = CGSize(width: CGFloat(width), height: KeyPlan.height(forWidth: CGFloat(width), isTablet: width > 800))
    for showsNext in [true, false] {
      let frames = KeyPlan(size: size, showsNext: showsNext, usesOneSwitch: false).frames
      let space = try #require(frames[.space])
      let row: [KeyPlan.Key] = [.shift, .delete, .return] + (showsNext ? [.next] : [])
      #expect(row.allSatisfy { (frames[$0]?.width ?? .infinity) < space.width })
      #expect(frames.values.allSatisfy { $0.width >= 44 && $0.height >= 38 })
      #expect(frames.values.allSatisfy { $0.minX >= 0 && $0.maxX <= size.width && $0.maxY <= size.height })
    }
  }
}
