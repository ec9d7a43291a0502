package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.type.SqlType;
import java.util.Locale;
import org.apache.calcite.sql.SqlBasicTypeNameSpec;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.jspecify.annotations.Nullable;

/**
 * FLOAT has 64 bits in PostgreSQL and 32 in MySQL, where REAL has 64: a pair of queries with both, in columns or casts, is refused where no
 * DBMS is named.
 */
public final class FloatWidths extends SqlBasicVisitor<@Nullable Void> {
    private final boolean ofSeveral;
    private boolean hasFloat;
    private boolean hasReal;

    /** @param ofSeveral whether no DBMS is named */
    public FloatWidths(boolean ofSeveral) {
        this.ofSeveral = ofSeveral;
    }

    /** The types that a query names. */
    public void named(SqlNode query) {
        query.accept(this);
    }

    @Override
    public @Nullable Void visit(SqlDataTypeSpec type) {
        String name = type.getTypeName().names.getLast().toUpperCase(Locale.ROOT);
        boolean isBare = !(type.getTypeNameSpec() instanceof SqlBasicTypeNameSpec basic) || basic.getPrecision() < 0;
        hasFloat |= name.equals("FLOAT") && isBare;
        hasReal |= name.equals("FLOAT") && !isBare || name.equals("REAL") || name.equals("FLOAT4");
        return null;
    }

    public void scanned(Column column) {
        boolean isFloat = column.traits().contains(ColumnTrait.NAMED_FLOAT);
        hasFloat |= isFloat;
        hasReal |= !isFloat && column.type().equals(SqlType.REAL);
    }

    /** Behind each query, when all of it has been seen, and of the query before it. */
    public void check() {
        if (ofSeveral && hasFloat && hasReal) {
            throw new Unsupported("FLOAT beside REAL, of which one may have 64 bits and the other 32");
        }
    }
}
