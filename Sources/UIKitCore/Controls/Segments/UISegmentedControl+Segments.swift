// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Indices that there are no segments for count as the nearest one, or change nothing.
extension UISegmentedControl {
  public var numberOfSegments: Int { segments.count }

  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.title = title }
  }

  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.image = image }
  }

  /// Puts in a segment that runs an action when it is selected.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { take(action, in: $0) }
  }

  public func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }

  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = nil
      $0.title = title
    }
  }

  public func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = nil
      $0.image = image
    }
  }

  public func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

  public func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { take(action, in: $0) } }

  public func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }

  /// Returns the segment with an action; `noSegment` for none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? -1
  }

  /// Sets a width in points; 0 for what suits the content.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
  }

  public func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  public func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

  private subscript(index: Int) -> SegmentView? { segments.indices.contains(index) ? segments[index] : nil }

  private func change(_ index: Int, _ change: (SegmentView) -> Void) {
    guard let segment = self[index] else { return }
    change(segment)
    segmentsChanged()
  }
}
