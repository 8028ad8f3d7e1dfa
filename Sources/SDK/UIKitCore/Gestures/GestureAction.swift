// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a recogniser calls, and for whom.
struct GestureAction {
  /// Whom the action belongs to; not kept alive.
  private(set) weak var owner: AnyObject?
  let run: @MainActor (UIGestureRecognizer) -> Void

  init(owner: AnyObject?, run: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.owner = owner
    self.run = run
  }
}
