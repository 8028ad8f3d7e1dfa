// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

// A test that says `import Testing` and `import UIKit` imports this module without saying so: Swift Testing names it as
// what it adds to UIKit, and brings it along on Apple's systems only. Without it no such test would compile.
@_exported public import UIKit
