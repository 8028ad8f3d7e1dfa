// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionRuntime
public import UIKitCore

extension UIInputViewController {
  /// Runs a keyboard for other apps; its program calls this, and nothing else, on the keyboard's controller:
  ///
  /// ```swift
  /// import UIKit
  ///
  /// KeyboardViewController.main()
  /// ```
  ///
  /// The program lies in the keyboard's bundle, beside `Info.plist`, whose `NSExtensionPrincipalClass` names the controller as
  /// `Module.Class`. The system starts it, in a sandbox; the controller is made anew each time that the keyboard shows.
  /// Started by hand, the program says how keyboards are installed, and ends.
  ///
  /// This is not on iOS, where keyboards are bundles that the system's own program loads.
  public static func main() -> Never { KeyboardProcess.run(Self.self) }
}
