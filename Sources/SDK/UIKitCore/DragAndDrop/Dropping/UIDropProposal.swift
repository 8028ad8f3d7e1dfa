// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What becomes of things that are dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the drag goes back.
  case cancel = 0
  /// Nothing, where something might be expected; people are shown that it cannot be dropped here.
  case forbidden = 1
  /// They are copied.
  case copy = 2
  /// They are moved, where the drag allows it; who began the drag takes them away then.
  case move = 3
}

/// What a drop would do where the drag is now.
@MainActor
open class UIDropProposal: NSObject {
  /// What becomes of the things.
  open private(set) var operation: UIDropOperation

  /// Makes a proposal of an operation.
  public init(operation: UIDropOperation) { self.operation = operation }
}
