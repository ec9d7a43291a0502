package io.panoptes.benchmarks.functions;

import io.panoptes.equivalence.front.operator.PlainKind;
import java.util.List;
import java.util.stream.Stream;

/** An argument that functions are tried with. */
record TriedArgument(String text, PlainKind kind) {
    private static final List<TriedArgument> COLUMNS = List.of(
            new TriedArgument("n", PlainKind.WHOLE),
            new TriedArgument("c", PlainKind.DECIMAL),
            new TriedArgument("x", PlainKind.DOUBLE),
            new TriedArgument("s", PlainKind.TEXT),
            new TriedArgument("z", PlainKind.BOOLEAN),
            new TriedArgument("d", PlainKind.DATE),
            new TriedArgument("m", PlainKind.TIMESTAMP));

    /** Many functions take constants alone, or of few texts. */
    private static final List<TriedArgument> CONSTANTS = List.of(
            new TriedArgument("2", PlainKind.WHOLE),
            new TriedArgument("0.5", PlainKind.DECIMAL),
            new TriedArgument("'day'", PlainKind.TEXT),
            new TriedArgument("'%Y-%m'", PlainKind.TEXT),
            new TriedArgument("'$.a'", PlainKind.TEXT),
            new TriedArgument("'{\"a\": [1, \"x\"]}'", PlainKind.TEXT));

    private static final List<TriedArgument> FEW = List.of(
            COLUMNS.get(0),
            COLUMNS.get(2),
            COLUMNS.get(3),
            COLUMNS.get(5),
            COLUMNS.get(6),
            CONSTANTS.get(0),
            CONSTANTS.get(2));

    /** The table of the columns, in the words of all DBMSs. */
    static final String TABLE =
            "CREATE TABLE t (id INTEGER, n INTEGER, c DECIMAL(10, 2), x DOUBLE PRECISION, s VARCHAR(40), z BOOLEAN,"
                    + " d DATE, m TIMESTAMP)";

    /** Rows that differ in what functions may look at: signs, fractions, texts that are numbers, dates or neither. */
    static final List<String> ROWS = List.of(
            "2, 1.50, 0.5, 'abc', TRUE, '2020-02-29', '2020-02-29 12:30:15'",
            "0, 2.00, 2.0, '2', FALSE, '1999-12-31', '1999-12-31 00:00:00'",
            "-3, -0.25, -1e3, '2021-03-04', TRUE, '2000-01-01', '2000-01-01 23:59:59'",
            "7, 10.10, 1e10, '{\"a\": [1, \"x\"]}', FALSE, '2024-06-15', '2024-06-15 06:07:08'",
            "1, 0.00, 0.0, '12:30:15', TRUE, '2024-12-30', '2024-12-30 01:01:01'",
            "100, 99.99, 2.5, '1.5', FALSE, '1970-01-01', '1970-01-01 00:00:01'");

    /** Those that stand at one place of a call with this number of arguments. */
    static List<TriedArgument> of(int arguments) {
        if (arguments > 2) {
            return FEW;
        }
        return Stream.concat(COLUMNS.stream(), CONSTANTS.stream()).toList();
    }
}
