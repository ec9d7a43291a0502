package io.panoptes.equivalence.refuter.symbolic.relation;

import io.panoptes.equivalence.algebra.Relation.Scan;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicTable;

/** {@code R -> the symbolic rows of R}. */
record ScanEncoder(Encoding encoding) {

    SymbolicTable encode(Scan scan) {
        return encoding.database().rowsOf(scan.table());
    }
}
