// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestBed
import Testing

/// What is kept of a session in which a test failed.
enum Evidence {
  /// Copies the logs, writes down what the app has reported and takes a screenshot, once for each session.
  ///
  /// - Parameter story: What the app has reported; its log where that is all.
  /// - Returns: The folder that holds them.
  static func keep(of session: Session, story: String? = nil) -> String {
    let name = session.folder.split(separator: "/").last.map(String.init) ?? "session"
    let folder = "\(Checkout.root)/.build/testbed/failures/\(name)"
    let files = FileManager.default
    guard !files.fileExists(atPath: folder) else { return folder }
    do {
      let parent = "\(Checkout.root)/.build/testbed/failures"
      try files.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try files.copyItem(atPath: "\(session.folder)/logs", toPath: folder)
      try story?.write(toFile: "\(folder)/story.txt", atomically: true, encoding: .utf8)
      if session.options.compositor.takesPictures { try session.takeScreenshot(to: "\(folder)/screen.png") }
    } catch {
      return "\(folder) (not complete: \(error))"
    }
    return folder
  }
}

extension Trait where Self == IssueHandlingTrait {
  /// Names the kept logs and screenshot in the message of each failed expectation.
  static var keepingEvidence: Self {
    .compactMapIssues { issue in
      guard let bed = AppBed.current else { return issue }
      var issue = issue
      issue.comments.append("evidence in \(Evidence.keep(of: bed.session, story: bed.app.story))")
      return issue
    }
  }
}
