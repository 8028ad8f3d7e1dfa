// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if canImport(ObjectiveC)
  import UIKit

  extension UITextDocumentProxy {
    /// Which document is typed into; `nil` before the system has said so, and between two fields, when the property itself
    /// has no value for Swift and ends the program.
    var document: UUID? { perform(#selector(getter: documentIdentifier))?.takeUnretainedValue() as? UUID }
  }
#endif
