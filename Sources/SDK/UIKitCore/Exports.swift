// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// As on iOS, `import UIKit` brings Foundation along.
@_exported public import Foundation
// What fields take, for every app.
@_exported public import EntryFormatting
// Both are of UIKit, for everybody above.
@_exported public import Graphics
@_exported public import Typesetting
