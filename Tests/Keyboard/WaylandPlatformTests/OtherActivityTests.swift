// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import WaylandPlatform

@MainActor @Suite struct OtherActivityTests {
  /// Whether activity turns out to be elsewhere when nothing else happens.
  private func isElsewhere(_ activity: OtherActivity) -> Bool {
    var activity = activity
    return activity.deadline.map { activity.isElsewhere(at: $0) } ?? false
  }

  @Test("TY-5 activity is the keyboard's where a touch on it, or what it sends, comes with it") func own() {
    var activity = OtherActivity()
    activity.begin(at: 1_000_000)
    #expect(isElsewhere(activity))
    activity.noteOwn(at: 1_002_000)
    #expect(!isElsewhere(activity))
    // The compositor counts what is sent.
    activity.noteOwn(at: 2_000_000)
    activity.begin(at: 2_001_000)
    #expect(!isElsewhere(activity))
    activity.begin(at: 2_500_000)
    #expect(isElsewhere(activity))
  }

  @Test("TY-5 activity elsewhere is told once, when no touch can come any more that it was") func once() throws {
    var activity = OtherActivity()
    activity.begin(at: 1_500_000)
    let deadline = try #require(activity.deadline)
    let answers = [deadline - 1, deadline, deadline + 1].map { activity.isElsewhere(at: $0) }
    #expect(answers == [false, true, false])
  }

  @Test("TY-5 activity that has ended before a touch comes is elsewhere, however late both are heard") func late() {
    var activity = OtherActivity()
    activity.begin(at: 5_000_000)
    let first = activity.pause()
    activity.begin(at: 5_000_001)
    activity.noteOwn(at: 5_000_002)
    let second = activity.pause()
    #expect([first, second] == [true, false])
  }

  @Test("TY-5 what a busy compositor handles late is the keyboard's, and a touch elsewhere after it is not") func busy()
  {
    var activity = OtherActivity()
    activity.noteSent(at: 1_000_000)
    activity.noteSent(at: 1_010_000)
    // It stands still, and its clock for pauses runs out before it comes to the keys.
    let paused = activity.pause()
    activity.begin(at: 1_200_000)
    activity.noteHandled(at: 1_200_100)
    activity.begin(at: 1_200_200)
    activity.noteHandled(at: 1_200_300)
    activity.begin(at: 1_205_000)
    #expect(!paused && !isElsewhere(activity))
    activity.begin(at: 1_300_000)
    #expect(isElsewhere(activity))
  }
}
