// SPDX-FileCopyrightText: The Spinet authors
// SPDX-License-Identifier: Apache-2.0

/// Tables of C callbacks must outlive their proxies, so each is allocated once and never freed.
package func makeListener<Table>(_ table: Table) -> UnsafeMutablePointer<Table> {
  let pointer = UnsafeMutablePointer<Table>.allocate(capacity: 1)
  pointer.initialize(to: table)
  return pointer
}

/// Turns the data pointer of a C callback back into the object that registered it.
///
/// Safe because each object destroys its proxies before it goes, and libwayland calls on the thread that dispatches.
package func owner<Object: AnyObject>(_ data: UnsafeMutableRawPointer?, as type: Object.Type = Object.self) -> Object? {
  guard let data else { return nil }
  return Unmanaged<Object>.fromOpaque(data).takeUnretainedValue()
}

/// The data pointer under which an object registers for C callbacks; the object must outlive the proxy.
package func dataPointer(_ object: AnyObject) -> UnsafeMutableRawPointer {
  Unmanaged.passUnretained(object).toOpaque()
}

/// Fills in an empty table. For interfaces to which newer versions of libwayland add events: the table's own
/// initialiser would name them all, and what is left empty is never called at the versions that we bind.
package func filled<Table>(_ table: Table, _ fill: (inout Table) -> Void) -> Table {
  var table = table
  fill(&table)
  return table
}
