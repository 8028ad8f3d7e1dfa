// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

// MARK: - The sizes of contents

extension LayoutEngine {
  /// Asks the views whose contents have changed for their sizes.
  func readContents() {
    while let record = staleContents.popLast() {
      record.isContentStale = false
      guard let view = record.view, !record.isPinned else { continue }
      let isIgnored = view.layout.isContentIgnored
      let size = isIgnored ? CGSize(width: -1, height: -1) : view.intrinsicContentSize
      let isWrapping = !isIgnored && view.heightFollowsWidth
      if isWrapping != record.content.isWrapping {
        record.content.isWrapping = isWrapping
        if isWrapping { wrapping.append(record) } else { wrapping.removeAll { $0 === record } }
      }
      record.content.naturalWidth = size.width
      record.content.wrappedIn = nil
      record.content.narrowed = nil
      record.content.heldWideIn = nil
      if record.content.isPriorityStale {
        record.content.isPriorityStale = false
        for handle in [
          record.content.width.most, record.content.width.least, record.content.height.most,
          record.content.height.least,
        ] {
          if let handle { remove(handle) }
        }
        record.content.width = .init()
        record.content.height = .init()
      }
      setWidth(size.width, of: record)
      setHeight(size.height, of: record)
    }
  }

  private func setWidth(_ value: CGFloat, of record: LayoutRecord) {
    set(value, \.width, record.width, .horizontal, of: record)
  }

  private func setHeight(_ value: CGFloat, of record: LayoutRecord) {
    set(value, \.height, record.height, .vertical, of: record)
  }

  private func set(
    _ value: CGFloat, _ length: WritableKeyPath<ContentConstraints, ContentConstraints.Length>, _ variable: Variable,
    _ axis: NSLayoutConstraint.Axis, of record: LayoutRecord
  ) {
    guard let view = record.view, value != record.content[keyPath: length].value, !value.isNaN else { return }
    var new = record.content[keyPath: length]
    new.value = value
    if value < 0 {
      // No size of its own.
      for handle in [new.most, new.least] {
        if let handle { remove(handle) }
      }
      new.most = nil
      new.least = nil
    } else {
      let constant = min(value, 1e9)
      if new.most == nil, new.least == nil {
        let source = ConstraintSource.content(record, axis)
        new.most = view.contentHuggingPriority(for: axis).forSolver.flatMap { priority in
          add([Term(variable)], .lessThanOrEqual, constant, priority: priority, source: source)
        }
        new.least = view.contentCompressionResistancePriority(for: axis).forSolver.flatMap { priority in
          add([Term(variable)], .greaterThanOrEqual, constant, priority: priority, source: source)
        }
      } else {
        for handle in [new.most, new.least] {
          if let handle { change(handle, to: constant) }
        }
      }
    }
    record.content[keyPath: length] = new
  }
}

// MARK: - Text of several lines

extension LayoutEngine {
  /// Gives texts their full width to ask for again, so that they can take room that has come free.
  func widenTexts() {
    for record in wrapping where record.content.narrowed != nil {
      record.content.narrowed = nil
      record.content.wrappedIn = nil
      setWidth(record.content.naturalWidth, of: record)
    }
  }

  /// Finds the heights of texts in the widths that they have come to, and holds them to their longest lines.
  func wrapTexts() {
    for record in wrapping {
      guard let view = record.view else { continue }
      let width = CGFloat(value(of: record.width))
      if let narrowed = record.content.narrowed {
        if abs(width - narrowed.from) < 0.01 {
          // Other constraints hold it wide.
          record.content.narrowed = nil
          record.content.heldWideIn = width
          setWidth(record.content.naturalWidth, of: record)
        } else if width < narrowed.to - 0.01, record.content.wrappedIn != width {
          _ = wrap(record, view, width)
        }
      } else if record.content.wrappedIn != width {
        let longest = wrap(record, view, width)
        if record.content.naturalWidth > width, longest < width - 0.01, record.content.heldWideIn != width {
          record.content.narrowed = (width, longest)
          setWidth(longest, of: record)
        }
      }
    }
  }

  /// - Returns: The width of the longest line.
  private func wrap(_ record: LayoutRecord, _ view: UIView, _ width: CGFloat) -> CGFloat {
    let size = view.contentSize(inWidth: max(width, 0))
    record.content.wrappedIn = width
    setHeight(size.height, of: record)
    return size.width
  }
}
