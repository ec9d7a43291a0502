package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.evaluator.function.StoredDigits;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Set;
import org.apache.calcite.sql.SqlDataTypeSpec;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNumericLiteral;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.jspecify.annotations.Nullable;

/** Looks for what a query says to be in floating point: a type, a constant with an exponent, or a decimal of more digits than that has. */
public final class FloatingNames extends SqlBasicVisitor<@Nullable Void> {
    private static final Set<String> TYPES = Set.of("DOUBLE", "FLOAT", "FLOAT4", "FLOAT8", "REAL");

    private boolean found;

    private FloatingNames() {}

    public static boolean areIn(SqlNode query) {
        FloatingNames names = new FloatingNames();
        query.accept(names);
        return names.found;
    }

    @Override
    public @Nullable Void visit(SqlLiteral literal) {
        if (literal instanceof SqlNumericLiteral number) {
            boolean hasExponent = number.getPrec() == null;
            found |= hasExponent
                    || !StoredDigits.areKept(number.getValueAs(BigDecimal.class).toString());
        }
        return null;
    }

    @Override
    public @Nullable Void visit(SqlDataTypeSpec type) {
        found |= TYPES.contains(type.getTypeName().names.getLast().toUpperCase(Locale.ROOT));
        return null;
    }
}
