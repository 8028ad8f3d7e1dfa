// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

@main
enum Spinet {
  static func main() {}
}
