// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import UIKit

  /// The tone of the key. The keyboard has no sound of its own in its sandbox; the host sounds it.
  @MainActor
  final class Tone {
    func begin() { UIDevice.current.beginInputTone() }

    func end() { UIDevice.current.endInputTone() }
  }
#endif
