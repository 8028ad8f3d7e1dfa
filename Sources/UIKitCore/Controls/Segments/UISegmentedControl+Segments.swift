// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Indices that there are no segments for count as the nearest one, or change nothing.
extension UISegmentedControl {
  /// How many segments there are.
  public var numberOfSegments: Int { segments.count }

  /// Puts in a segment with a title, before the one that has the index now, or at the end.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.title = title }
  }

  /// Puts in a segment with an image, before the one that has the index now, or at the end.
  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { $0.image = image }
  }

  /// Puts in a segment that runs an action when it is selected.
  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(at: segment, animated: animated) { take(action, in: $0) }
  }

  /// Takes a segment out, for an index without a segment the nearest. If it was selected, none is afterwards.
  public func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }

  /// Gives a segment a title, in place of its image.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = nil
      $0.title = title
    }
  }

  /// Returns a segment's title; `nil` for an image alone.
  public func titleForSegment(at segment: Int) -> String? { self[segment]?.title }

  /// Gives a segment an image, in place of its title.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = nil
      $0.image = image
    }
  }

  /// Returns a segment's image; `nil` for a title.
  public func imageForSegment(at segment: Int) -> UIImage? { self[segment]?.image }

  /// Gives a segment an action to run when people select it, with the action's image or else its title.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { take(action, in: $0) } }

  /// Returns the action that a segment runs; `nil` for none.
  public func actionForSegment(at segment: Int) -> UIAction? { self[segment]?.action }

  /// Returns the segment with an action; `noSegment` for none.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? -1
  }

  /// Sets a width in points; 0 for what suits the content.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
  }

  /// Returns the width that was set for a segment, in points; 0 for what suits the content.
  public func widthForSegment(at segment: Int) -> CGFloat { self[segment]?.width ?? 0 }

  /// Says whether people can select a segment.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  /// Returns whether people can select a segment, as they can at first.
  public func isEnabledForSegment(at segment: Int) -> Bool { self[segment]?.isEnabled ?? false }

  private subscript(index: Int) -> SegmentView? { segments.indices.contains(index) ? segments[index] : nil }

  private func change(_ index: Int, _ change: (SegmentView) -> Void) {
    guard let segment = self[index] else { return }
    change(segment)
    segmentsChanged()
  }
}
