// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Desk

/// The folder of pictures that show until the keys are made.
final class ReadyFrames: FirstFrameStore {
  func find(_ situation: String) -> (any ReadyPicture)? { ReadyFrame(situation) }

  func keep(_ picture: FirstFrame) { ReadyFrame.keep(picture) }
}
