// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import settings_pictures

/// The ways to the pages that `make settings` takes pictures of.
@Suite(.serialized) struct PictureWaysTests {
  @Test("SY-4 every page of the pictures is reached")
  func ways() async throws {
    for scene in Scene.all where scene.isPossible {
      let home = try Home.furnished()
      try scene.furnish(home)
      let stage = try SettingsStage(home: home)
      #expect(throws: Never.self, "\(scene.name)") { try scene.play(stage) }
      // Other tests want the main actor, too.
      await Task.yield()
    }
  }
}
