package io.panoptes.dbms.learning;

import java.time.Duration;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * How long a state takes to make, beside the queries of a case. Where tables are slow to make, more cases share a state, so that its setup
 * takes about a fifth of the time.
 */
record SetupTimeProbe() implements Probe {
    /** Cases that share a state elsewhere; what is learnt is this, times a power of two. */
    static final int USUAL = 150;

    private static final int MOST = USUAL << 4;

    /** Of the time that the cases of a state take. */
    private static final double SHARE_OF_SETUP = 0.25;

    private static final int TABLES = 3;
    private static final int ROWS = 8;
    private static final int QUERIES = 5;

    @Override
    public String title() {
        return "time of setup";
    }

    @Override
    public void probe(ProbeInstance instance, LearntParts parts) {
        long start = System.nanoTime();
        for (int table = 1; table <= TABLES; table++) {
            instance.run("CREATE TABLE d%d (a %s, b %s)".formatted(table, parts.integer(), parts.integer()));
            ProbeRows.insert(
                    instance,
                    parts,
                    "d%d (a, b)".formatted(table),
                    IntStream.range(0, ROWS)
                            .mapToObj(row -> "%d, %d".formatted(row, row % 3))
                            .toList());
        }
        long[] queries = new long[QUERIES];
        long made = System.nanoTime() - start;
        for (int i = 0; i < QUERIES; i++) {
            long begun = System.nanoTime();
            instance.run("SELECT x.a FROM d1 x, d2 y WHERE x.b = y.b AND x.a > %d".formatted(i % 4));
            queries[i] = System.nanoTime() - begun;
        }
        start = System.nanoTime();
        instance.reset();
        made += System.nanoTime() - start;
        Arrays.sort(queries);
        int count = casesPerState(Duration.ofNanos(made), Duration.ofNanos(2 * queries[QUERIES / 2]));
        if (count > USUAL) {
            parts.casesPerState(count);
        }
    }

    /** @param queries what those of a case take together */
    static int casesPerState(Duration setup, Duration queries) {
        int count = USUAL;
        while (count < MOST && setup.toNanos() > SHARE_OF_SETUP * count * queries.toNanos()) {
            count *= 2;
        }
        return count;
    }
}
