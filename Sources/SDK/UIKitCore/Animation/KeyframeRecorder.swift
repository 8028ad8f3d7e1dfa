// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Collects what the closures of keyframes change, to make one movement of it for each part of a layer.
@MainActor
final class KeyframeRecorder {
  private struct Entry {
    let layer: CALayer
    let property: LayerProperty
    let initial: LayerValue
    var changes: [(start: Double, end: Double, to: LayerValue)] = []
  }

  private var entries: [Entry] = []
  private let mode: KeyframeTrack.Mode
  /// The part of the whole time in which what is changed now moves.
  private var span = (start: 0.0, end: 1.0)

  /// The recorder whose closures are running.
  static var current: KeyframeRecorder? { AnimationBlock.current?.recorder }

  init(mode: KeyframeTrack.Mode) { self.mode = mode }

  /// Runs a closure whose changes move in a part of the whole time.
  func record(from start: Double, for duration: Double, _ changes: () -> Void) {
    let outer = span
    let begin = start.isFinite ? min(max(start, 0), 1) : 0
    let length = duration.isFinite ? max(duration, 0) : 0
    span = (begin, min(begin + length, 1))
    changes()
    span = outer
  }

  /// Takes in a change.
  func add(_ layer: CALayer, _ property: LayerProperty, from: LayerValue, to: LayerValue) {
    let change = (start: span.start, end: span.end, to: to)
    if let index = entries.firstIndex(where: { $0.layer === layer && $0.property == property }) {
      entries[index].changes.append(change)
    } else {
      entries.append(Entry(layer: layer, property: property, initial: from, changes: [change]))
    }
  }

  /// Has everything move.
  func start(_ block: AnimationBlock) {
    for entry in entries {
      let track = KeyframeTrack(initial: entry.initial, changes: entry.changes, mode: mode)
      entry.layer.move(entry.property, along: track, in: block)
    }
  }
}
