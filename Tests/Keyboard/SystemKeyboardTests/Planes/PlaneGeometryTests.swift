// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Geometry
import KeyboardEngine
import SystemKeyboard
import Testing
import TextModel

@Suite struct PlaneGeometryTests {
  private static let phoneWidths = [320.0, 344, 360, 375, 390, 412, 430, 480]
  private static let screens =
    phoneWidths.flatMap { [Size(width: $0, height: $0 * 2), Size(width: $0 * 2, height: $0)] }
    + [(600.0, 1024.0), (768, 1024), (800, 1280), (1080, 1920)].flatMap {
      [Size(width: $0.0, height: $0.1), Size(width: $0.1, height: $0.0)]
    }
    + [Size(width: 320, height: 480), Size(width: 480, height: 320), Size(width: 800, height: 480)]

  private struct Sample {
    var request: PlaneRequest
    var plane: KeyPlane
  }

  /// Every plane of every kind on a screen.
  private static func samples(_ size: Size) -> [Sample] {
    var builder = PlaneBuilder(catalog: PlaneHarness.catalog)
    var result: [Sample] = []
    for millimetres in [0, size.width / 5.5] {
      let screen = Screen(size: size, widthInMillimetres: millimetres)
      for mode in ["en-US", "ko-KR"] {
        for kind in KeyboardKind.allCases {
          for name in ["letters", "numbers", "symbols"] {
            let request = PlaneRequest(mode: mode, kind: kind, plane: name, screen: screen, modeCount: 2)
            result.append(Sample(request: request, plane: builder.plane(request)))
          }
        }
      }
    }
    return result
  }

  @Test(arguments: screens) func `keys lie inside the plane, side by side, each with its own id`(size: Size) {
    for sample in Self.samples(size) {
      let plane = sample.plane
      let area = Rect(origin: .zero, size: plane.size)
      let isInside = plane.keys.indices.allSatisfy { index in
        let frame = plane.keys[index].frame
        return (plane.isInScroller(index) || frame.intersection(area) == frame) && frame.width >= 12
      }
      #expect(isInside, "\(sample.request)")
      let overlapping = plane.keys.indices.filter { index in
        plane.keys[(index + 1)...].contains { $0.frame.intersects(plane.keys[index].frame) }
      }
      #expect(overlapping.isEmpty, "\(sample.request)")
      #expect(Set(plane.keys.map(\.id)).count == plane.keys.count)
      #expect(plane.size.width == size.width)
    }
  }

  @Test(arguments: screens) func `the keyboard leaves the app about half of the screen`(size: Size) {
    for sample in Self.samples(size) {
      let share = sample.plane.size.height / size.height
      #expect(share <= (size.width > size.height ? 0.55 : 0.5), "\(sample.request)")
    }
  }

  @Test("SY-4 large keys leave the app its half, and small ones are no lower than fingers hit", arguments: screens)
  func keySizes(_ size: Size) {
    let share = size.width > size.height ? 0.55 : 0.5
    for millimetres in [0, size.width / 5.5] {
      let screen = Screen(size: size, widthInMillimetres: millimetres)
      for kind in [KeyboardKind.default, .terminal, .numberPad] {
        func pitch(_ keySize: KeySize) -> Double {
          let plane = PlaneHarness.plane(
            PlaneRequest(mode: "en-US", kind: kind, screen: screen, keySize: keySize, modeCount: 2))
          #expect(plane.size.height <= size.height * share)
          let rows = Set(plane.keys.filter { !$0.frame.isEmpty }.map(\.frame.minY)).sorted()
          return rows[rows.count - 1] - rows[rows.count - 2]
        }
        let (small, usual, large) = (pitch(.small), pitch(.standard), pitch(.large))
        #expect(small <= usual && usual <= large)
        #expect(small >= min(usual, 44), "\(kind)")
      }
    }
  }

  @Test("SY-4 keys of another size have the rows and letters that belong to it") func keySizeMeasures() {
    func plane(_ size: KeySize) -> KeyPlane {
      PlaneHarness.plane(
        PlaneRequest(mode: "en-US", screen: Screen(size: Size(width: 390, height: 844)), keySize: size, modeCount: 2))
    }
    #expect(plane(.standard).key("q")?.frame == Rect(x: 3, y: 9, width: 33, height: 42))
    #expect(plane(.small).size.height == 4 * 48 && plane(.small).key("q")?.frame.height == 37)
    #expect(plane(.large).size.height == 4 * 62 && plane(.large).key("q")?.frame.height == 48)
    #expect(plane(.large).key("q")?.frame.width == 33, "columns stay")
  }

  @Test func `every plane of a keyboard has the same height`() {
    for screen in [PlaneHarness.phone, PlaneHarness.tablet] {
      for mode in ["en-US", "ko-KR"] {
        let heights = ["letters", "numbers", "symbols"].map {
          PlaneHarness.plane(PlaneRequest(mode: mode, plane: $0, screen: screen)).size.height
        }
        #expect(Set(heights).count == 1)
      }
    }
  }

