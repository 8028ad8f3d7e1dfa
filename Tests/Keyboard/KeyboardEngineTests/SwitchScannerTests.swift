// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import TestSupport
import Testing
import TextModel

@Suite struct SwitchScannerTests {
  private var time = EventTime(milliseconds: 1000)

  /// Waits until a key is lit, alone if that is wished.
  private mutating func wait(for role: KeyRole, _ scanner: inout SwitchScanner, alone: Bool = false) -> Bool {
    for _ in 0..<100 {
      let lit = scanner.litKeys
      if lit.contains(where: { scanner.plane.keys[$0].role == role }), !alone || lit.count == 1 { return true }
      guard let due = scanner.nextDeadline else { return false }
      time = due
      scanner.advance(to: due)
    }
    return false
  }

  private func actions(_ touches: [TouchEvent], on plane: KeyPlane) -> [KeyRole] {
    var interpreter = TouchInterpreter(plane: plane)
    for touch in touches { interpreter.handle(touch) }
    var roles: [KeyRole] = []
    while let action = interpreter.nextAction() { if case .press(let role) = action.kind { roles.append(role) } }
    return roles
  }

  @Test("SY-9 with one switch rows are lit in turn, then parts of the row, then keys, and the key does what a tap does")
  mutating func oneSwitch() {
    for plane in [TestPlanes.letters, TestPlanes.korean] {
      for key in plane.keys {
        var scanner = SwitchScanner(plane: plane)
        #expect(scanner.press(.select, at: time).isEmpty)
        var typed: [KeyRole] = []
        for _ in 0..<4 where typed.isEmpty {
          #expect(wait(for: key.role, &scanner))
          typed = actions(scanner.press(.select, at: time), on: plane)
        }
        #expect(typed == [key.role], "\(key.id)")
        #expect(scanner.pressCount <= 4)
        #expect(scanner.litKeys == plane.rows[0], "the next key is looked for from the first row")
      }
    }
  }

  @Test("SY-9 each part is lit for as long as the person wants, the first one longer")
  mutating func speed() {
    var settings = SwitchScanning()
    (settings.stepMilliseconds, settings.startMilliseconds) = (700, 300)
    var scanner = SwitchScanner(plane: TestPlanes.letters, settings: settings)
    #expect(scanner.litKeys.isEmpty && scanner.nextDeadline == nil)
    _ = scanner.press(.select, at: time)
    var lengths: [Double] = []
    for _ in 0..<4 {
      guard let due = scanner.nextDeadline else { break }
      lengths.append(due.milliseconds(since: time))
      scanner.advance(to: EventTime(microseconds: due.microseconds - 1))
      time = due
      scanner.advance(to: due)
    }
    #expect(lengths == [1000, 700, 700, 700])
  }

  @Test("SY-9 after its rounds a row is left, and the scan stops after those of the rows, until a switch is pressed")
  mutating func rounds() {
    let plane = TestPlanes.letters
    var settings = SwitchScanning()
    settings.roundCount = 3
    var scanner = SwitchScanner(plane: plane, settings: settings)
    _ = scanner.press(.select, at: time)
    _ = scanner.press(.select, at: time)
    let parts = 3
    #expect(scanner.litKeys.count < plane.rows[0].count)
    for _ in 0..<parts * 3 { step(&scanner) }
    #expect(scanner.litKeys == plane.rows[0])
    for _ in 0..<plane.rows.count * 3 { step(&scanner) }
    #expect(scanner.litKeys.isEmpty && scanner.nextDeadline == nil)
    _ = scanner.press(.select, at: time)
    #expect(scanner.litKeys == plane.rows[0])
  }

  private mutating func step(_ scanner: inout SwitchScanner) {
    time = scanner.nextDeadline ?? time
    scanner.advance(to: time)
  }

  @Test("SY-9 with two switches nothing moves by itself")
  mutating func twoSwitches() {
    var settings = SwitchScanning()
    settings.switches = .two
    var scanner = SwitchScanner(plane: TestPlanes.letters, settings: settings)
    _ = scanner.press(.step, at: time)
    #expect(scanner.nextDeadline == nil)
    _ = scanner.press(.step, at: time)
    scanner.advance(to: time.advanced(byMilliseconds: 100_000))
    #expect(scanner.litKeys == TestPlanes.letters.rows[1])
    _ = scanner.press(.select, at: time)
    _ = scanner.press(.select, at: time)
    let touches = scanner.press(.select, at: time)
    #expect(actions(touches, on: TestPlanes.letters) == [.character("a")])
    #expect(scanner.pressCount == 5)
  }

  @Test("SY-9 other keys are scanned from their first row, and a field that goes stops the scan")
  mutating func otherPlanes() {
    var scanner = SwitchScanner(plane: TestPlanes.letters)
    scanner.setPlane(TestPlanes.numbers, at: time)
    #expect(scanner.litKeys.isEmpty)
    _ = scanner.press(.select, at: time)
    _ = scanner.press(.select, at: time)
    scanner.setPlane(TestPlanes.letters, at: time)
    #expect(scanner.litKeys == TestPlanes.letters.rows[0])
    scanner.stop()
    #expect(scanner.litKeys.isEmpty && scanner.nextDeadline == nil)
  }

  @Test("SY-9 a scan goes on where it is when letters become capitals")
  mutating func otherLabels() {
    var scanner = SwitchScanner(plane: TestPlanes.letters)
    _ = scanner.press(.select, at: time)
    step(&scanner)
    let (lit, due) = (scanner.litKeys, scanner.nextDeadline)
    var capitals = TestPlanes.letters
    (capitals.keys[0].id, capitals.keys[0].label, capitals.keys[0].role) = ("Q", .text("Q"), .character("Q"))
    scanner.setPlane(capitals, at: time)
    #expect(scanner.litKeys == lit && scanner.nextDeadline == due && scanner.plane == capitals)
  }

  @Test("SY-9 whatever is pressed on whatever keys, what is lit can be pressed", arguments: 0..<40)
  mutating func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var scanner = SwitchScanner(plane: RandomPlanes.plane(&random))
    for _ in 0..<300 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: scanner.setPlane(RandomPlanes.plane(&random), at: time)
      case 1:
        scanner.settings.switches = SwitchScanning.Switches.allCases.randomElement(using: &random) ?? .one
        scanner.settings.stepMilliseconds = [.min, 0, 800, .max].randomElement(using: &random) ?? 0
        scanner.settings.startMilliseconds = [.min, 0, 500, .max].randomElement(using: &random) ?? 0
        scanner.settings.roundCount = [.min, 0, 1, 2, .max].randomElement(using: &random) ?? 1
      case 2: scanner.stop()
      case 3..<8: step(&scanner)
      default: _ = scanner.press(Bool.random(using: &random) ? .select : .step, at: time)
      }
      #expect(scanner.litKeys.allSatisfy { scanner.plane.place(toPress: $0) != nil })
    }
  }
}
