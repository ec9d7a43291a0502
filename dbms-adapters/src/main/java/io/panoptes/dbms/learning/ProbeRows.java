package io.panoptes.dbms.learning;

import io.panoptes.dbms.Feature;
import java.util.List;

/** Puts rows into tables of probes, by one statement where the DBMS takes several: on some a statement takes a second. */
final class ProbeRows {
    private ProbeRows() {}

    /**
     * Whether all rows went in.
     *
     * @param into the table with its columns: {@code t1 (a, b)}
     * @param rows the values of each, with commas between them
     */
    static boolean insert(ProbeInstance instance, LearntParts parts, String into, List<String> rows) {
        boolean several = rows.size() > 1 && !parts.features().contains(Feature.ROWS_ONE_BY_ONE);
        // What it does not take together, it may take one by one: a literal may take the type of another there.
        return several && instance.does("INSERT INTO %s VALUES (%s)".formatted(into, String.join("), (", rows)))
                || instance.does(rows.stream()
                        .map(row -> "INSERT INTO %s VALUES (%s)".formatted(into, row))
                        .toArray(String[]::new));
    }
}
