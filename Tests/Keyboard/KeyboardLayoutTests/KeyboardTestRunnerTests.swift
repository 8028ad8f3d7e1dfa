// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import KeyboardLayout

@Suite struct KeyboardTestRunnerTests {
  private func run(_ content: String, on keyboard: Keyboard? = nil) throws -> [KeyboardTestRunner.Result] {
    let source =
      "<keyboardTest3 conformsTo='techpreview'>\n<info keyboard='k.xml' name='n'/>\n\(content)</keyboardTest3>"
    let test = try KeyboardTestReader.read(Array(source.utf8), file: "t.xml")
    return KeyboardTestRunner.run(
      test, on: try keyboard ?? Fixtures.keyboard(at: Fixtures.folder + "/valid/everything.xml"))
  }

  private func steps(_ steps: String) throws -> [String] {
    try run("<tests name='s'><test name='t'>\(steps)</test></tests>").flatMap(\.failures).map(\.description)
  }

  @Test(arguments: [
    "<keystroke key='e'/><check result='e'/>",
    "<startContext to='a\\u{22}'/><keystroke key='e'/><check result='a\\u0022e'/>",
    "<keystroke key='e' flick='n'/><check result='é'/>",
    "<keystroke key='e' flick='nw se'/><check result='e\\u{300}'/>",
    "<keystroke key='e' flick='s'/><check result=''/>",
    "<keystroke key='e' longPress='1'/><check result='é'/>",
    "<keystroke key='e' longPress='0'/><check result='è'/>",
    "<keystroke key='e' longPress='3'/><check result=''/>",
    "<keystroke key='a' longPress='0'/><check result=''/>",
    "<keystroke key='e' tapCount='2'/><check result='ß'/>",
    "<keystroke key='e' tapCount='3'/><check result='Ŋ'/>",
    "<keystroke key='e' tapCount='4'/><check result=''/>",
    "<keystroke key='nokey'/><check result=''/>",
    "<keystroke key='shift'/><check result=''/>",
    "<keystroke key='acute'/><keystroke key='i'/><check result='í'/>",
    "<emit to='\\m{grave}'/><emit to='e'/><check result='è'/>",
    "<emit to='\\m{stranger}'/><emit to='e'/><check result='e'/>",
    "<emit to='12'/><emit to='#'/><check result='&lt;12#>'/>",
    "<emit to='x'/><emit to='ab'/><backspace/><check result='x'/>",
  ])
  func `passes`(_ content: String) throws {
    #expect(try steps(content) == [])
  }

  @Test func `a failure says what was expected and what came, with code points`() throws {
    #expect(
      try steps("\n<keystroke key='e'/>\n<check result='é'/>") == [
        "t.xml:5: s/t: expected \"é\" (\\u{00E9}), got \"e\" (e)"
      ])
  }

  @Test func `every test and every repertoire is counted`() throws {
    let results = try run(
      """
      <repertoire name='r' chars='[a]'/><tests name='s'><test name='one'/><test name='two'/></tests>
      <tests name='t'><test name='three'/></tests>
      """)
    #expect(results.map(\.name) == ["r", "s/one", "s/two", "t/three"])
  }

  @Test(arguments: [
    ("[e E \\u{E9}]", "default", true), ("[ж]", "default", false), ("[e]", "simple", true), ("[Ŋß]", "gesture", true),
    ("[é è]", "flick", true), ("[ß]", "flick", false), ("[é è]", "longPress", true), ("[a]", "longPress", false),
    ("[ß Ŋ]", "multiTap", true), ("[é]", "multiTap", false), ("[eE]", "hardware", true), ("[ß]", "hardware", false),
    ("[é è]", "simple", true), ("[e\\u0020]", "simple", true), ("[{ee}{éE}]", "default", true),
    ("[{eж}]", "default", false),
    ("[[a-z]-[b-z]]", "default", false),
  ])
  func `repertoires by kind`(_ row: (chars: String, kind: String, passes: Bool)) throws {
    let results = try run("<repertoire name='r' type='\(row.kind)' chars='\(row.chars)'/>")
    #expect(results.map(\.failures.isEmpty) == [row.passes])
  }

  @Test func `a repertoire names what is missing`() throws {
    #expect(
      try run("<repertoire name='r' chars='[eжщ]'/>").first?.failures.map(\.description) == [
        "t.xml:3: r: cannot be typed (default): ж (\\u{0436}), щ (\\u{0449})"
      ])
  }

  @Test(arguments: [
    ("<tests name='s'>\n<test name='t'><keystroke key='a' flick='n' longPress='1'/></test></tests>", 4),
    ("<tests name='s'><test name='t'>\n<keystroke key='a' tapCount='1'/></test></tests>", 4),
    ("<tests name='s'><test name='t'>\n<keystroke/></test></tests>", 4),
    ("<tests name='s'><test name='t'><backspace/>\n<startContext to='x'/></test></tests>", 4),
    ("<tests name='s'><test name='t'><check result='\\u{zz}'/></test></tests>", 3),
    ("<repertoire name='r' chars='[a' />", 3), ("<repertoire name='r' type='magic' chars='[a]'/>", 3),
    ("<repertoire name='r' chars='[\\u{0}-\\u{10FFFF}]'/>", 3), ("<wrong/>", 3), ("<info keyboard='x' name='y'/>", 3),
  ])
  func `mistakes in a test file are errors with a line`(_ row: (content: String, line: Int)) {
    let error = #expect(throws: LayoutErrors.self) { try run(row.content) }
    #expect(error?.errors.map(\.line) == [row.line])
  }

  @Test func `general categories are known in repertoires`() throws {
    #expect(try run("<repertoire name='r' chars='[[:Lu:]&amp;[A-Z]]'/>").first?.failures.isEmpty == false)
    #expect(try run("<repertoire name='r' chars='[\\p{Lu}&amp;[E]]'/>").first?.failures.isEmpty == true)
  }
}
