package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.evaluator.value.KeyOrder;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.equivalence.evaluator.value.Rows;
import java.util.stream.IntStream;

/**
 * An aggregate that looks at the order of a group's rows. There is no answer where rows tie, as all do without an order, and the
 * answer depends on which of them comes first.
 */
final class OrderedAccumulator extends Accumulator {
    /** What is taken from the rows in their order. */
    enum Pick {
        FIRST,
        LAST,
        TEXTS
    }

    private final Pick pick;
    private final boolean nulls;
    private final KeyOrder order;
    private final Pool pool;
    /** Value, separator or key, and then what the order asks for. */
    private final Rows rows;

    OrderedAccumulator(Pick pick, boolean nulls, KeyOrder order, int width, Pool pool) {
        this.pick = pick;
        this.nulls = nulls;
        this.order = order;
        this.pool = pool;
        this.rows = new Rows(width);
    }

    @Override
    boolean takesNulls() {
        return nulls;
    }

    @Override
    boolean takesOrder() {
        return true;
    }

    @Override
    void reset() {
        rows.clear();
    }

    @Override
    void add(long code) {
        add(new long[] {code}, 1);
    }

    @Override
    void add(long[] codes, int count) {
        if (pick == Pick.TEXTS && codes[0] == Pool.NULL) {
            return;
        }
        if (pick == Pick.TEXTS && codes[1] == Pool.NULL) {
            throw new NoAnswer("NULL between joined texts, which some DBMSs take for an empty text");
        }
        rows.addCopy(codes, 0);
    }

    @Override
    long result() {
        int count = rows.count();
        if (count == 0) {
            return Pool.NULL;
        }
        int[] places = IntStream.range(0, count).toArray();
        order.sort(rows, places, 0, count);
        return switch (pick) {
            case FIRST -> theOneOf(places, 0);
            case LAST -> theOneOf(places, count - 1);
            case TEXTS -> texts(places);
        };
    }

    /** The value at a place, which all rows that tie with it must have. */
    private long theOneOf(int[] places, int place) {
        long value = rows.get(places[place], 0);
        for (int other : places) {
            if (order.compare(rows, places[place], other) == 0 && rows.get(other, 0) != value) {
                throw NoAnswer.OPEN_ORDER;
            }
        }
        return value;
    }

    private long texts(int[] places) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < places.length; i++) {
            if (i > 0) {
                boolean tied = order.compare(rows, places[i - 1], places[i]) == 0;
                if (tied && rows.get(places[i - 1], 0) != rows.get(places[i], 0)) {
                    throw NoAnswer.OPEN_ORDER;
                }
                text.append(pool.text(rows.get(places[i], 1)));
            }
            text.append(pool.text(rows.get(places[i], 0)));
        }
        return pool.ofText(text.toString());
    }
}
