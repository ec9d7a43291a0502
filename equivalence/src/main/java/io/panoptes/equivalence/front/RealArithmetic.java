package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.operator.FrontOperators;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.apache.calcite.rex.RexCall;

/**
 * Refuses quotients of a REAL that have another number of bits in the DBMS than here: MySQL has 64 for {@code r / q}, and DuckDB 32 for
 * {@code r / 2}. Of sums and products the validator sees to it.
 */
final class RealArithmetic {
    private RealArithmetic() {}

    static void check(RexCall call, List<Scalar> operands, SqlType type, ReadingProfile profile) {
        if (call.getOperator() != FrontOperators.EXACT_DIVIDE
                || !has(operands, SqlType.REAL)
                || has(operands, SqlType.DOUBLE)) {
            return;
        }
        boolean inDouble = profile.has(ReadingTrait.REAL_IS_DOUBLE) && type.equals(SqlType.REAL);
        boolean inReal = profile.has(ReadingTrait.FLOAT_IS_REAL) && type.equals(SqlType.DOUBLE);
        if (inDouble || inReal) {
            throw new Unsupported("quotient of a REAL, which has %d bits".formatted(inDouble ? 64 : 32));
        }
    }

    /** Whether a number is rounded whose result has 32 bits in some DBMSs, of which ROUND in floating point does not hold. */
    static boolean roundsReal(List<Scalar> operands, ReadingProfile profile) {
        return operands.size() > 1
                && operands.getFirst().type().equals(SqlType.REAL)
                && !profile.has(ReadingTrait.REAL_IS_DOUBLE)
                && !profile.has(ReadingTrait.AFFINITY);
    }

    private static boolean has(List<Scalar> operands, SqlType type) {
        return operands.stream().anyMatch(operand -> operand.type().equals(type));
    }
}
