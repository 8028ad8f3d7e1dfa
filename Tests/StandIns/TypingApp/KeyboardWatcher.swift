// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Prints what the app hears of the keyboard, its notifications, its mode and the place of the guide, on the screen, and the edges
/// that it is near to; a green line stands right above the guide.
@MainActor
class KeyboardWatcher {
  private let view: UIView
  private var lastGuide = ""
  private var lastEdges = ""
  private var observers: [any NSObjectProtocol] = []

  private static let names: [(NSNotification.Name, String)] = [
    (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
    (UIResponder.keyboardWillShowNotification, "willShow"),
    (UIResponder.keyboardWillHideNotification, "willHide"),
    (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
    (UIResponder.keyboardDidShowNotification, "didShow"),
    (UIResponder.keyboardDidHideNotification, "didHide"),
  ]

  private static let edges: [(String, NSDirectionalRectEdge)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ]

  init(_ view: UIView) {
    self.view = view
    let guide = view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    let line = UIView()
    line.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: guide.topAnchor), line.heightAnchor.constraint(equalToConstant: 3),
    ])
    for (_, edge) in Self.edges {
      guide.setConstraints([line.heightAnchor.constraint(greaterThanOrEqualToConstant: 1)], activeWhenNearEdge: edge)
    }
    watchModes()
    for (name, word) in Self.names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null
          let isLocal = note.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? false
          MainActor.assumeIsolated { self?.noticed(word, frame, isLocal: isLocal) }
        })
    }
  }

  /// Tells which keyboard types from now on.
  private func watchModes() {
    observers.append(
      NotificationCenter.default.addObserver(
        forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { report("mode \(self?.view.textInputMode?.primaryLanguage ?? "none")") }
      })
  }

  private func noticed(_ word: String, _ frame: CGRect, isLocal: Bool) {
    report("keyboard \(word) \(Self.numbers(frame)) \(isLocal ? "local" : "foreign")")
  }

  /// Tells where the guide is, if it has moved, and what it is near to, if that has changed.
  func tellGuide() {
    let near = Self.edges.filter {
      view.keyboardLayoutGuide.constraints(activeWhenNearEdge: $0.1).allSatisfy(\.isActive)
    }
    let edges = near.map { $0.0 }.joined(separator: " ")
    if edges != lastEdges { report("near \(edges)") }
    lastEdges = edges
    guard let window = view.window, let screen = window.windowScene?.screen else { return }
    let frame = view.convert(view.keyboardLayoutGuide.layoutFrame, to: screen.coordinateSpace)
    let text = Self.numbers(frame)
    guard text != lastGuide else { return }
    lastGuide = text
    report("guide \(text)")
  }

  private static func numbers(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }
}
