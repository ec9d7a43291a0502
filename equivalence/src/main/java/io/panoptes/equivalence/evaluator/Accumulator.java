package io.panoptes.equivalence.evaluator;

import io.panoptes.equivalence.algebra.Relation.AggregateFunction;
import io.panoptes.equivalence.evaluator.value.Arithmetic;
import io.panoptes.equivalence.evaluator.value.ComparisonKind;
import io.panoptes.equivalence.evaluator.value.NoAnswer;
import io.panoptes.equivalence.evaluator.value.Pool;
import io.panoptes.sql.type.SqlType;
import java.util.function.Supplier;

/** An aggregate at work on one group. Takes codes that are not NULL, except where {@link #takesNulls}. */
abstract class Accumulator {
    abstract void reset();

    abstract void add(long code);

    /** One row's arguments; only the first counts where the aggregate takes one. */
    void add(long[] codes, int count) {
        add(codes[0]);
    }

    abstract long result();

    /** Whether a NULL counts as a value. */
    boolean takesNulls() {
        return false;
    }

    /** Whether it looks at the order of rows: what that asks for comes behind its arguments. */
    boolean takesOrder() {
        return false;
    }

    /** @param type that of the result */
    static Accumulator of(AggregateFunction function, SqlType argument, SqlType type, Run run) {
        return type instanceof SqlType.DoubleType(int bits)
                        && (function == AggregateFunction.SUM
                                || function == AggregateFunction.SUM0
                                || function == AggregateFunction.AVG)
                ? new FloatingSum(function, run, bits, !(argument instanceof SqlType.DoubleType))
                : of(function, ComparisonKind.of(argument), run);
    }

    private static Accumulator of(AggregateFunction function, ComparisonKind kind, Run run) {
        Arithmetic arithmetic = new Arithmetic(run.pool, run.meaning);
        return switch (function) {
            case COUNT -> new Count();
            case SUM -> new Sum(arithmetic, Pool.NULL);
            case SUM0 -> new Sum(arithmetic, 0);
            case MIN -> new Extreme(run.pool, kind, -1);
            case MAX -> new Extreme(run.pool, kind, 1);
            case AVG -> new Average(arithmetic);
            case SINGLE_VALUE -> new AnyValue(() -> NoAnswer.SEVERAL_VALUES, true);
            case ANY_VALUE -> new AnyValue(() -> NoAnswer.OPEN_CHOICE, false);
            case EVERY -> new Extreme(run.pool, ComparisonKind.NUMBER, -1);
            case SOME -> new Extreme(run.pool, ComparisonKind.NUMBER, 1);
            case GROUPING, OTHER -> throw new IllegalArgumentException(function + " accumulates nothing");
        };
    }

    private static final class Count extends Accumulator {
        private long count;

        @Override
        void reset() {
            count = 0;
        }

        @Override
        void add(long code) {
            count++;
        }

        @Override
        long result() {
            return count;
        }
    }

    private static final class Sum extends Accumulator {
        private final Arithmetic arithmetic;
        private final long ofNothing;
        private long sum;

        Sum(Arithmetic arithmetic, long ofNothing) {
            this.arithmetic = arithmetic;
            this.ofNothing = ofNothing;
        }

        @Override
        void reset() {
            sum = Pool.NULL;
        }

        @Override
        void add(long code) {
            sum = sum == Pool.NULL ? code : arithmetic.plus(sum, code);
        }

        @Override
        long result() {
            return sum == Pool.NULL ? ofNothing : sum;
        }
    }

    private static final class Average extends Accumulator {
        private final Arithmetic arithmetic;
        private long sum;
        private long count;

        Average(Arithmetic arithmetic) {
            this.arithmetic = arithmetic;
        }

        @Override
        void reset() {
            sum = 0;
            count = 0;
        }

        @Override
        void add(long code) {
            sum = arithmetic.plus(sum, code);
            count++;
        }

        @Override
        long result() {
            return count == 0 ? Pool.NULL : arithmetic.divide(arithmetic.withinDouble(sum), count);
        }
    }

    private static final class Extreme extends Accumulator {
        private final Pool pool;
        private final ComparisonKind kind;
        private final int direction;
        private long best;

        Extreme(Pool pool, ComparisonKind kind, int direction) {
            this.pool = pool;
            this.kind = kind;
            this.direction = direction;
        }

        @Override
        void reset() {
            best = Pool.NULL;
        }

        @Override
        void add(long code) {
            if (best == Pool.NULL || kind.compare(pool, code, best) * direction > 0) {
                best = code;
            }
        }

        @Override
        long result() {
            return best;
        }
    }

    /** Several different values, or with {@code strict} several rows, have no one answer. */
    private static final class AnyValue extends Accumulator {
        private final Supplier<NoAnswer> problem;
        private final boolean strict;
        private boolean met;
        private long value;

        AnyValue(Supplier<NoAnswer> problem, boolean strict) {
            this.problem = problem;
            this.strict = strict;
        }

        @Override
        boolean takesNulls() {
            return true;
        }

        @Override
        void reset() {
            met = false;
            value = Pool.NULL;
        }

        @Override
        void add(long code) {
            if (met && (strict || value != code)) {
                throw problem.get();
            }
            met = true;
            value = code;
        }

        @Override
        long result() {
            return value;
        }
    }
}
