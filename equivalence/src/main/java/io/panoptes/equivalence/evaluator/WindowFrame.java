package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation.Bound;
import io.panoptes.equivalence.algebra.Relation.Frame;
import io.panoptes.equivalence.algebra.Relation.FrameUnit;
import io.panoptes.equivalence.algebra.Relation.WindowCall;
import io.panoptes.equivalence.evaluator.value.Arithmetic;
import io.panoptes.equivalence.evaluator.value.ComparisonKind;
import io.panoptes.equivalence.evaluator.value.KeyOrder;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import io.panoptes.equivalence.problem.Unsupported;

/** The rows of an ordered partition that belong to the frame of one of them; empty where first is behind last. */
final class WindowFrame {
    private final Frame frame;
    private final KeyOrder order;
    private final int keyColumn;
    private final boolean descending;
    private final Arithmetic arithmetic;
    private final Pool pool;
    private int first;
    private int last;

    private WindowFrame(WindowCall call, int keyColumn, KeyOrder order, Run run) {
        this.frame = call.frame();
        this.order = order;
        this.keyColumn = keyColumn;
        this.descending = !call.order().isEmpty() && call.order().getFirst().descending();
        this.arithmetic = new Arithmetic(run.pool, run.meaning);
        this.pool = run.pool;
    }

    static WindowFrame of(WindowCall call, int keyColumn, KeyOrder order, Run run) {
        boolean byValue = call.frame().unit() == FrameUnit.RANGE
                && (isDistance(call.frame().start()) || isDistance(call.frame().end()));
        if (byValue) {
            if (call.order().size() != 1) {
                throw new Unsupported("RANGE by a distance over several keys");
            }
            ComparisonKind kind =
                    ComparisonKind.of(call.order().getFirst().expression().type());
            if (kind != ComparisonKind.NUMBER && kind != ComparisonKind.DATE) {
                throw new Unsupported("RANGE by a distance over " + kind);
            }
        }
        return new WindowFrame(call, keyColumn, order, run);
    }

    private static boolean isDistance(Bound bound) {
        return bound instanceof Bound.Preceding || bound instanceof Bound.Following;
    }

    int first() {
        return first;
    }

    int last() {
        return last;
    }

    /** To the row at place {@code at} of the order, in the partition from {@code start} to before {@code end}. */
    void moveTo(Rows keys, int[] rowOrder, int start, int end, int at) {
        first = switch (frame.start()) {
            case Bound.UnboundedPreceding() -> start;
            case Bound.UnboundedFollowing() -> end;
            case Bound.CurrentRow() -> frame.unit() == FrameUnit.ROWS ? at : firstPeer(keys, rowOrder, start, at);
            case Bound.Preceding(var amount) -> begin(keys, rowOrder, start, end, at, minus(pool.code(amount)));
            case Bound.Following(var amount) -> begin(keys, rowOrder, start, end, at, pool.code(amount));
        };
        last = switch (frame.end()) {
            case Bound.UnboundedPreceding() -> start - 1;
            case Bound.UnboundedFollowing() -> end - 1;
            case Bound.CurrentRow() -> frame.unit() == FrameUnit.ROWS ? at : lastPeer(keys, rowOrder, end, at);
            case Bound.Preceding(var amount) -> finish(keys, rowOrder, start, end, at, minus(pool.code(amount)));
            case Bound.Following(var amount) -> finish(keys, rowOrder, start, end, at, pool.code(amount));
        };
    }

    private long minus(long amount) {
        return arithmetic.minus(0, amount);
    }

    /** The first place that is at least {@code distance} from here, which is negative for before. */
    private int begin(Rows keys, int[] rowOrder, int start, int end, int at, long distance) {
        return switch (frame.unit()) {
            case ROWS -> (int) Math.max(start, Math.min(end, at + distance));
            case GROUPS -> {
                int place = start;
                while (place < end && groupsBetween(keys, rowOrder, at, place) < distance) {
                    place++;
                }
                yield place;
            }
            case RANGE -> {
                if (keys.get(rowOrder[at], keyColumn) == Pool.NULL) {
                    yield firstPeer(keys, rowOrder, start, at);
                }
                int place = start;
                while (place < end && isBefore(keys, rowOrder, at, place, distance)) {
                    place++;
                }
                yield place;
            }
        };
    }

    /** The last place that is at most {@code distance} from here. */
    private int finish(Rows keys, int[] rowOrder, int start, int end, int at, long distance) {
        return switch (frame.unit()) {
            case ROWS -> (int) Math.max(start - 1, Math.min(end - 1, at + distance));
            case GROUPS -> {
                int place = end - 1;
                while (place >= start && groupsBetween(keys, rowOrder, at, place) > distance) {
                    place--;
                }
                yield place;
            }
            case RANGE -> {
                if (keys.get(rowOrder[at], keyColumn) == Pool.NULL) {
                    yield lastPeer(keys, rowOrder, end, at);
                }
                int place = end - 1;
                while (place >= start && isBehind(keys, rowOrder, at, place, distance)) {
                    place--;
                }
                yield place;
            }
        };
    }

    private boolean isBefore(Rows keys, int[] rowOrder, int at, int place, long distance) {
        long key = keys.get(rowOrder[place], keyColumn);
        return key == Pool.NULL
                ? order.compare(keys, rowOrder[place], rowOrder[at]) < 0
                : compareDistance(keys.get(rowOrder[at], keyColumn), key, distance) < 0;
    }

    private boolean isBehind(Rows keys, int[] rowOrder, int at, int place, long distance) {
        long key = keys.get(rowOrder[place], keyColumn);
        return key == Pool.NULL
                ? order.compare(keys, rowOrder[place], rowOrder[at]) > 0
                : compareDistance(keys.get(rowOrder[at], keyColumn), key, distance) > 0;
    }

    /** Compares how far {@code key} is from {@code here}, along the order, with the distance. */
    private int compareDistance(long here, long key, long distance) {
        long apart = descending ? arithmetic.minus(here, key) : arithmetic.minus(key, here);
        return pool.compareNumbers(apart, distance);
    }

    private long groupsBetween(Rows keys, int[] rowOrder, int at, int place) {
        long groups = 0;
        for (int i = Math.min(at, place) + 1; i <= Math.max(at, place); i++) {
            groups += order.compare(keys, rowOrder[i - 1], rowOrder[i]) != 0 ? 1 : 0;
        }
        return place < at ? -groups : groups;
    }

    private int firstPeer(Rows keys, int[] rowOrder, int start, int at) {
        int place = at;
        while (place > start && order.compare(keys, rowOrder[place - 1], rowOrder[at]) == 0) {
            place--;
        }
        return place;
    }

    private int lastPeer(Rows keys, int[] rowOrder, int end, int at) {
        int place = at;
        while (place + 1 < end && order.compare(keys, rowOrder[place + 1], rowOrder[at]) == 0) {
            place++;
        }
        return place;
    }
}
