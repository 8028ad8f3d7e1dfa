// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import UIKit

  /// Starts the keyboard in its process. On iOS the system does that by itself.
  @main
  enum Main {
    static func main() { MorseKeyboardController.main() }
  }
#endif
