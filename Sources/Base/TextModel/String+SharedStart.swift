// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

extension String {
  /// What a change from one text to another one takes away and puts in, behind the start that both share.
  ///
  /// By scalars, not by characters: two spellings of one character are not the same bytes.
  package static func changedEnds(from old: String, to new: String) -> (old: String, new: String) {
    let shared = zip(old, new).prefix { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }.count
    return (String(old.dropFirst(shared)), String(new.dropFirst(shared)))
  }
}
