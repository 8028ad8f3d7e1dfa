// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import UIKit

  extension UITextDocumentProxy {
    /// Which document is typed into.
    var document: UUID? { documentIdentifier }
  }
#endif
