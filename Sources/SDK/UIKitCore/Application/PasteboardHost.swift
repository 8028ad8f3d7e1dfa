// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The platform's side of the pasteboard: what is copied here can be pasted in other apps, and the other way round.
///
/// Types are MIME types, or whatever else an app calls its own data.
@MainActor
package protocol PasteboardHost: AnyObject {
  /// Goes up each time that an app, this one included, copies something.
  var changeCount: Int { get }

  /// What can be pasted, the best first; empty when there is nothing.
  var types: [String] { get }

  /// Returns what another app has copied, or this one; `nil` when there is none of that type or it does not come.
  func data(ofType type: String) -> Data?

  /// Copies: other apps can have it in each of these forms until somebody copies something else.
  func offer(_ forms: [PasteboardForm])
}

/// What was copied, in one form.
package struct PasteboardForm {
  package var type: String
  package var data: Data

  package init(type: String, data: Data) {
    self.type = type
    self.data = data
  }
}
