package io.panoptes.dbms.process;

import io.panoptes.dbms.coverage.Coverage;
import io.panoptes.dbms.coverage.CoverageKind;
import io.panoptes.dbms.coverage.EdgeNumbers;
import io.panoptes.dbms.coverage.EdgeSet;
import java.util.BitSet;

/** What an instance has reached, in all processes that it has had. */
final class InstanceCoverage {
    private final EdgeNumbers numbers;
    private final BitSet seen = new BitSet();
    private CoverageKind kind = CoverageKind.NONE;

    InstanceCoverage(EdgeNumbers numbers) {
        this.numbers = numbers;
    }

    EdgeNumbers numbers() {
        return numbers;
    }

    void kind(CoverageKind told) {
        kind = told;
    }

    /** Those of the edges that are new, which they are no more. */
    EdgeSet fresh(EdgeSet reached) {
        EdgeSet fresh = reached.minus(seen);
        fresh.addTo(seen);
        return fresh;
    }

    Coverage soFar() {
        return kind == CoverageKind.NONE
                ? Coverage.NONE
                : new Coverage(kind, numbers.instrumented(), seen.cardinality());
    }
}
