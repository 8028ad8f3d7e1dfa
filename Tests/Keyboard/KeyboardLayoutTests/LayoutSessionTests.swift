// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import KeyboardLayout

@Suite struct LayoutSessionTests {
  /// Types outputs, with `⌫` for a backspace, and returns the text.
  private func typed(_ outputs: [String], on keyboard: Keyboard, after text: String = "") -> String {
    var field = TestField(keyboard, text: text)
    for output in outputs {
      if output == "⌫" {
        field.deleteBackward()
      } else {
        field.type(output)
      }
    }
    return field.text
  }

  private func keyboard(_ rules: String, variables: String = "", backspace: String = "", keys: String = "") throws
    -> Keyboard
  {
    let simple = rules.isEmpty ? "" : Fixtures.transforms(rules, variables: variables)
    let other = backspace.isEmpty ? "" : Fixtures.transforms(backspace, type: "backspace")
    return try Fixtures.keyboard(Fixtures.source("<keys>\(keys)</keys>" + simple + other))
  }

  private func output(_ id: String, _ keyboard: Keyboard) -> String {
    keyboard.key(id)?.output ?? ""
  }

  @Test func `a dead key by marker`() throws {
    let keyboard = try keyboard(
      "<transform from='\\m{acute}e' to='é'/>", keys: "<key id='acute' output='\\m{acute}'/>")
    let acute = output("acute", keyboard)
    #expect(typed([acute, "e"], on: keyboard) == "é")
    #expect(typed([acute], on: keyboard) == "")
    #expect(typed([acute, "x", "e"], on: keyboard) == "xe")
  }

  @Test func `a marker is forgotten when the caret moves`() throws {
    let keyboard = try keyboard(
      "<transform from='\\m{acute}e' to='é'/>", keys: "<key id='acute' output='\\m{acute}'/>")
    var session = LayoutSession(keyboard)
    _ = session.type(output("acute", keyboard))
    session.reset(context: "")
    #expect(session.type("e") == ("", "e"))
  }

  @Test func `only the first rule of a group acts, and every group does`() throws {
    let keyboard = try Fixtures.keyboard(
      Fixtures.source(
        """
        <transforms type="simple"><transformGroup><transform from="a" to="b"/><transform from="b" to="x"/></transformGroup>
        <transformGroup><transform from="b" to="cd"/></transformGroup></transforms>
        """))
    #expect(typed(["a"], on: keyboard) == "cd")
  }

  @Test func `a mapped set, captures, the whole match and literals`() throws {
    let keyboard = try keyboard(
      """
      <transform from="`($[v])" to="$[1:w]"/><transform from="(x)(y)=" to="$2$1"/><transform from="#z" to="[$0]"/>
      <transform from="1\\$" to="$$\\$\\\\${s}"/>
      """, variables: "<string id='s' value='end'/><set id='v' value='a e io'/><set id='w' value='à è ìò'/>")
    #expect(typed(["`", "a"], on: keyboard) == "à")
    #expect(typed(["`", "i", "o"], on: keyboard) == "ìò")
    #expect(typed(["x", "y", "="], on: keyboard) == "yx")
    #expect(typed(["#", "z"], on: keyboard) == "[#z]")
    #expect(typed(["1", "$"], on: keyboard) == "$$\\end")
  }

  @Test func `text that was there before takes part`() throws {
    let keyboard = try keyboard("<transform from='^a' to='A'/><transform from='ea' to='ä'/>")
    #expect(typed(["a"], on: keyboard, after: "") == "A")
    #expect(typed(["a"], on: keyboard, after: "x") == "xa")
    #expect(typed(["a"], on: keyboard, after: "xe") == "xä")
    var session = LayoutSession(keyboard)
    session.reset(context: "", reachesStart: false)
    #expect(session.type("a") == ("", "a"))
  }

  @Test func `edits are as small as the text allows`() throws {
    let keyboard = try keyboard("<transform from='abcd' to='abxd'/>")
    var session = LayoutSession(keyboard)
    session.reset(context: "zabc")
    #expect(session.type("d") == ("c", "xd"))
  }

  @Test func `a combining mark joins with the letter before it, in every form of that text`() throws {
    let keyboard = try keyboard("", keys: "<key id='m' output='\\u{301}'/>")
    var session = LayoutSession(keyboard)
    session.reset(context: "xe")
    #expect(session.type("\u{301}") == ("e", "é"))
    session.reset(context: "xe\u{323}")
    #expect(Array(session.type("\u{301}").new.unicodeScalars) == ["\u{1EB9}", "\u{301}"])
    // What is decomposed in the document and not touched stays decomposed.
    session.reset(context: "e\u{301}a")
    #expect(session.type("\u{301}") == ("a", "á"))
  }

