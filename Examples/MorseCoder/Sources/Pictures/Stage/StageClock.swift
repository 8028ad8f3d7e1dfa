// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessPlatform
import MorseUI
import UIKitCore

/// The clock of a screen in memory, for a keyboard on it.
final class StageClock: MorseClock {
  private final class Call: MorseCall {
    var call: PlatformCall?

    func cancel() { call = nil }
  }

  /// The screen, once it is there.
  weak var platform: HeadlessPlatform?

  var now: TimeInterval { platform?.time ?? 0 }

  func call(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> any MorseCall {
    let call = Call()
    call.call = platform?.call(at: now + seconds, action)
    return call
  }
}
