package io.panoptes.equivalence.front.unparse;

import io.panoptes.equivalence.algebra.Relation.Bound;
import io.panoptes.equivalence.algebra.Relation.Frame;
import io.panoptes.equivalence.algebra.Relation.WindowCall;
import io.panoptes.equivalence.algebra.Relation.WindowFunction;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.Optional;

/** A window call as SQL. */
final class WindowToExpression {
    private WindowToExpression() {}

    static Expression of(WindowCall call, ColumnScope row, ScalarToExpression scalars) {
        Optional<String> frame = usesFrame(call.function()) ? Optional.of(frame(call.frame())) : Optional.empty();
        Expression.Window window = new Expression.Window(
                scalars.all(call.partition(), row),
                call.order().stream().map(key -> scalars.sortKey(key, row)).toList(),
                frame);
        List<Expression> arguments = call.arguments().isEmpty() && call.function() == WindowFunction.COUNT
                ? List.of(new Expression.Star())
                : scalars.all(call.arguments(), row);
        String name = switch (call.function()) {
            case OTHER -> call.name();
            case SUM0 -> "SUM";
            default -> call.function().name();
        };
        Expression function =
                new Expression.Function(name, arguments, call.distinct(), Optional.empty(), Optional.of(window));
        return call.function() == WindowFunction.SUM0
                ? Sql.call("COALESCE", List.of(function, Sql.number(0)))
                : function;
    }

    private static boolean usesFrame(WindowFunction function) {
        return switch (function) {
            case ROW_NUMBER, RANK, DENSE_RANK, PERCENT_RANK, CUME_DIST, NTILE, LAG, LEAD -> false;
            case FIRST_VALUE, LAST_VALUE, NTH_VALUE, COUNT, SUM, SUM0, MIN, MAX, AVG, OTHER -> true;
        };
    }

    private static String frame(Frame frame) {
        return "%s BETWEEN %s AND %s".formatted(frame.unit(), bound(frame.start()), bound(frame.end()));
    }

    private static String bound(Bound bound) {
        return switch (bound) {
            case Bound.UnboundedPreceding ignored -> "UNBOUNDED PRECEDING";
            case Bound.Preceding(Value amount) -> number(amount) + " PRECEDING";
            case Bound.CurrentRow ignored -> "CURRENT ROW";
            case Bound.Following(Value amount) -> number(amount) + " FOLLOWING";
            case Bound.UnboundedFollowing ignored -> "UNBOUNDED FOLLOWING";
        };
    }

    private static String number(Value amount) {
        if (amount instanceof Value.IntegerValue(var number)) {
            return number.toString();
        }
        throw new Unsupported("frame bound in SQL form that is no whole number");
    }
}
