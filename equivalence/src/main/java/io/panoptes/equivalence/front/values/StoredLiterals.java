package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.evaluator.function.StoredDigits;
import io.panoptes.equivalence.problem.Unsupported;
import java.math.BigDecimal;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNumericLiteral;
import org.apache.calcite.sql.util.SqlBasicVisitor;
import org.jspecify.annotations.Nullable;

/**
 * A constant with a point is in floating point in SQLite, and so is a whole one of more than 64 bits: {@code 9007199254740993.0} is
 * {@code 9007199254740992}. Those that lose digits by it are refused.
 */
public final class StoredLiterals extends SqlBasicVisitor<@Nullable Void> {
    private StoredLiterals() {}

    public static void check(SqlNode query) {
        query.accept(new StoredLiterals());
    }

    @Override
    public @Nullable Void visit(SqlLiteral literal) {
        if (literal instanceof SqlNumericLiteral number
                && !StoredDigits.areKept(text(number))
                && !isOneInFloatingPoint(number.getValueAs(BigDecimal.class))) {
            throw new Unsupported(
                    "the constant %s, of more digits than floating point has".formatted(number.toValue()));
        }
        return null;
    }

    /** As 2^63 is. */
    private static boolean isOneInFloatingPoint(BigDecimal number) {
        double stored = number.doubleValue();
        return Double.isFinite(stored) && new BigDecimal(stored).compareTo(number) == 0;
    }

    /** With the exponent, which alone makes it one in floating point. */
    private static String text(SqlNumericLiteral number) {
        String text = number.getValueAs(BigDecimal.class).toString();
        boolean hadExponent = number.getPrec() == null;
        return hadExponent && !text.contains("E") ? text + "E0" : text;
    }
}
