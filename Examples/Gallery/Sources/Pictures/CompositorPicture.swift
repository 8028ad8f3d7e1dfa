// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geometry
import TestBed

/// The app on a real compositor that nobody sees, driven by real touches.
enum CompositorPicture {
  /// Opens a page and touches a control on it, then saves what the compositor shows.
  static func take(to path: String) throws {
    var options = SessionOptions()
    (options.pixelWidth, options.pixelHeight, options.scale) = (780, 1688, 2)
    let session = try Session(options)
    defer {
      session.stop()
      session.removeFolder()
    }
    let bare = try screen(of: session)
    let app = try session.start([try Checkout.program("example-gallery")], name: "gallery")
    let list = try picture(otherThan: bare, of: session, app)
    // The third row of the list, and the second segment of the page that it opens.
    try session.injector.tap(Point(x: 150, y: 269))
    let page = try picture(otherThan: list, of: session, app)
    try session.injector.tap(Point(x: 145, y: 110))
    _ = try picture(otherThan: page, of: session, app)
    try session.takeScreenshot(to: path)
  }

  /// Waits until the screen shows something else and rests.
  private static func picture(otherThan old: Data, of session: Session, _ app: Supervised) throws -> Data {
    var last = old
    var restsSince = Date()
    return try Wait.until("the screen to change and rest") {
      if let status = app.exitStatus { throw GalleryError("the app has ended with \(status): \(app.output)") }
      let now = try screen(of: session)
      if now != last { restsSince = Date() }
      last = now
      // A busy machine may show the same frame twice on the way.
      return now != old && Date().timeIntervalSince(restsSince) > 1 ? now : nil
    }
  }

  private static func screen(of session: Session) throws -> Data {
    let path = session.folder + "/screen.ppm"
    let result = try session.run(["grim", "-t", "ppm", path])
    guard result.status == 0 else { throw GalleryError("grim: \(result.output)") }
    return try Data(contentsOf: URL(filePath: path))
  }
}
