// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Has a recogniser watch fingers here, and nowhere else.
  func take(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers = (recognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  /// Has a recogniser of this view watch no more.
  func giveUp(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.dropFingers()
    recognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Has these recognisers watch, in their order, and no others; those that stay go on with what is under way.
  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for old in recognizers ?? [] where !new.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
    for recognizer in new where recognizer.view !== self { addGestureRecognizer(recognizer) }
    recognizers = new.enumerated().compactMap { index, recognizer in
      recognizer.view === self && !new[..<index].contains { $0 === recognizer } ? recognizer : nil
    }
  }
}
