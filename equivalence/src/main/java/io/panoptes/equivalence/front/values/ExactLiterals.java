package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.problem.Unsupported;
import java.math.BigDecimal;
import java.util.Objects;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlNumericLiteral;
import org.apache.calcite.sql.util.SqlShuttle;

/** {@code 2e0 -> 2.0}: a number with an exponent is exact where the DBMS has it so, and divides as one with a fraction. */
public final class ExactLiterals extends SqlShuttle {
    private static final int MOST_DIGITS = 18;

    private ExactLiterals() {}

    public static SqlNode in(SqlNode query) {
        return Objects.requireNonNull(query.accept(new ExactLiterals()));
    }

    @Override
    public SqlNode visit(SqlLiteral literal) {
        if (!(literal instanceof SqlNumericLiteral number) || isExact(number)) {
            return literal;
        }
        BigDecimal value = number.getValueAs(BigDecimal.class);
        BigDecimal plain = value.scale() < 1 ? value.setScale(1) : value;
        if (plain.precision() > MOST_DIGITS || plain.scale() > MOST_DIGITS) {
            throw new Unsupported("a number with an exponent, of more than %d digits".formatted(MOST_DIGITS));
        }
        return SqlLiteral.createExactNumeric(plain.toPlainString(), literal.getParserPosition());
    }

    private static boolean isExact(SqlNumericLiteral number) {
        return number.getPrec() != null && number.getScale() != null;
    }
}
