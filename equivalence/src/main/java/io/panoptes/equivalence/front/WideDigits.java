package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.Caveats.Caveat;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Set;

/**
 * Where a number has no type but that of its value, as in SQLite, a whole number beside one in floating point stays as it is:
 * {@code CASE WHEN c THEN n ELSE 0.5 END} may be 2^53 + 1, and {@code n IN (SELECT x ...)} compares it so. Elsewhere, and in the algebra, it
 * becomes a number in floating point, which has no room for its last digits. Refused, of columns of BIGINT and what is computed of them,
 * and of constants that are so large.
 */
public final class WideDigits {
    /** Up to this all whole numbers are in floating point, too. */
    private static final BigInteger EXACT = BigInteger.TWO.pow(53);

    private static final Set<Caveat> NONE = Set.of();
    private static final Set<Caveat> WIDE = Set.of(Caveat.BEYOND_REALS);

    private WideDigits() {}

    /**
     * Whether a query makes a number in floating point of another whole one, an INTEGER column for one: that it has no more than 53 bits is taken
     * for granted, for SQLite's has up to 64.
     */
    public static boolean areNotLookedAt(Problem problem) {
        return RelationParts.scalarsOf(problem)
                .anyMatch(scalar -> scalar instanceof Scalar.Cast(Scalar operand, SqlType.DoubleType ignored)
                        && operand.type() instanceof SqlType.IntegerType
                        && !(operand instanceof Scalar.Literal));
    }

    static Set<Caveat> ofColumn(SqlType type) {
        return type instanceof SqlType.IntegerType(int bits) && bits > Integer.SIZE ? WIDE : NONE;
    }

    static Set<Caveat> ofConstant(Value value) {
        return value instanceof Value.IntegerValue(BigInteger number)
                        && number.abs().compareTo(EXACT) > 0
                ? WIDE
                : NONE;
    }

    /** What is left of such operands in a whole number; what was made in floating point has its digits. */
    static Set<Caveat> ofResult(SqlType type, Set<Caveat> operands) {
        return type instanceof SqlType.IntegerType ? kept(operands) : NONE;
    }

    static Set<Caveat> kept(Set<Caveat> caveats) {
        return caveats.contains(Caveat.BEYOND_REALS) ? WIDE : NONE;
    }

    /** Values of which one is taken. */
    static void meet(List<Scalar> scalars, List<Set<Caveat>> caveats) {
        boolean floating = scalars.stream().anyMatch(scalar -> scalar.type() instanceof SqlType.DoubleType);
        if (floating && caveats.stream().anyMatch(each -> each.contains(Caveat.BEYOND_REALS))) {
            refuse();
        }
    }

    /** Beside a constant below 2^53 the last digits of a larger number do not count. */
    static void compare(List<Scalar> scalars, List<Set<Caveat>> caveats) {
        if (scalars.stream().noneMatch(WideDigits::isSmallConstant)) {
            meet(scalars, caveats);
        }
    }

    private static boolean isSmallConstant(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Literal(Value.DoubleValue(double number), var ignored) ->
                Math.abs(number) < EXACT.doubleValue();
            case Scalar.Literal(Value.DecimalValue(BigDecimal number), var ignored) ->
                number.abs().compareTo(new BigDecimal(EXACT)) < 0;
            case Scalar.Literal(Value.IntegerValue(BigInteger number), var ignored) ->
                number.abs().compareTo(EXACT) < 0;
            case Scalar.Cast(Scalar operand, var ignored) -> isSmallConstant(operand);
            default -> false;
        };
    }

    /** @param common of a column of UNION and its like, or of both sides of IN */
    static void meet(SqlType common, Set<Caveat> caveats) {
        if (common instanceof SqlType.DoubleType && caveats.contains(Caveat.BEYOND_REALS)) {
            refuse();
        }
    }

    private static void refuse() {
        throw new Unsupported(
                "a whole number that may have more than 53 bits beside one in floating point, where it stays whole");
    }
}
