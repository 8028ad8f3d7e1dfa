// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextModel

/// The device that the app runs on.
@MainActor
open class UIDevice: NSObject {
  private static let one = UIDevice()

  /// The device.
  open class var current: UIDevice { one }

  /// What kind of device it is, as the first scene has it.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { Surroundings.current.traits.userInterfaceIdiom }

  /// Sounds the click of a key, if the person has clicks on and an input view or accessory view shows that wants them, as
  /// `UIInputViewAudioFeedback` tells.
  open func playInputClick() {
    if UIApplication.shared.inputViews.wantsClicks { UIApplication.shared.platform?.play(.character) }
  }
}
