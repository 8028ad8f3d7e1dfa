// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import LinuxSystem

/// A camera gives no pictures.
package struct CameraError: ExplainedError, Hashable, Sendable {
  /// What went wrong, for programs.
  package let code: Code
  package let message: String
  package let advice: String?
  /// What the system refused, where it was that.
  package let refusal: SystemCallError?

  init(_ code: Code, _ message: String, advice: String? = nil, refusal: SystemCallError? = nil) {
    self.code = code
    self.message = message
    self.advice = advice
    self.refusal = refusal
  }

  package var cause: (any Error)? { refusal }
}

extension CameraError {
  /// What went wrong.
  package struct Code: Hashable, Sendable {
    private enum Storage: Hashable { case noCamera, notAllowed, busy, notUsable, silent, system }
    private let storage: Storage

    /// There is none.
    package static var noCamera: Self { Self(storage: .noCamera) }
    /// The user may not open it.
    package static var notAllowed: Self { Self(storage: .notAllowed) }
    /// Another program has it.
    package static var busy: Self { Self(storage: .busy) }
    /// It is no camera, or its pictures are not understood.
    package static var notUsable: Self { Self(storage: .notUsable) }
    /// It does not send pictures.
    package static var silent: Self { Self(storage: .silent) }
    /// A system call failed in another way.
    package static var system: Self { Self(storage: .system) }
  }

  package static var noCamera: CameraError {
    CameraError(
      .noCamera, "There is no camera", advice: "connect one and turn it on, or use a picture in a file.")
  }

  static func notUsable(_ path: String) -> CameraError {
    CameraError(
      .notUsable, "\(path) is no camera whose pictures can be read", advice: "use one that has YUYV, MJPG or GREY.")
  }

  static func silent(_ path: String) -> CameraError {
    CameraError(
      .silent, "The camera \(path) sends no pictures", advice: "connect it again, or look for a cover on it.")
  }

  /// What a call on a camera has met.
  ///
  /// - Parameter path: The camera's.
  init(_ refusal: SystemCallError, of path: String) {
    // EACCES and EPERM; EBUSY; ENOENT, ENXIO and ENODEV. Source: errno-base.h of Linux.
    switch refusal.errno {
    case 13, 1:
      self.init(
        .notAllowed, "You are not allowed to use the camera \(path)",
        advice: "become a member of the group video (sudo usermod -aG video USER), and log in again.", refusal: refusal)
    case 16:
      self.init(
        .busy, "Another program uses the camera \(path)", advice: "close it and try again.", refusal: refusal)
    case 2, 6, 19:
      self.init(
        .noCamera, "There is no camera \(path)", advice: "connect one and turn it on, or use a picture in a file.",
        refusal: refusal)
    case 25, 22: self = .notUsable(path)
    default: self.init(.system, "The camera \(path) does not work", refusal: refusal)
    }
  }
}
