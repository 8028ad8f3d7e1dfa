// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

package import TextModel

/// Goes through the keys of a plane for people who press one or two switches: rows first, then parts of the row, then keys.
///
/// As `FocusNavigator` it returns touches for the `TouchInterpreter`, so that a key that is chosen does what a tap on it does. The bar of
/// words is a row as others. After each key it begins anew with the rows.
package struct SwitchScanner: Sendable {
  /// What a person presses.
  package enum Switch: Hashable, Sendable {
    /// Chooses what is lit; starts a scan that has stopped.
    case select
    /// Goes on to the next part.
    case step
  }

  /// How the person scans; changes count from the next step on.
  package var settings: SwitchScanning
  /// The keys.
  package private(set) var plane: KeyPlane
  /// How many times a switch has been pressed.
  package private(set) var pressCount = 0
  /// The parts among which the scan goes, each of one key or more.
  private var parts: [[Int]] = []
  /// The part that is lit; `nil` while the scan has stopped.
  private var current: Int?
  /// Whether the parts are rows of the plane.
  private var isAmongRows = true
  private var round = 1
  private var due: EventTime?
  private let finger: Int32

  /// The most keys of a part of a row, but for rows that are very long.
  private static let partSize = 4

  /// - Parameters:
  ///   - plane: The keys.
  ///   - finger: What the touches are called; no finger of a hand may be called so.
  package init(plane: KeyPlane, settings: SwitchScanning = SwitchScanning(), finger: Int32 = -2) {
    self.plane = plane
    self.settings = settings
    self.finger = finger
    parts = plane.rows
  }
}

// MARK: - Input

extension SwitchScanner {
  /// Shows other keys, whose rows are scanned from the first on; a scan that has stopped stays so. Where only labels are others, as those
  /// of letters when shift is pressed, it goes on.
  package mutating func setPlane(_ plane: KeyPlane, at time: EventTime) {
    let isAlike =
      plane.id == self.plane.id && plane.rows == self.plane.rows
      && plane.keys.count == self.plane.keys.count && zip(plane.keys, self.plane.keys).allSatisfy(Self.isSameKey)
    self.plane = plane
    if isAlike { return }
    if current == nil { (parts, isAmongRows) = (plane.rows, true) } else { begin(at: time) }
  }

  /// Takes a switch that was pressed.
  ///
  /// - Returns: Touches for the keys.
  package mutating func press(_ pressed: Switch, at time: EventTime) -> [TouchEvent] {
    pressCount += 1
    guard let current else {
      begin(at: time)
      return []
    }
    switch pressed {
    case .step:
      step(at: time)
      return []
    case .select: return choose(current, at: time)
    }
  }

  /// Lights the next part when it is time to, once a call at most.
  package mutating func advance(to time: EventTime) {
    guard let due, due <= time else { return }
    step(at: time)
  }

  /// When `advance` must be called if no switch is pressed before; `nil` while nothing moves by itself.
  package var nextDeadline: EventTime? { due }

  /// Stops, as the field has gone.
  package mutating func stop() {
    (parts, isAmongRows) = (plane.rows, true)
    (current, due) = (nil, nil)
  }

  /// The indexes of the keys that are lit: those of a row, of a part of it, or one; none while the scan has stopped.
  package var litKeys: [Int] { current.map { parts[$0] } ?? [] }
}

// MARK: - Steps

extension SwitchScanner {
  private mutating func begin(at time: EventTime) { enter(plane.rows, areRows: true, at: time) }

  private mutating func enter(_ parts: [[Int]], areRows: Bool, at time: EventTime) {
    (self.parts, isAmongRows, round) = (parts, areRows, 1)
    current = parts.isEmpty ? nil : 0
    wait(from: time)
  }

  private mutating func choose(_ index: Int, at time: EventTime) -> [TouchEvent] {
    let keys = parts[index]
    if keys.count > 1 {
      enter(Self.parts(of: keys), areRows: false, at: time)
      return []
    }
    begin(at: time)
    guard let place = keys.first.flatMap(plane.place(toPress:)) else { return [] }
    return [.began, .ended].map { TouchEvent($0, finger: finger, location: place, time: time) }
  }

  private mutating func step(at time: EventTime) {
    guard let index = current else { return }
    if index + 1 < parts.count {
      current = index + 1
    } else if round < settings.roundCount {
      round += 1
      current = 0
    } else if isAmongRows {
      return stop()
    } else {
      return begin(at: time)
    }
    wait(from: time)
  }

  private mutating func wait(from time: EventTime) {
    guard current != nil, settings.switches != .two else { return due = nil }
    // A step of no length would never end.
    let length = min(max(settings.stepMilliseconds, 50), 60_000)
    due = time.advanced(byMilliseconds: length + (current == 0 ? min(max(settings.startMilliseconds, 0), 60_000) : 0))
  }

  /// Whether a person finds the same key in its place; letters have other ids as capitals.
  private static func isSameKey(_ one: PlacedKey, _ other: PlacedKey) -> Bool {
    guard one.frame == other.frame else { return false }
    if case .character = one.role, case .character = other.role { return true }
    return one.id == other.id
  }

  /// Parts of a row that are as long as each other, or its keys where they are few.
  private static func parts(of keys: [Int]) -> [[Int]] {
    guard keys.count > partSize + 1 else { return keys.map { [$0] } }
    var size = partSize
    while size * size < keys.count { size += 1 }
    let count = (keys.count + size - 1) / size
    return (0..<count).map { Array(keys[keys.count * $0 / count..<keys.count * ($0 + 1) / count]) }
  }
}
