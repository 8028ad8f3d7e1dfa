// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen with a card, a button and a place that shows fingers.
public class TapsController: UIViewController {
  let card = CardView()
  private let button = PushView(title: "Tap me")
  private let pad = PadView()
  private var tapCount = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for part in [card, pad, button] as [UIView] { view.addSubview(part) }
    card.addInteraction(UIDragInteraction(delegate: self))
    card.addInteraction(UIDropInteraction(delegate: self))
    button.onPush = { [weak self] in self?.pushed() }
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    // Timers, the main queue and tasks of the main actor all work while the app runs.
    _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in report("timer") }
    DispatchQueue.main.async { report("queue") }
    Task {
      try await Task.sleep(nanoseconds: 1_000_000)
      report("task")
    }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    card.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: 120)
    button.frame = CGRect(x: room.minX, y: room.maxY - 50, width: room.width, height: 50)
    pad.frame = CGRect(
      x: room.minX, y: card.frame.maxY + 20, width: room.width,
      height: max(button.frame.minY - card.frame.maxY - 40, 0))
    let scale = view.traitCollection.displayScale
    report("size \(Int(view.bounds.width))x\(Int(view.bounds.height)) at \(scale)")
    report("button \(Int(button.frame.midX)) \(Int(button.frame.midY))")
    report("card \(Int(card.frame.midX)) \(Int(card.frame.midY))")
  }

  /// What can be copied and dragged.
  var words: String { "taps: \(tapCount)" }

  public override var canBecomeFirstResponder: Bool { true }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    report("first responder: \(becomeFirstResponder())")
  }

  public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) {
      report("key \(key.keyCode.rawValue) '\(key.characters)' flags \(key.modifierFlags.rawValue)")
      card.note = "Key \(key.characters)"
      if key.modifierFlags.contains(.control), key.charactersIgnoringModifiers == "c" {
        UIPasteboard.general.string = words
        report("copied")
      } else if key.modifierFlags.contains(.control), key.charactersIgnoringModifiers == "v" {
        report("pasted \(UIPasteboard.general.string ?? "nothing")")
      }
    }
  }

  public override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) { report("key up \(key.keyCode.rawValue)") }
  }

  private func pushed() {
    tapCount += 1
    card.note = "Pushed \(tapCount)"
    report("pushed \(tapCount)")
  }

  private func startAgain() {
    tapCount = 0
    card.note = "Nothing yet"
    report("starts again")
  }
}

/// The card has a menu.
extension TapsController: UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    report("menu at \(Int(location.x)) \(Int(location.y))")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [UIAction(title: "Start Again") { _ in self?.startAgain() }])
    }
  }
}