  @Test func `without normalisation code points are what they are`() throws {
    let keyboard = try Fixtures.keyboard(
      Fixtures.source(
        Fixtures.transforms("<transform from='\u{E8}!' to='1'/><transform from='e\\u{300}!' to='2'/>"),
        settings: "<settings normalization='disabled'/>"))
    #expect(typed(["\u{E8}", "!"], on: keyboard) == "1")
    #expect(typed(["e", "\u{300}", "!"], on: keyboard) == "2")
    #expect(Array(typed(["e", "\u{300}"], on: keyboard).unicodeScalars).count == 2)
  }

  @Test func `a report of the application that says nothing new keeps the markers`() throws {
    let keyboard = try keyboard(
      "<transform from='\\m{acute}e' to='é'/>", keys: "<key id='acute' output='\\m{acute}'/>")
    var session = LayoutSession(keyboard)
    session.reset(context: "ab")
    _ = session.type("c")
    _ = session.type(output("acute", keyboard))
    #expect(session.agrees(with: "abc"))
    #expect(session.agrees(with: "longer abc"))
    #expect(session.agrees(with: "c"))
    #expect(!session.agrees(with: "abd"))
    #expect(!session.agrees(with: ""))
    #expect(session.type("e") == ("", "é"))
    #expect(LayoutSession(keyboard).agrees(with: ""))
    #expect(!LayoutSession(keyboard).agrees(with: "x"))
  }

  // MARK: - Backspace

  @Test func `backspace deletes one code point by default`() throws {
    let keyboard = try keyboard("<transform from='x' to='y'/>")
    #expect(typed(["⌫"], on: keyboard, after: "abc") == "ab")
    #expect(typed(["⌫"], on: keyboard, after: "e\u{323}\u{301}") == "\u{1EB9}")
    #expect(typed(["⌫"], on: keyboard, after: "क्ष") == "क्")
    #expect(typed(["⌫"], on: keyboard, after: "") == "")
  }

  @Test(arguments: ["👍🏽", "👨‍👩‍👧", "🇰🇷", "❤️", "1️⃣", "😀"])
  func `backspace deletes an emoji as a whole`(_ emoji: String) throws {
    let keyboard = try keyboard("<transform from='x' to='y'/>")
    #expect(typed(["⌫"], on: keyboard, after: "a" + emoji) == "a")
  }

  @Test func `backspace takes the markers on both sides`() throws {
    let keyboard = try keyboard(
      "<transform from='\\m{m}b' to='marked'/>", keys: "<key id='m' output='\\m{m}'/>")
    let marker = output("m", keyboard)
    #expect(typed(["a", marker, "x", marker, "⌫", "b"], on: keyboard) == "ab")
    #expect(typed(["a", marker, "b"], on: keyboard) == "amarked")
  }

  @Test func `backspace leaves it to the application where nothing is known`() throws {
    let keyboard = try keyboard("<transform from='x' to='y'/>", keys: "<key id='m' output='\\m{m}'/>")
    var session = LayoutSession(keyboard)
    #expect(session.deleteBackward() == nil)
    _ = session.type(output("m", keyboard))
    #expect(session.deleteBackward() == nil)
  }

  @Test func `backspace rules come first, then the ordinary ones`() throws {
    let keyboard = try keyboard(
      "<transform from='q' to='Q'/>", backspace: "<transform from='ab'/><transform from='xy' to='q'/>")
    #expect(typed(["⌫"], on: keyboard, after: "zab") == "z")
    #expect(typed(["⌫"], on: keyboard, after: "xy") == "Q")
    #expect(typed(["⌫"], on: keyboard, after: "zb") == "z")
  }

  @Test func `ordinary rules do not act on what a default backspace leaves`() throws {
    let keyboard = try keyboard("<transform from='ab' to='X'/>")
    #expect(typed(["⌫"], on: keyboard, after: "abc") == "ab")
  }

  // MARK: - Reordering

  private static let taiTham = """
    <reorder from="\\u{1A60}" order="127"/><reorder from="\\u{1A6B}" order="42"/>
    <reorder from="[\\u{1A75}-\\u{1A79}]" order="55"/>
    <reorder before="\\u{1A6B}" from="\\u{1A60}\\u{1A45}" order="10"/>
    <reorder before="\\u{1A6B}[\\u{1A75}-\\u{1A79}]" from="\\u{1A60}\\u{1A45}" order="10"/>
    <reorder before="\\u{1A6B}" from="\\u{1A60}[\\u{1A75}-\\u{1A79}]\\u{1A45}" order="10 55 10"/>
    """

