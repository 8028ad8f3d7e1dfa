// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import KeyboardTour
import UIKit

/// Prints where the chat's parts are and what it holds, whenever that changes, for tests that touch it from outside.
@MainActor
final class ChatReporter {
  private weak var page: ChatPage?
  private var last = ""
  private var timer: Timer?

  init(_ page: ChatPage) {
    self.page = page
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.report() }
    }
  }

  private func report() {
    guard let page, page.bar.window != nil else { return }
    let field = page.bar.textView.convert(page.bar.textView.bounds, to: nil)
    let send = page.bar.send.convert(page.bar.send.bounds, to: nil)
    let words = [
      "messages \(page.tableView.numberOfRows(inSection: 0))", "field \(field.midX) \(field.midY)",
      "send \(send.midX) \(send.midY)", "types \(page.bar.textView.isFirstResponder)",
      "text “\(page.bar.textView.text ?? "")”",
    ]
    let line = words.joined(separator: ", ")
    guard line != last else { return }
    last = line
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
