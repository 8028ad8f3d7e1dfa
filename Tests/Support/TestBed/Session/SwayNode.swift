// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Geometry

/// A node of sway's tree of outputs, workspaces and windows. Source: sway-ipc(7), GET_TREE.
package struct SwayNode: Decodable, Sendable {
  package struct Box: Decodable, Sendable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  package let name: String?
  package let pid: Int?
  package let focused: Bool
  /// What the window's app calls itself.
  let appID: String?
  private let rect: Box
  private let nodes: [SwayNode]
  private let floatingNodes: [SwayNode]

  private enum CodingKeys: String, CodingKey {
    case name, pid, focused, rect, nodes
    case floatingNodes = "floating_nodes"
    case appID = "app_id"
  }

  /// In logical pixels of the whole layout.
  package var frame: Rect { Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }

  /// Returns the first node that meets a condition, this one included.
  package func first(where holds: (SwayNode) -> Bool) -> SwayNode? {
    if holds(self) { return self }
    for node in nodes + floatingNodes {
      if let found = node.first(where: holds) { return found }
    }
    return nil
  }
}

/// An output as sway describes it. Source: sway-ipc(7), GET_OUTPUTS.
package struct SwayOutput: Decodable, Sendable {
  package let name: String
  package let active: Bool
  private let rect: SwayNode.Box

  /// In logical pixels of the whole layout, after rotation.
  package var frame: Rect { Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
