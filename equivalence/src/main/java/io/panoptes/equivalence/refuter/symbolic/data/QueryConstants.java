package io.panoptes.equivalence.refuter.symbolic.data;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.refuter.symbolic.term.LikePattern;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.ZoneOffset;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** What the queries and constraints say about constants, and whether they look inside strings. */
public record QueryConstants(
        SortedSet<String> texts, SortedSet<BigDecimal> numbers, SortedSet<Long> days, boolean looksInsideTexts) {

    public static QueryConstants of(List<Scalar> scalars, List<Table> tables) {
        boolean inside = scalars.stream().anyMatch(QueryConstants::looksInside);
        QueryConstants constants = new QueryConstants(new TreeSet<>(), new TreeSet<>(), new TreeSet<>(), inside);
        for (Scalar scalar : scalars) {
            if (scalar instanceof Scalar.Literal literal) {
                constants.add(literal.value());
            }
        }
        for (Table table : tables) {
            for (Constraint constraint : table.constraints()) {
                if (constraint instanceof Constraint.Range range) {
                    range.bounds().forEach(constants::add);
                } else if (constraint instanceof Constraint.Categorical(String column, List<Value> values)) {
                    values.forEach(constants::add);
                }
            }
        }
        return constants;
    }

    private void add(Value value) {
        switch (value) {
            case Value.TextValue(String text) -> texts.add(text);
            case Value.IntegerValue(var number) -> numbers.add(new BigDecimal(number));
            case Value.DecimalValue(BigDecimal number) -> numbers.add(number);
            case Value.DoubleValue(double number) -> {
                if (Double.isFinite(number)) {
                    numbers.add(BigDecimal.valueOf(number));
                }
            }
            case Value.DateValue(var date) -> days.add(date.toEpochDay());
            case Value.TimestampValue(var moment) ->
                days.add(Math.floorDiv(moment.toEpochSecond(ZoneOffset.UTC), ValueTerms.SECONDS_A_DAY));
            case Value.NullValue ignored -> {}
            case Value.BooleanValue ignored -> {}
            case Value.TimeValue ignored -> {}
            case Value.OpaqueValue ignored -> {}
        }
    }

    private static boolean looksInside(Scalar scalar) {
        return switch (scalar) {
            case Scalar.Call call ->
                switch (call.operator()) {
                    case CONCAT, CHARACTER_LENGTH, SUBSTRING, UPPER, LOWER, TRIM -> true;
                    case LIKE ->
                        !(call.arguments().get(1)
                                        instanceof Scalar.Literal(Value.TextValue(String pattern), SqlType ignored)
                                && !LikePattern.hasWildcard(pattern));
                    default -> false;
                };
            case Scalar.Cast cast ->
                cast.type() instanceof SqlType.TextType || cast.operand().type() instanceof SqlType.TextType;
            case Scalar ignored -> false;
        };
    }
}
