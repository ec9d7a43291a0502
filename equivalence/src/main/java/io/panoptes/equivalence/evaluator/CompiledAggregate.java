package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.value.ComparisonKind;
import io.panoptes.equivalence.evaluator.value.CompiledScalar;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.RowIndex;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An aggregate made ready: {@link #take} one row after the other, then {@link #result}.
 *
 * <p>The row is the one that its scope stands at. NULL arguments are passed over, and with several arguments a row that
 * has a NULL in any of them.
 */
final class CompiledAggregate {
    private final Accumulator accumulator;
    /** The arguments, and behind them what the aggregate's own order asks for. */
    private final CompiledScalar[] taken;

    private final int arguments;
    private final @Nullable CompiledScalar filter;
    private final @Nullable RowIndex seen;
    private final long[] values;
    /** For GROUPING: the positions of its arguments among the keys. */
    final List<Integer> groupingKeys;

    private CompiledAggregate(
            Accumulator accumulator,
            CompiledScalar[] taken,
            int arguments,
            @Nullable CompiledScalar filter,
            boolean distinct,
            List<Integer> groupingKeys) {
        this.accumulator = accumulator;
        this.taken = taken;
        this.arguments = arguments;
        this.filter = filter;
        this.seen = distinct ? new RowIndex(Math.max(1, arguments)) : null;
        this.values = new long[Math.max(1, taken.length)];
        this.groupingKeys = groupingKeys;
    }

    static CompiledAggregate of(
            AggregateCall call, Relation.Aggregate aggregate, ScalarCompiler scalars, RowCursor scope, Run run) {
        List<Integer> groupingKeys = call.function() == AggregateFunction.GROUPING
                ? call.arguments().stream().map(aggregate.keys()::indexOf).toList()
                : List.of();
        return of(call, groupingKeys, scalars, scope, run);
    }

    /** Over the rows of a window's frame, without GROUPING. */
    static CompiledAggregate ofFrame(AggregateCall call, ScalarCompiler scalars, RowCursor scope, Run run) {
        return of(call, List.of(), scalars, scope, run);
    }

    private static CompiledAggregate of(
            AggregateCall call, List<Integer> groupingKeys, ScalarCompiler scalars, RowCursor scope, Run run) {
        AggregateFunction function = call.function();
        List<Scalar> arguments = call.arguments();
        if (arguments.size() > 1
                && function != AggregateFunction.COUNT
                && function != AggregateFunction.GROUPING
                && function != AggregateFunction.OTHER) {
            throw new Unsupported(call.name() + " of several arguments");
        }
        SqlType argument =
                arguments.isEmpty() ? SqlType.INTEGER : arguments.getFirst().type();
        ComparisonKind kind = ComparisonKind.of(argument);
        if ((function == AggregateFunction.SUM
                        || function == AggregateFunction.SUM0
                        || function == AggregateFunction.AVG)
                && kind != ComparisonKind.NUMBER
                && kind != ComparisonKind.NOTHING) {
            throw new Unsupported("%s of %s".formatted(function, kind));
        }
        Accumulator accumulator = switch (function) {
            case OTHER -> OtherAggregates.of(call.name(), arguments, call.distinct(), call.order(), call.type(), run);
            case GROUPING -> Accumulator.of(AggregateFunction.COUNT, argument, call.type(), run);
            case COUNT, SUM, SUM0, MIN, MAX, AVG, SINGLE_VALUE, ANY_VALUE, EVERY, SOME ->
                Accumulator.of(function, argument, call.type(), run);
        };
        List<Scalar> taken = accumulator.takesOrder() ? OtherAggregates.taken(arguments, call.order()) : arguments;
        return new CompiledAggregate(
                accumulator,
                scalars.compile(taken, scope),
                arguments.size(),
                call.filter()
                        .map(condition -> scalars.compile(condition, scope))
                        .orElse(null),
                call.distinct(),
                groupingKeys);
    }

    void reset() {
        accumulator.reset();
        if (seen != null) {
            seen.clear();
        }
    }

    void take(Tally tally) {
        if (filter != null && filter.value() != Pool.TRUE) {
            tally.isFalse++;
            return;
        }
        tally.isTrue++;
        boolean isNull = false;
        for (int i = 0; i < taken.length; i++) {
            values[i] = taken[i].value();
            isNull |= i < arguments && values[i] == Pool.NULL;
        }
        tally.nullArguments += isNull ? 1 : 0;
        if (isNull && !accumulator.takesNulls()) {
            return;
        }
        if (seen != null) {
            int before = seen.count();
            seen.add(values, 0);
            if (seen.count() == before) {
                tally.repeatedArguments++;
                return;
            }
        }
        accumulator.add(values, arguments);
    }

    long result() {
        return accumulator.result();
    }
}
