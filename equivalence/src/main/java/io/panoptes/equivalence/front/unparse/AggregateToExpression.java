package io.panoptes.equivalence.front.unparse;

import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Optional;

/** An aggregate call as SQL, over an input whose columns hold its arguments. */
final class AggregateToExpression {
    private AggregateToExpression() {}

    /** Where in the input the arguments, the filter and the sort keys of a call stand. */
    record Columns(List<Integer> arguments, Optional<Integer> filter, List<Integer> order) {}

    static Expression of(AggregateCall call, Columns places, List<Expression> input, List<Scalar> keys) {
        if (!places.order().isEmpty()) {
            throw new Unsupported("ordered aggregate in SQL form");
        }
        List<Expression> arguments = places.arguments().stream().map(input::get).toList();
        Optional<Expression> filter = places.filter().map(input::get);
        return switch (call.function()) {
            case COUNT -> count(call, arguments, filter);
            case SUM -> plain("SUM", call, arguments, filter);
            case SUM0 -> Sql.call("COALESCE", List.of(plain("SUM", call, arguments, filter), Sql.number(0)));
            case MIN -> plain("MIN", call, arguments, filter);
            case MAX -> plain("MAX", call, arguments, filter);
            case AVG -> plain("AVG", call, arguments, filter);
            case ANY_VALUE -> plain("ANY_VALUE", call, arguments, filter);
            case EVERY -> plain("BOOL_AND", call, arguments, filter);
            case SOME -> plain("BOOL_OR", call, arguments, filter);
            case GROUPING -> {
                List<Expression> grouped = call.arguments().stream()
                        .map(keys::indexOf)
                        .map(input::get)
                        .toList();
                yield Sql.call("GROUPING", grouped);
            }
            case OTHER -> plain(call.name(), call, arguments, filter);
            case SINGLE_VALUE -> throw new Unsupported("SINGLE_VALUE in SQL form");
        };
    }

    private static Expression count(AggregateCall call, List<Expression> arguments, Optional<Expression> filter) {
        if (arguments.isEmpty()) {
            return plain("COUNT", call, List.of(new Expression.Star()), filter);
        }
        if (arguments.size() > 1) {
            throw new Unsupported("COUNT of several columns in SQL form");
        }
        return plain("COUNT", call, arguments, filter);
    }

    private static Expression plain(
            String name, AggregateCall call, List<Expression> arguments, Optional<Expression> filter) {
        return new Expression.Function(name, arguments, call.distinct(), filter, Optional.empty());
    }
}