  @Test(arguments: phoneWidths) func `ten keys fill the width of a phone`(width: Double) {
    for size in [Size(width: width, height: width * 2), Size(width: width * 2, height: width)] {
      let row = PlaneHarness.plane(PlaneRequest(mode: "en-US", screen: Screen(size: size))).keys.prefix(10)
      #expect(row.map(\.label.picture).joined() == "qwertyuiop")
      #expect(row.first?.frame.minX == 3)
      #expect(row.last?.frame.maxX == size.width - 3)
      let widths = row.map(\.frame.width)
      #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
    }
  }

  @Test func `a phone has the measures of the model at 390 points`() {
    let plane = PlaneHarness.plane(
      PlaneRequest(mode: "en-US", screen: Screen(size: Size(width: 390, height: 844)), modeCount: 2))
    #expect(plane.size == Size(width: 390, height: 216))
    #expect(plane.key("q")?.frame == Rect(x: 3, y: 9, width: 33, height: 42))
    #expect(plane.key("w")?.frame == Rect(x: 42, y: 9, width: 33, height: 42))
    // The second row starts half a key further in.
    #expect(plane.key("a")?.frame == Rect(x: 23, y: 63, width: 33, height: 42))
    #expect(plane.key("shift")?.frame == Rect(x: 3, y: 117, width: 45, height: 42))
    #expect(plane.key("z")?.frame.minX == 62)
    #expect(plane.key("return")?.frame.width == 91)
  }

  @Test(arguments: [(360.0, 63.6), (360, 65), (360, 68), (390, 65), (393, 66), (412, 70), (430, 71), (540, 68)])
  func `keys of a phone are six millimetres wide, and rows seven apart`(
    width: Double, millimetres: Double
  ) {
    let screen = Screen(size: Size(width: width, height: width * 2), widthInMillimetres: millimetres)
    let plane = PlaneHarness.plane(PlaneRequest(mode: "en-US", screen: screen))
    let density = width / millimetres
    let caps = plane.keys.prefix(10).map(\.frame)
    for (left, right) in zip(caps, caps.dropFirst()) {
      let gap = right.minX - left.maxX
      #expect(gap >= 2 && gap <= 6)
      #expect(left.width >= 6 * density)
    }
    #expect((plane.key("a")?.frame.minY ?? 0) - (plane.key("q")?.frame.minY ?? 0) >= 7 * density)
  }

  @Test(arguments: [60.0, 61, 62, 63])
  func `where ten keys of six millimetres have no room, their columns are as wide`(millimetres: Double) {
    let screen = Screen(size: PlaneHarness.phone.size, widthInMillimetres: millimetres)
    let caps = PlaneHarness.plane(PlaneRequest(mode: "en-US", screen: screen)).keys.prefix(10).map(\.frame)
    for (left, right) in zip(caps, caps.dropFirst()) {
      #expect(right.minX - left.maxX == 2)
      #expect(right.minX - left.minX >= 6 * 360 / millimetres)
    }
  }

  @Test func `a phone on its side has low rows`() {
    let plane = PlaneHarness.plane(PlaneRequest(mode: "en-US", screen: PlaneHarness.phoneLandscape))
    #expect(plane.size.height == 4 * 39)
  }

  @Test(arguments: [Size(width: 800, height: 1280), Size(width: 1280, height: 800)])
  func `a tablet uses its width`(size: Size) {
    let plane = PlaneHarness.plane(PlaneRequest(mode: "en-US", screen: Screen(size: size)))
    let row = plane.keys.prefix(11)
    #expect(row.last?.id == "delete")
    #expect(row.first?.frame.minX == 6)
    #expect(row.last?.frame.maxX == size.width - 6)
    #expect(plane.key("q")?.frame.height == (size.width > size.height ? 61 : 57))
    #expect(plane.key("dismiss") != nil)
  }

  @Test func `a flick down on a tablet types what the small label says`() {
    let plane = PlaneHarness.plane(PlaneRequest(mode: "en-US", screen: PlaneHarness.tablet))
    let pairs = plane.keys.compactMap { key in key.secondaryLabel.map { key.label.picture + $0 } }
    #expect(
      pairs.joined(separator: " ")
        == "q1 w2 e3 r4 t5 y6 u7 i8 o9 p0 a@ s# d$ f& g* h( j) k' l\" z% x- c+ v= b/ n; m: ,! .?")
    #expect(plane.key("q")?.flicks == [[.s]: .character("1")])
    #expect(PlaneHarness.plane(PlaneRequest(mode: "en-US", screen: PlaneHarness.phone)).key("q")?.flicks == [:])
  }

  @Test func `turning a phone does not make it a tablet`() {
    let screen = Screen(size: Size(width: 900, height: 420), widthInMillimetres: 150)
    #expect(PlaneHarness.plane(PlaneRequest(mode: "en-US", screen: screen)).key("dismiss") == nil)
  }

  @Test func `sizes that no screen has do no harm`() {
    for length in [-1.0, 0, 1, .nan, .infinity, 1e300] {
      for millimetres in [-1.0, 0, 1e-300, .nan, .infinity] {
        let screen = Screen(size: Size(width: length, height: length), widthInMillimetres: millimetres)
        let plane = PlaneHarness.plane(PlaneRequest(mode: "en-US", screen: screen))
        #expect(plane.keys.allSatisfy { $0.frame.width.isFinite && $0.frame.minX.isFinite })
      }
    }
  }
}
