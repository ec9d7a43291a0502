package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.type.SqlType;

/** FLOAT has 64 bits in PostgreSQL and 32 in MySQL, where REAL has 64: a query over columns of both is refused where no DBMS is named. */
public final class FloatWidths {
    private final boolean ofSeveral;
    private boolean hasFloat;
    private boolean hasReal;

    /** @param ofSeveral whether no DBMS is named */
    public FloatWidths(boolean ofSeveral) {
        this.ofSeveral = ofSeveral;
    }

    public void scanned(Column column) {
        boolean isFloat = column.traits().contains(ColumnTrait.NAMED_FLOAT);
        hasFloat |= isFloat;
        hasReal |= !isFloat && column.type().equals(SqlType.REAL);
    }

    /** At the end, when all columns have been seen. */
    public void check() {
        if (ofSeveral && hasFloat && hasReal) {
            throw new Unsupported("FLOAT beside REAL, of which one may have 64 bits and the other 32");
        }
    }
}
