// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension UISegmentedControl {
  /// The segment of an index; `nil` where there is none.
  subscript(index: Int) -> SegmentView? { segments.indices.contains(index) ? segments[index] : nil }

  /// Changes a segment, where there is one, and places all anew.
  func change(_ index: Int, _ change: (SegmentView) -> Void) {
    guard let segment = self[index] else { return }
    change(segment)
    segmentsChanged()
  }
}
