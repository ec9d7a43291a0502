package io.panoptes.dbms;

import java.util.List;
import java.util.Optional;

/**
 * How a DBMS may keep a state or plan for it, without a change to any answer. The tables of a state are b0, b1 and so on.
 *
 * @param before statements to be run on the empty database
 * @param after statements to be run when the rows are in; one with {@code <table>} for each table
 * @param tables other ways to keep a table
 * @param indexes statements that make indexes in words of the DBMS's own; in them {@code <index>} stands for its name,
 *     {@code <table>} for the table, {@code <column>} and {@code <other>} for two of its columns
 * @param roundTrips statements that change a table and take the change back, with the same holes: its rows, columns, keys and indexes are
 *     as before, also where some of the statements are refused
 * @param series where many rows come from, which a table holds and loses before it gets its own
 */
public record Upkeep(
        List<String> before,
        List<String> after,
        List<TableOption> tables,
        List<String> indexes,
        Optional<String> statistics,
        List<List<String>> roundTrips,
        Optional<RowSeries> series) {
    public static final Upkeep NONE = new Upkeep(List.of(), List.of());

    public Upkeep {
        before = List.copyOf(before);
        after = List.copyOf(after);
        tables = List.copyOf(tables);
        indexes = List.copyOf(indexes);
        roundTrips = roundTrips.stream().map(List::copyOf).toList();
    }

    public Upkeep(List<String> before, List<String> after) {
        this(before, after, List.of(), List.of(), Optional.empty(), List.of(), Optional.empty());
    }

    public static Upkeep after(String... statements) {
        return new Upkeep(List.of(), List.of(statements));
    }

    public Upkeep tables(List<TableOption> given) {
        return new Upkeep(before, after, given, indexes, statistics, roundTrips, series);
    }

    public Upkeep indexes(String... given) {
        return new Upkeep(before, after, tables, List.of(given), statistics, roundTrips, series);
    }

    /** Collects statistics by this statement; one with {@code <table>} for each table. */
    public Upkeep statistics(String statement) {
        return new Upkeep(before, after, tables, indexes, Optional.of(statement), roundTrips, series);
    }

    public Upkeep roundTrips(List<List<String>> given) {
        return new Upkeep(before, after, tables, indexes, statistics, given, series);
    }

    /** @param source see {@link RowSeries} */
    public Upkeep series(String source, Integer... counts) {
        return new Upkeep(
                before,
                after,
                tables,
                indexes,
                statistics,
                roundTrips,
                Optional.of(new RowSeries(source, List.of(counts))));
    }
}
