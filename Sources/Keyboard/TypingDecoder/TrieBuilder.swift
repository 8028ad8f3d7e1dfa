// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// The nodes of a trie in breadth-first order, whose words are numbered in the order of their letters.
struct TrieBuilder {
  private struct Node {
    var first = 0
    var childCount = 0
    var firstWord: Int
    var label: UInt8
    var best: UInt8 = 254
    var cost = LanguageFormat.noWord
    var stem: Stem?
  }

  /// What a trie says of a stem.
  struct Stem {
    var cost: UInt8
    var number: UInt8
    /// What the stem costs with its likeliest ending.
    var best: UInt8
  }

  private var nodes: [Node] = []

  var nodeCount: Int { nodes.count }

  /// - Parameters:
  ///   - words: Different words in labels, sorted.
  ///   - costs: The cost byte of each.
  ///   - stems: For each what there is to say of it as a stem, or nothing for all.
  init(words: [[UInt8]], costs: [UInt8], stems: [Stem?] = []) {
    nodes = [Node(firstWord: 0, label: 0)]
    var waiting = [(range: words.indices, depth: 0)]
    var index = 0
    while index < waiting.count {
      var (range, depth) = waiting[index]
      if let first = range.first, words[first].count == depth {
        nodes[index].cost = costs[first]
        nodes[index].stem = stems.isEmpty ? nil : stems[first]
        range = range.dropFirst()
      }
      nodes[index].first = nodes.count
      while let first = range.first {
        let end = range.first { words[$0][depth] != words[first][depth] } ?? range.upperBound
        nodes.append(Node(firstWord: first, label: words[first][depth]))
        waiting.append((first..<end, depth + 1))
        nodes[index].childCount += 1
        range = end..<range.upperBound
      }
      index += 1
    }
    for index in nodes.indices.reversed() {
      let children = nodes[index].first..<(nodes[index].first + nodes[index].childCount)
      let own = min(nodes[index].cost, nodes[index].stem?.best ?? 254, 254)
      nodes[index].best = children.reduce(own) { min($0, nodes[$1].best) }
    }
  }

  /// What the likeliest word costs.
  var best: UInt8 { nodes[0].best }

  /// - Parameters:
  ///   - firstNode: How many nodes are written before.
  ///   - firstWord: How many words are numbered before.
  func write(to body: inout ByteWriter, firstNode: Int = 0, firstWord: Int = 0) {
    for node in nodes {
      body.append(UInt32(firstNode + node.first) << 8 | UInt32(node.childCount))
      body.append(UInt32(firstWord + node.firstWord) << 8 | UInt32(node.label))
      let stem = UInt32(node.stem?.cost ?? LanguageFormat.noWord) | UInt32(node.stem?.number ?? 0) << 8
      body.append(UInt32(node.best) | UInt32(node.cost) << 8 | stem << 16)
    }
  }
}
