package io.panoptes.dbms;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How many rows an operator of a plan was expected to give, each time that it is run, and how many it gave.
 *
 * @param operator for people: {@code Seq Scan on t}
 * @param expected empty where the DBMS does not say
 * @param actual the mean of its runs; empty where it was not run, or the DBMS does not say
 * @param inputs of what it reads
 */
public record RowEstimate(String operator, OptionalDouble expected, OptionalDouble actual, List<RowEstimate> inputs) {
    /** What is this many times too much or too little is far off. */
    public static final double FAR = 10;

    /** The words of operators that may stop reading before all rows were there. */
    private static final List<String> EARLY =
            List.of("LIMIT", "TOP", "SEMI", "ANTI", "FIRST", "EXISTS", "MERGE", "MATERIALIZE");

    public RowEstimate {
        inputs = List.copyOf(inputs);
    }

    /**
     * The first operator, of those that run the first, whose estimate is far from what was there. Fewer rows than expected count only
     * where nothing above may have stopped reading.
     */
    public Optional<RowEstimate> firstFarOff() {
        return firstFarOff(false);
    }

    private Optional<RowEstimate> firstFarOff(boolean cutShort) {
        boolean cutBelow = cutShort || EARLY.stream().anyMatch(operator.toUpperCase(Locale.ROOT)::contains);
        return inputs.stream()
                .flatMap(input -> input.firstFarOff(cutBelow).stream())
                .findFirst()
                .or(() -> isFarOff(cutShort) ? Optional.of(this) : Optional.empty());
    }

    private boolean isFarOff(boolean cutShort) {
        if (expected.isEmpty() || actual.isEmpty()) {
            return false;
        }
        boolean tooFew = atLeastOne(actual.getAsDouble()) >= FAR * atLeastOne(expected.getAsDouble());
        boolean tooMany = atLeastOne(expected.getAsDouble()) >= FAR * atLeastOne(actual.getAsDouble());
        return tooFew || tooMany && !cutShort;
    }

    /** The ratio of two numbers of rows, the greater one by the other: between no row and one there is no difference to a planner. */
    public static double ratio(double one, double other) {
        double ratio = atLeastOne(one) / atLeastOne(other);
        return ratio < 1 ? 1 / ratio : ratio;
    }

    private static double atLeastOne(double rows) {
        return Math.max(1, rows);
    }

    /** The operator with both numbers, for people. */
    public String text() {
        return "%s: %s expected, %s there".formatted(operator, number(expected), number(actual));
    }

    private static String number(OptionalDouble rows) {
        return rows.isEmpty() ? "nothing" : String.format(Locale.ROOT, "%,.0f", rows.getAsDouble());
    }
}
