// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Foundation
package import UIKit

/// Goes by the input mode of the field.
package final class InputModeWitness: KeyboardWitness {
  /// The field that is watched.
  package weak var field: UIResponder?
  /// Calls when another keyboard types in it.
  package var onChange: () -> Void = {}
  private var observer: (any NSObjectProtocol)?

  package var keyboard: String? { field?.textInputMode?.keyboardIdentifier }

  package init() {
    observer = NotificationCenter.default.addObserver(
      forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.onChange() } }
  }

  isolated deinit { observer.map { NotificationCenter.default.removeObserver($0) } }
}
