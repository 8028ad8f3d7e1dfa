// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// What apps write is `import UIKit`; everything is below, so that platforms can stand between.
@_exported public import UIKitCore
