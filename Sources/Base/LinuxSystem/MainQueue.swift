// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Dispatch

/// The queue that the main actor runs on.
package enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this runs on the main actor: on the process's first thread or, where the program has called `dispatch_main()` as
  /// those with an asynchronous `main` do, on whatever thread has the queue now.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
