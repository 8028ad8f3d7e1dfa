// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import UIKit

/// Goes by the app's input modes.
package final class InputModeWitness: KeyboardWitness {
  package var onChange: () -> Void = {}
  private var observer: (any NSObjectProtocol)?
  package private(set) var keyboard: String?

  package init() {
    observer = NotificationCenter.default.addObserver(
      forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
    ) { [weak self] note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated {
        self?.keyboard = (note.object as? UITextInputMode)?.primaryLanguage
        self?.onChange()
      }
    }
  }

  isolated deinit { observer.map { NotificationCenter.default.removeObserver($0) } }
}
