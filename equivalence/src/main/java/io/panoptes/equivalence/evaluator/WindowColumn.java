package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation.AggregateCall;
import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.algebra.Relation.Bound;
import io.panoptes.equivalence.algebra.Relation.FrameUnit;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Relation.WindowCall;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.evaluator.value.CompiledScalar;
import io.panoptes.equivalence.evaluator.value.KeyOrder;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rational;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.evaluator.value.Tally;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One window function: orders the rows by partition and order, and computes it partition by partition.
 *
 * <p>Rows that tie in the order but differ have no one answer where the function looks at places in the order (ROW_NUMBER,
 * LAG, frames of ROWS, ...), and the ranking functions that look at ties as one do not mind.
 */
final class WindowColumn {
    private final WindowCall call;
    private final CompiledScalar[] sortKeys;
    private final KeyOrder partitions;
    private final KeyOrder order;
    private final CompiledScalar[] arguments;
    private final @Nullable CompiledAggregate aggregate;
    private final WindowFrame frame;
    private final Pool pool;
    private final Rows keys;
    private int[] rowOrder = new int[8];

    private WindowColumn(
            WindowCall call,
            CompiledScalar[] sortKeys,
            KeyOrder partitions,
            KeyOrder order,
            CompiledScalar[] arguments,
            @Nullable CompiledAggregate aggregate,
            WindowFrame frame,
            Pool pool) {
        this.call = call;
        this.sortKeys = sortKeys;
        this.partitions = partitions;
        this.order = order;
        this.arguments = arguments;
        this.aggregate = aggregate;
        this.frame = frame;
        this.pool = pool;
        this.keys = new Rows(sortKeys.length);
    }

    static WindowColumn of(WindowCall call, ScalarCompiler scalars, RowCursor scope, Run run) {
        List<SortKey> partitionKeys = call.partition().stream()
                .map(key -> new SortKey(key, false, true))
                .toList();
        List<Scalar> sortKeys = Stream.concat(
                        call.partition().stream(), call.order().stream().map(SortKey::expression))
                .toList();
        KeyOrder order = new KeyOrder(call.order(), partitionKeys.size(), run.pool);
        return new WindowColumn(
                call,
                scalars.compile(sortKeys, scope),
                new KeyOrder(partitionKeys, 0, run.pool),
                order,
                scalars.compile(call.arguments(), scope),
                aggregate(call, scalars, scope, run),
                WindowFrame.of(call, partitionKeys.size(), order, run),
                run.pool);
    }

    private static @Nullable CompiledAggregate aggregate(
            WindowCall call, ScalarCompiler scalars, RowCursor scope, Run run) {
        AggregateFunction function = switch (call.function()) {
            case COUNT -> AggregateFunction.COUNT;
            case SUM -> AggregateFunction.SUM;
            case SUM0 -> AggregateFunction.SUM0;
            case MIN -> AggregateFunction.MIN;
            case MAX -> AggregateFunction.MAX;
            case AVG -> AggregateFunction.AVG;
            case OTHER -> {
                if (Statistic.of(call.name()).isEmpty()) {
                    throw new Unsupported("window function " + call.name());
                }
                yield AggregateFunction.OTHER;
            }
            case ROW_NUMBER,
                    RANK,
                    DENSE_RANK,
                    PERCENT_RANK,
                    CUME_DIST,
                    NTILE,
                    LAG,
                    LEAD,
                    FIRST_VALUE,
                    LAST_VALUE,
                    NTH_VALUE -> null;
        };
        return function == null
                ? null
                : CompiledAggregate.ofFrame(
                        new AggregateCall(
                                function,
                                call.name(),
                                call.arguments(),
                                call.distinct(),
                                Optional.empty(),
                                List.of(),
                                call.type()),
                        scalars,
                        scope,
                        run);
    }

    /** Sets the column of each row of {@code out}, whose rows stand as in {@code rows}. */
    void fill(Rows rows, RowCursor scope, Rows out, int column, Tally tally) {
        int count = rows.count();
        rowOrder = rowOrder.length < count ? new int[count * 2] : rowOrder;
        keys.clear();
        for (int row = 0; row < count; row++) {
            scope.moveTo(rows, row);
            rowOrder[row] = row;
            int at = keys.grow();
            for (int i = 0; i < sortKeys.length; i++) {
                keys.cells[at + i] = sortKeys[i].value();
            }
        }
        partitions.sort(keys, rowOrder, 0, count);
        for (int start = 0; start < count; ) {
            int end = start + 1;
            while (end < count && partitions.compare(keys, rowOrder[start], rowOrder[end]) == 0) {
                end++;
            }
            order.sort(keys, rowOrder, start, end);
            tally.largestGroup = Math.max(tally.largestGroup, end - start);
            tally.furtherGroups += start > 0 ? 1 : 0;
            checkTies(rows, start, end, tally);
            fillPartition(rows, scope, out, column, start, end, tally);
            start = end;
        }
    }