  // The example of the standard: however the word is typed, it is stored in one order.
  @Test(arguments: [
    "\u{1A21}\u{1A60}\u{1A45}\u{1A6B}\u{1A76}", "\u{1A21}\u{1A6B}\u{1A76}\u{1A60}\u{1A45}",
    "\u{1A21}\u{1A6B}\u{1A60}\u{1A76}\u{1A45}", "\u{1A21}\u{1A6B}\u{1A60}\u{1A45}\u{1A76}",
  ])
  func `clusters are stored in one order`(_ text: String) throws {
    let keyboard = try keyboard(LayoutSessionTests.taiTham)
    let result = typed(text.unicodeScalars.map(String.init), on: keyboard)
    #expect(Array(result.unicodeScalars) == ["\u{1A21}", "\u{1A60}", "\u{1A45}", "\u{1A6B}", "\u{1A76}"])
  }

  @Test func `tertiary characters follow their base, negative ones go before it`() throws {
    let keyboard = try keyboard(
      """
      <reorder from="[12]" tertiary="1"/><reorder from="x" order="5"/><reorder from="y" order="6" tertiaryBase="true"/>
      <reorder from="r" order="-1"/>
      """)
    #expect(typed(["a", "x", "1"], on: keyboard) == "a1x")
    #expect(typed(["a", "y", "x", "1"], on: keyboard) == "axy1")
    #expect(typed(["a", "x", "r"], on: keyboard) == "rax")
    #expect(typed(["b", "a", "x", "r"], on: keyboard) == "brax")
  }

  @Test func `characters typed before their base are stored after it`() throws {
    let keyboard = try keyboard("<reorder from='p' order='9' preBase='true'/><reorder from='m' order='5'/>")
    #expect(typed(["p", "a", "m"], on: keyboard) == "amp")
    #expect(typed(["b", "m", "p", "a"], on: keyboard) == "bmap")
  }

  @Test func `rules for the same characters are merged, the later one counting more`() throws {
    let keyboard = try keyboard(
      "<reorder from='[pq]' order='9'/><reorder from='p' preBase='true'/><reorder from='m' order='5'/>")
    #expect(typed(["p", "a", "m"], on: keyboard) == "amp")
    #expect(typed(["a", "q", "m"], on: keyboard) == "amq")
  }

  @Test func `markers move with the character after them`() throws {
    let keyboard = try Fixtures.keyboard(
      Fixtures.source(
        """
        <keys><key id="all" output="ax\\m{m}1"/></keys><transforms type="simple"><transformGroup>
        <reorder from="x" order="5"/><reorder from="1" order="2"/></transformGroup>
        <transformGroup><transform from="a\\m{m}1x" to="yes"/></transformGroup></transforms>
        """))
    #expect(typed([output("all", keyboard)], on: keyboard) == "yes")
  }

  // MARK: - Always

  @Test func `a session that is printed or dumped does not tell the text`() throws {
    var session = LayoutSession(try keyboard("<transform from='x' to='y'/>"))
    _ = session.type("secret")
    var dumped = ""
    dump(session, to: &dumped)
    #expect(!"\(session) \(String(reflecting: session)) \(dumped)".contains("115"))
    #expect("\(session)" == "LayoutSession with rules")
    #expect(!dumped.contains("document"))
  }

  @Test func `the text is always that of the context, composed`() throws {
    let keyboard = try keyboard(
      """
      <transform from="\\m{a}(.)" to="$1\u{301}"/><transform from="(.)\u{302}\u{323}" to="\\m{b}$1"/>
      <transform from="q(.)?" to="\u{1100}\u{1161}$1"/>
      """, keys: "<key id='a' output='\\m{a}'/><key id='b' output='\\m{b}o'/>")
    let outputs =
      ["e", "a", "\u{301}", "\u{302}", "\u{323}", "é", "q", "\u{11A8}", " ", "\u{9C7}", "\u{9BE}", "⌫"]
      + [output("a", keyboard), output("b", keyboard)]
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let sequence = (0..<30).compactMap { _ in outputs.randomElement(using: &random) }
      let text = typed(sequence, on: keyboard)
      #expect(Array(text.unicodeScalars) == Array(text.precomposedStringWithCanonicalMapping.unicodeScalars))
      #expect(!text.unicodeScalars.contains(where: Marker.isMarker))
    }
  }

  @Test func `memory stays small however much is typed`() throws {
    let keyboard = try keyboard("<transform from='^zz' to='start'/>", keys: "<key id='m' output='\\m{m}'/>")
    var field = TestField(keyboard, text: "")
    for _ in 0..<1500 {
      field.type("é")
      field.type(output("m", keyboard))
    }
    #expect(field.text == String(repeating: "é", count: 1500))
    field.deleteBackward()
    field.type("\u{301}")
    for _ in 0..<2000 {
      field.type(output("m", keyboard))
    }
    #expect(field.text == String(repeating: "é", count: 1500))
  }
}
