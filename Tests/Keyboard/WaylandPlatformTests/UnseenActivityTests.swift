// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WaylandPlatform

@MainActor @Suite struct UnseenActivityTests {
  @Test("VK-16 after a pause that follows what was sent nobody else has done anything") func quiet() {
    var activity = UnseenActivity(pauseMicroseconds: 50_000, at: 0)
    var quiet = [activity.isQuiet]
    var late = [activity.pause(at: 51_000)]
    quiet.append(activity.isQuiet)
    activity.noteSent(at: 100_000)
    quiet.append(activity.isQuiet)
    activity.begin()
    activity.noteHandled(at: 102_000)
    quiet.append(activity.isQuiet)
    late.append(activity.pause(at: 153_000))
    quiet.append(activity.isQuiet)
    // Text that goes another way than by keys is no activity.
    activity.noteSent(at: 200_000)
    activity.noteHandled(at: 201_000)
    quiet.append(activity.isQuiet)
    #expect(quiet == [false, true, false, false, true, true] && late == [false, false])
  }

  @Test("VK-16 a key of others that comes right behind what was sent makes the pause late") func late() {
    var activity = UnseenActivity(pauseMicroseconds: 50_000, at: 0)
    activity.noteSent(at: 1_000)
    activity.noteHandled(at: 2_000)
    let wasElsewhere = activity.pause(at: 2_000 + 30_000 + 50_000)
    #expect(wasElsewhere)
  }

  @Test("VK-16 activity of others after a pause is no quiet, and the pause after it is theirs") func others() {
    var activity = UnseenActivity(pauseMicroseconds: 50_000, at: 0)
    let first = activity.pause(at: 50_000)
    activity.begin()
    let isQuiet = activity.isQuiet
    let second = activity.pause(at: 400_000)
    #expect(!first && !isQuiet && second)
  }
}
