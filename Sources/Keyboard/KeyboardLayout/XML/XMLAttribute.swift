// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// An attribute of an element: references resolved, white space made spaces, as XML wants it.
struct XMLAttribute: Hashable, Sendable {
  var name: String
  var value: String
}
