// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Runs the tests of a file on a keyboard. Source: UTS #35 part 7, section "Keyboard Test Data".
public enum KeyboardTestRunner {
  /// How one test or repertoire went.
  public struct Result: Sendable {
    /// The name of the test.
    package var name: String
    /// Empty for a test that passed.
    package var failures: [LayoutError]
  }

  public static func run(_ test: KeyboardTest, on keyboard: Keyboard) -> [Result] {
    var outputs = KeyboardOutputs(keyboard)
    let repertoires = test.repertoires.map { repertoire in
      Result(name: repertoire.name, failures: failures(of: repertoire, test, &outputs))
    }
    return repertoires + test.cases.map { Result(name: $0.name, failures: failures(of: $0, test, keyboard)) }
  }

  private static func failures(
    of repertoire: KeyboardTest.Repertoire, _ test: KeyboardTest, _ outputs: inout KeyboardOutputs
  ) -> [LayoutError] {
    let missing = outputs.missing(repertoire.members, kind: repertoire.kind)
    guard !missing.isEmpty else { return [] }
    let list = missing.prefix(40).map { "\($0) (\(CodePointNames.escaped($0)))" }.joined(separator: ", ")
    let more = missing.count > 40 ? " and \(missing.count - 40) more" : ""
    return [
      LayoutError(
        file: test.file, line: repertoire.line,
        message: "\(repertoire.name): cannot be typed (\(repertoire.kind.rawValue)): \(list)\(more)")
    ]
  }

  private static func failures(
    of testCase: KeyboardTest.Case, _ test: KeyboardTest, _ keyboard: Keyboard
  ) -> [LayoutError] {
    var field = TestField(keyboard, text: testCase.startContext)
    var failures: [LayoutError] = []
    for step in testCase.steps {
      switch step.action {
      case .keystroke(let key, let gesture):
        if let output = output(of: key, gesture, keyboard) {
          field.type(output)
        }
      case .emit(let units, let markers):
        field.type(keyboard.outputString(units, markers: markers))
      case .backspace:
        field.deleteBackward()
      case .check(let expected):
        if !field.matches(expected) {
          failures.append(
            LayoutError(
              file: test.file, line: step.line,
              message: "\(testCase.name): expected \"\(expected)\" (\(CodePointNames.escaped(expected))), "
                + "got \"\(field.text)\" (\(CodePointNames.escaped(field.text)))"))
        }
      }
    }
    return failures
  }

  /// What a gesture on a key types; `nil` for a key or gesture that the keyboard does not have.
  private static func output(of id: String, _ gesture: KeyboardTest.Gesture, _ keyboard: Keyboard) -> String? {
    guard let key = keyboard.keys[id] else { return nil }
    switch gesture {
    case .tap:
      return key.output
    case .flick(let directions):
      return keyboard.flickKeys(of: key).first { $0.directions == directions }?.key.output
    case .longPress(let number):
      let list = keyboard.longPressKeys(of: key)
      guard number > 0 else { return list.defaultIndex.flatMap { list.keys[$0].output } }
      return number <= list.keys.count ? list.keys[number - 1].output : nil
    case .taps(let count):
      return keyboard.multiTapKey(of: key, tapCount: count)?.output
    }
  }
}
