package io.panoptes.equivalence.refuter.symbolic;

import io.panoptes.equivalence.algebra.Relation.Scan;

/** {@code R -> the symbolic rows of R}. */
record ScanEncoder(Encoding encoding) {

    SymbolicTable encode(Scan scan) {
        return encoding.database().rowsOf(scan.table());
    }
}
