package io.panoptes.equivalence.refuter.symbolic.table;

import com.microsoft.z3.Expr;
import java.util.ArrayList;
import java.util.List;

/**
 * Rows of which some may be absent, as a bag. Where an ORDER BY gave them an order, {@code positions} has a number for
 * each row that grows along it; otherwise it is empty.
 */
public record SymbolicTable(List<SymbolicRow> rows, List<Expr<?>> positions) {
    public SymbolicTable {
        rows = List.copyOf(rows);
        positions = List.copyOf(positions);
    }

    public static SymbolicTable of(List<SymbolicRow> rows) {
        return new SymbolicTable(rows, List.of());
    }

    public boolean isOrdered() {
        return !positions.isEmpty();
    }

    /** Without the rows that can't be there. */
    public SymbolicTable pruned() {
        List<SymbolicRow> kept = new ArrayList<>();
        List<Expr<?>> keptPositions = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            if (!rows.get(i).present().isFalse()) {
                kept.add(rows.get(i));
                if (isOrdered()) {
                    keptPositions.add(positions.get(i));
                }
            }
        }
        return new SymbolicTable(kept, keptPositions);
    }
}
