// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The system calls of a program that has a camera open, and a program that reads its pictures.
extension SystemCallPolicy {
  /// What a calculating program may do; besides, to take pictures from the camera that it has open, and to hand them on in memory.
  static let seeing = SystemCallPolicy(
    rules: calculating.rules
      + ["memfd_create", "ftruncate"].map { SystemCallRule(name: $0) }
      + [
        // F_ADD_SEALS
        SystemCallRule(
          name: "fcntl", conditions: [SystemCallRule.Condition(argument: 1, mask: 0xFFFF_FFFF, value: 1033)])
      ]
      // VIDIOC_QBUF, VIDIOC_DQBUF, VIDIOC_STREAMON and VIDIOC_STREAMOFF by kind and number: how large what they take is differs from one
      // architecture to another. Source: videodev2.h.
      + [0x560F, 0x5611, 0x5612, 0x5613].map {
        SystemCallRule(name: "ioctl", conditions: [SystemCallRule.Condition(argument: 1, mask: 0xFFFF, value: $0)])
      })
}
