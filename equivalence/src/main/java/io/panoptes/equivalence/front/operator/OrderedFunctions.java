package io.panoptes.equivalence.front.operator;

import io.panoptes.equivalence.evaluator.function.OrderedAggregate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.apache.calcite.sql.SqlAggFunction;
import org.apache.calcite.sql.SqlFunctionCategory;
import org.apache.calcite.sql.SqlKind;
import org.apache.calcite.sql.type.OperandTypes;
import org.apache.calcite.sql.type.ReturnTypes;
import org.apache.calcite.sql.type.SqlOperandTypeChecker;
import org.apache.calcite.util.Optionality;

/** Aggregates that look at the order of a group's rows, as DuckDB has them. */
public final class OrderedFunctions {
    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("FIRST", OrderedAggregate.FIRST),
            Map.entry("ARBITRARY", OrderedAggregate.FIRST),
            Map.entry("LAST", OrderedAggregate.LAST),
            Map.entry("ARG_MIN", OrderedAggregate.AT_SMALLEST),
            Map.entry("ARGMIN", OrderedAggregate.AT_SMALLEST),
            Map.entry("MIN_BY", OrderedAggregate.AT_SMALLEST),
            Map.entry("ARG_MAX", OrderedAggregate.AT_GREATEST),
            Map.entry("ARGMAX", OrderedAggregate.AT_GREATEST),
            Map.entry("MAX_BY", OrderedAggregate.AT_GREATEST),
            Map.entry("STRING_AGG", OrderedAggregate.JOINED),
            Map.entry("LISTAGG", OrderedAggregate.JOINED),
            Map.entry("GROUP_CONCAT", OrderedAggregate.JOINED));

    private OrderedFunctions() {}

    /** ANY_VALUE without an order is Calcite's. */
    public static Optional<String> respelled(String name, boolean ordered) {
        String upper = name.toUpperCase(Locale.ROOT);
        return ordered && upper.equals("ANY_VALUE")
                ? Optional.of(OrderedAggregate.FIRST_PRESENT)
                : Optional.ofNullable(NAMES.get(upper));
    }

    static List<SqlAggFunction> all() {
        return List.of(
                new Ordered(OrderedAggregate.FIRST, OperandTypes.ANY),
                new Ordered(OrderedAggregate.LAST, OperandTypes.ANY),
                new Ordered(OrderedAggregate.FIRST_PRESENT, OperandTypes.ANY),
                new Ordered(OrderedAggregate.AT_SMALLEST, OperandTypes.ANY_ANY),
                new Ordered(OrderedAggregate.AT_GREATEST, OperandTypes.ANY_ANY),
                new Ordered(OrderedAggregate.JOINED, OperandTypes.CHARACTER.or(OperandTypes.CHARACTER_CHARACTER)));
    }

    public static boolean isName(String name) {
        return NAMES.containsValue(name) || name.equals(OrderedAggregate.FIRST_PRESENT);
    }

    private static final class Ordered extends SqlAggFunction {
        Ordered(String name, SqlOperandTypeChecker operands) {
            super(
                    name,
                    null,
                    SqlKind.OTHER_FUNCTION,
                    ReturnTypes.ARG0_FORCE_NULLABLE,
                    null,
                    operands,
                    SqlFunctionCategory.SYSTEM,
                    false,
                    false,
                    Optionality.OPTIONAL);
        }
    }
}
