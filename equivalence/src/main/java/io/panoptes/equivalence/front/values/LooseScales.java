package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;

/**
 * In PostgreSQL what CASE, GREATEST, UNION, VALUES and a default of LAG give has no scale of its own: each value keeps the digits that it
 * came with, and 1 / 3 of them has 20 where 1.000...(25) / 3 has 25. Nor has a NUMERIC column without digits, a cast to such, ROUND, or a function. Up to 16 digits and scale together a quotient has as many either way.
 * 0 and NULL have no digits to show.
 */
public final class LooseScales {
    private static final int SAME_EITHER_WAY = 16;
    private static final int MOST = 30;

    private record Digits(int precision, int scale) {}

    private LooseScales() {}

    /** Whether decimals have digits of their own each, or more than the type tells, for it is the last that there is. */
    public static boolean isOpen(SqlType type) {
        return type instanceof SqlType.DecimalType(int precision, int scale) && scale >= MOST;
    }

    /** Whether values of several scales meet whose quotients differ by it. */
    public static boolean mix(List<Scalar> results) {
        List<Digits> digits =
                results.stream().flatMap(LooseScales::digits).distinct().toList();
        return digits.stream().map(Digits::scale).distinct().count() > 1
                && digits.stream().anyMatch(one -> one.precision() + one.scale() > SAME_EITHER_WAY);
    }

    /** The same of a column of both arms of a set operation. */
    public static boolean mix(Relation left, Relation right, int index) {
        return mix(Stream.concat(items(left, index), items(right, index)).toList());
    }

    private static Stream<Scalar> items(Relation arm, int index) {
        return switch (arm) {
            case Relation.Project(var ignored, List<Scalar> items) -> Stream.of(items.get(index));
            case Relation.Sort sort -> items(sort.input(), index);
            case Relation.Distinct(Relation input) -> items(input, index);
            case Relation.Filter(Relation input, var ignored) -> items(input, index);
            case Relation.Values values -> values.rows().stream().map(row -> row.get(index));
            case Relation.SetOperation inner -> Stream.concat(items(inner.left(), index), items(inner.right(), index));
            case Relation.Scan scan -> column(scan, index);
            case Relation.Join join -> column(join, index);
            case Relation.Aggregate aggregate -> column(aggregate, index);
            case Relation.Window window -> column(window, index);
        };
    }

    private static Stream<Scalar> column(Relation relation, int index) {
        return Stream.of(new Scalar.Column(index, relation.types().get(index)));
    }

    /** Those of an operand of a cast, for the cast may be Calcite's, which gives all results one type. */
    private static Stream<Digits> digits(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Literal(Value.IntegerValue(var whole), SqlType type) -> digits(new BigDecimal(whole), type);
            case Scalar.Literal(Value.DecimalValue(var number), SqlType type) -> digits(number, type);
            case Scalar.Literal ignored -> Stream.empty();
            case Scalar.Cast(Scalar operand, SqlType.DecimalType type) ->
                operand.type().isNumeric() ? digits(operand) : ofType(type);
            default -> ofType(scalar.type());
        };
    }

    /** A constant may have been cast to the type, and have its digits, or have none but its own. */
    private static Stream<Digits> digits(BigDecimal number, SqlType type) {
        return number.signum() == 0
                ? Stream.empty()
                : Stream.concat(
                        Stream.of(new Digits(number.precision(), Math.max(0, number.scale()))),
                        type instanceof SqlType.DecimalType ? ofType(type) : Stream.empty());
    }

    private static Stream<Digits> ofType(SqlType type) {
        return switch (type) {
            case SqlType.IntegerType(int bits) -> Stream.of(new Digits(bits > Integer.SIZE ? 19 : 10, 0));
            case SqlType.DecimalType(int precision, int scale) -> Stream.of(new Digits(precision, scale));
            default -> Stream.empty();
        };
    }
}
