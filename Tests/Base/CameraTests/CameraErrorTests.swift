// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import LinuxSystem
import Testing

@testable import Camera

/// What somebody hears whose camera does not work.
@Suite struct CameraErrorTests {
  private func code(_ errno: Int32) -> CameraError.Code {
    let error = CameraError(SystemCallError(call: "open", errno: errno), of: "/dev/video0")
    #expect(error.message.contains("/dev/video0"))
    #expect(error.code == .system || error.advice != nil)
    return error.code
  }

  @Test("KG-9 no camera, a busy one and one that is not allowed are told apart, with what to do") func messages() {
    #expect(code(2) == .noCamera && code(19) == .noCamera)
    #expect(code(13) == .notAllowed && code(1) == .notAllowed)
    #expect(code(16) == .busy)
    #expect(code(25) == .notUsable)
    #expect(code(5) == .system)
    let denied = CameraError(SystemCallError(call: "open", errno: 13), of: "/dev/video0")
    #expect(denied.report.contains("group video"))
  }

  @Test("KG-9 where there is no camera that is said, and what is none is not taken for one") func none() {
    func code(_ paths: [String]) -> CameraError.Code? {
      do throws(CameraError) {
        _ = try Camera.first(among: paths)
        return nil
      } catch { return error.code }
    }
    #expect(code([]) == .noCamera)
    #expect(code(["/nowhere/video0"]) == .noCamera)
    // Calls on it fail with ENOTTY.
    #expect(code(["/dev/null"]) == .noCamera)
    #expect(throws: CameraError.notUsable("/dev/null")) { _ = try Camera(path: "/dev/null") }
  }
}