    private void checkTies(Rows rows, int start, int end, Tally tally) {
        boolean matters = looksAtPlaces();
        for (int i = start + 1; i < end; i++) {
            if (order.compare(keys, rowOrder[i - 1], rowOrder[i]) == 0) {
                tally.ties++;
                if (matters && !rows.sameRow(rowOrder[i - 1], rows, rowOrder[i])) {
                    throw NoAnswer.OPEN_ORDER;
                }
            }
        }
    }

    private boolean looksAtPlaces() {
        return switch (call.function()) {
            case RANK, DENSE_RANK, PERCENT_RANK, CUME_DIST -> false;
            case ROW_NUMBER, NTILE, LAG, LEAD, FIRST_VALUE, LAST_VALUE, NTH_VALUE -> true;
            case COUNT, SUM, SUM0, MIN, MAX, AVG, OTHER ->
                call.frame().unit() == FrameUnit.ROWS
                        && !(call.frame().start() instanceof Bound.UnboundedPreceding
                                && call.frame().end() instanceof Bound.UnboundedFollowing);
        };
    }

    private void fillPartition(Rows rows, RowCursor scope, Rows out, int column, int start, int end, Tally tally) {
        int rank = 1;
        int denseRank = 1;
        int size = end - start;
        for (int i = start; i < end; i++) {
            if (i > start && order.compare(keys, rowOrder[i - 1], rowOrder[i]) != 0) {
                rank = i - start + 1;
                denseRank++;
            }
            int row = rowOrder[i];
            long value = switch (call.function()) {
                case ROW_NUMBER -> i - start + 1;
                case RANK -> rank;
                case DENSE_RANK -> denseRank;
                case PERCENT_RANK -> size == 1 ? 0 : fraction(rank - 1, size - 1);
                case CUME_DIST -> fraction(lastPeer(i, end) - start + 1, size);
                case NTILE -> tile(rows, scope, row, i - start, size);
                case LAG -> shifted(rows, scope, i, -1, start, end);
                case LEAD -> shifted(rows, scope, i, 1, start, end);
                case FIRST_VALUE, LAST_VALUE, NTH_VALUE, COUNT, SUM, SUM0, MIN, MAX, AVG, OTHER -> {
                    frame.moveTo(keys, rowOrder, start, end, i);
                    yield overFrame(rows, scope, row, tally);
                }
            };
            out.set(row, column, value);
        }
    }

    private long overFrame(Rows rows, RowCursor scope, int row, Tally tally) {
        int from = frame.first();
        int to = frame.last();
        if (aggregate != null) {
            aggregate.reset();
            for (int i = from; i <= to; i++) {
                scope.moveTo(rows, rowOrder[i]);
                aggregate.take(tally);
            }
            return aggregate.result();
        }
        int wanted = switch (call.function()) {
            case FIRST_VALUE -> from;
            case LAST_VALUE -> to;
            default -> from + (int) argument(rows, scope, row, 1, 1) - 1;
        };
        return wanted < from || wanted > to ? Pool.NULL : argument(rows, scope, rowOrder[wanted], 0, Pool.NULL);
    }

    private long shifted(Rows rows, RowCursor scope, int at, int direction, int start, int end) {
        long distance = argument(rows, scope, rowOrder[at], 1, 1);
        if (distance == Pool.NULL || distance < 0) {
            throw new NoAnswer("LAG or LEAD by NULL or a negative distance");
        }
        long place = at + direction * distance;
        return place < start || place >= end
                ? argument(rows, scope, rowOrder[at], 2, Pool.NULL)
                : argument(rows, scope, rowOrder[(int) place], 0, Pool.NULL);
    }

    private long tile(Rows rows, RowCursor scope, int row, int place, int size) {
        long tiles = argument(rows, scope, row, 0, Pool.NULL);
        if (tiles < 1) {
            throw new NoAnswer("NTILE of a number that is not positive");
        }
        long small = size / tiles;
        long larger = size % tiles;
        long inLarger = larger * (small + 1);
        return place < inLarger ? place / (small + 1) + 1 : larger + (place - inLarger) / small + 1;
    }

    private long argument(Rows rows, RowCursor scope, int row, int index, long otherwise) {
        if (index >= arguments.length) {
            return otherwise;
        }
        scope.moveTo(rows, row);
        return arguments[index].value();
    }

    private int lastPeer(int at, int end) {
        int last = at;
        while (last + 1 < end && order.compare(keys, rowOrder[at], rowOrder[last + 1]) == 0) {
            last++;
        }
        return last;
    }

    private long fraction(long above, long below) {
        return pool.ofNumber(Rational.of(above).dividedBy(Rational.of(below)));
    }
}
