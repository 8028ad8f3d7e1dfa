// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The folders through which a path leads, links included, and what to look out for in each.
struct PathRoad: Hashable {
  /// Each folder once, in the order of the road.
  private(set) var stops: [Stop] = []
  /// Where the path leads to, without links; `nil` when it leads to nothing.
  private(set) var end: String?

  struct Stop: Hashable {
    let folder: String
    var names: Names
  }

  /// Which names in a folder count.
  enum Names: Hashable {
    /// The folder itself only.
    case none
    case some(Set<String>)
    case all

    func contains(_ name: String) -> Bool {
      switch self {
      case .none: false
      case .some(let names): names.contains(name)
      case .all: true
      }
    }

    func union(_ other: Names) -> Names {
      switch (self, other) {
      case (.all, _), (_, .all): .all
      case (.none, let names), (let names, .none): names
      case (.some(let names), .some(let others)): .some(names.union(others))
      }
    }
  }

  /// How many links the kernel follows. Source: path_resolution(7).
  private static let mostLinks = 40

  /// Looks where a path leads to now, from the root or from the current folder.
  init(to path: String) {
    var folder = path.hasPrefix("/") ? "/" : "."
    var rest = path.split(separator: "/").filter { $0 != "." }.map(String.init)[...]
    var linkCount = 0
    while let name = rest.popFirst() {
      let place = folder == "/" ? "/" + name : "\(folder)/\(name)"
      guard let status = try? Files.status(place, followingLinks: false) else {
        add(folder, .some([name]))
        return
      }
      switch status.kind {
      case .link:
        add(folder, .some([name]))
        linkCount += 1
        guard linkCount <= Self.mostLinks, let target = Files.link(place) else { return }
        if target.hasPrefix("/") { folder = "/" }
        rest = target.split(separator: "/").filter { $0 != "." }.map(String.init) + rest
      case .folder where !rest.isEmpty:
        add(folder, .none)
        folder = place
      default:
        add(folder, .some([name]))
        // A file in place of a folder leads nowhere.
        guard rest.isEmpty else { return }
        folder = place
      }
    }
    end = folder
  }

  /// Looks out for names in one more folder.
  mutating func add(_ folder: String, _ names: Names) {
    if let place = stops.firstIndex(where: { $0.folder == folder }) {
      stops[place].names = stops[place].names.union(names)
    } else {
      stops.append(Stop(folder: folder, names: names))
    }
  }
}
