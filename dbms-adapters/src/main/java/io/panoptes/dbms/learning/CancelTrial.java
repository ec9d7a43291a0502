package io.panoptes.dbms.learning;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Tries whether a query that takes too long ends when it is told to: by a cancel, else by a time limit that the driver keeps. The query joins
 * a table of ten rows with itself, twice more where it ends by itself, so that a server that does not heed has a minute or two to do, and
 * no hours.
 */
final class CancelTrial {
    static final String TITLE = "cancel";

    private static final Duration LIMIT = Duration.ofSeconds(1);
    private static final int ROWS = 10;
    /** Few, for on some a query takes a second however little it does. */
    private static final List<Integer> TABLES = List.of(7, 9);

    private final ProbeInstance instance;
    private final LearntParts parts;

    CancelTrial(ProbeInstance instance, LearntParts parts) {
        this.instance = instance;
        this.parts = parts;
    }

    /** @param timed opens one whose driver is given the time limit of each statement */
    static Cancellation of(ProbeInstance instance, LearntParts parts, Optional<Supplier<Instance>> timed) {
        instance.begin(TITLE);
        if (new CancelTrial(instance, parts).isHeeded()) {
            return Cancellation.CANCEL;
        }
        if (timed.isEmpty()) {
            return Cancellation.NONE;
        }
        try (Instance other = timed.get().get()) {
            ProbeInstance limited = instance.on(other);
            limited.begin(TITLE);
            return new CancelTrial(limited, parts).isHeeded() ? Cancellation.QUERY_TIMEOUT : Cancellation.NONE;
        }
    }

    /** Also where no query was found that takes so long, or none that is read. */
    private boolean isHeeded() {
        instance.does("CREATE TABLE k1 (n %s)".formatted(parts.integer()));
        ProbeRows.insert(
                instance,
                parts,
                "k1 (n)",
                IntStream.range(0, ROWS).mapToObj(Integer::toString).toList());
        for (int tables : TABLES) {
            Outcome outcome = instance.runLong(join(tables), LIMIT);
            if (!(outcome instanceof Outcome.Rows)) {
                return outcome instanceof Outcome.Failed && !LostConnection.is(outcome);
            }
        }
        return true;
    }

    /** Every row is looked at: no count follows from those of the tables. */
    private static String join(int tables) {
        List<String> names =
                IntStream.range(0, tables).mapToObj("x%d"::formatted).toList();
        return "SELECT COUNT(*) FROM %s WHERE %s > 3"
                .formatted(
                        names.stream().map("k1 "::concat).collect(Collectors.joining(", ")),
                        names.stream().map(name -> name + ".n").collect(Collectors.joining(" + ")));
    }
}
