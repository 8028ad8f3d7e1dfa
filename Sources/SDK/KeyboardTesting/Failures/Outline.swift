// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import HeadlessPlatform
import UIKitCore

extension TestApp {
  /// What is on the screen in words: a line for each thing that a person could name or touch, in reading order, inside of
  /// what it is in.
  public var outline: String { Outline(app: self).text }
}

/// The views of the screen in words.
@MainActor
struct Outline {
  /// What is beyond this is left out.
  private static let mostLines = 150

  let app: TestApp

  var text: String {
    var lines: [String] = []
    for scene in app.screen.surfaces.reversed() {
      let windows = scene.scene.windows.filter { !$0.isHidden }.reversed()
      if scene === app.screen.inputScene {
        if !windows.isEmpty { lines.append("keyboard") }
      } else if app.screen.scenes.count > 1 {
        let title = scene.title.isEmpty ? "" : " “\(scene.title)”"
        lines.append("window\(title) at \(scene.area.inWords)\(scene.isActive ? ", active" : "")")
      }
      for window in windows { add(window, depth: app.screen.surfaces.count > 1 ? 1 : 0, to: &lines) }
    }
    guard !lines.isEmpty else { return "nothing" }
    guard lines.count > Self.mostLines else { return lines.joined(separator: "\n") }
    return lines.prefix(Self.mostLines).joined(separator: "\n") + "\n… and \(lines.count - Self.mostLines) more"
  }

  private func add(_ window: UIWindow, depth: Int, to lines: inout [String]) {
    let shown = VisibleViews(in: [window]).all.filter(Self.counts)
    let members = Set(shown.map(ObjectIdentifier.init))
    let inner = Dictionary(grouping: shown) { view in
      view.superviews.first { members.contains(ObjectIdentifier($0)) }.map(ObjectIdentifier.init)
    }
    func add(_ holder: ObjectIdentifier?, _ depth: Int) {
      for view in (inner[holder] ?? []).inReadingOrder(isMirrored: app.isMirrored) {
        let isOut = Reach(app: app).visiblePart(of: view).isEmpty
        lines.append(
          String(repeating: "  ", count: depth) + Self.line(of: view) + (isOut ? ", out of sight" : ""))
        add(ObjectIdentifier(view), depth + 1)
        for element in view.drawnElements {
          lines.append(String(repeating: "  ", count: depth + 1) + Self.line(of: element))
        }
      }
    }
    add(nil, depth)
  }

  /// Whether a view is worth a line.
  private static func counts(_ view: UIView) -> Bool {
    if view is UIControl || view is UIScrollView || view.accessibilityIdentifier != nil { return true }
    if !view.isSilent, !view.drawnElements.isEmpty { return true }
    guard !view.isSilent, view.isAccessibilityElement, view.accessibilityLabel?.isEmpty == false else {
      return view is UITableViewCell
    }
    // The text of a button or row says what that says already.
    guard let outer = view.enclosingElement else { return true }
    return outer.accessibilityLabel?.contains(view.accessibilityLabel ?? "") == false
  }

  /// Returns a view, or something that a view draws, in one line.
  static func line(of thing: UIResponder) -> String {
    thing.inWords + " at " + ((thing as? UIView)?.screenFrame ?? thing.accessibilityFrame).inWords
  }
}

extension UIResponder {
  /// What it is and is called.
  var inWords: String {
    var words = "\(type(of: self))"
    if let label = accessibilityLabel, !label.isEmpty { words += " “\(label)”" }
    if let value = accessibilityValue, !value.isEmpty { words += " = \(value)" }
    if let identifier = (self as? UIView)?.accessibilityIdentifier, !identifier.isEmpty { words += " #\(identifier)" }
    let traits = accessibilityTraits.intersection([.header, .selected, .notEnabled, .link]).words
    return traits.isEmpty ? words : words + " (\(traits.joined(separator: ", ")))"
  }
}

extension CGRect {
  /// Place and size in points.
  var inWords: String {
    "\(Double(minX).inWords),\(Double(minY).inWords) \(Double(width).inWords)×\(Double(height).inWords)"
  }
}

extension Double {
  /// With at most one digit after the point.
  var inWords: String {
    guard isFinite, abs(self) < 1e15 else { return "\(self)" }
    let tenths = (self * 10).rounded()
    return tenths.remainder(dividingBy: 10) == 0 ? "\(Int(tenths / 10))" : "\(tenths / 10)"
  }
}
