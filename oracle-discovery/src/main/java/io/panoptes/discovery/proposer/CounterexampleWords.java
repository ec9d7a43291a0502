package io.panoptes.discovery.proposer;

import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.stream.Collectors;

/** A counterexample in words and rows: which tables hold what, and what the two queries make of it. */
final class CounterexampleWords {
    /** Further rows are only counted. */
    private static final int SHOWN = 8;

    private CounterexampleWords() {}

    static String of(Failure.Refuted refuted) {
        String tables = refuted.database().schema().tables().stream()
                .map(table -> table(table, refuted.database().rowsOf(table.name())))
                .collect(Collectors.joining("\n"));
        return "It gives other rows than the seed on this database:\n%s\nThe seed gives %s.\nIt gives %s."
                .formatted(tables, rows(refuted.ofSeed()), rows(refuted.ofCandidate()));
    }

    private static String table(Table table, List<Row> rows) {
        String columns = table.columns().stream().map(Column::name).collect(Collectors.joining(", "));
        return "  %s(%s) holds %s".formatted(table.name(), columns, rows(rows));
    }

    private static String rows(List<Row> rows) {
        if (rows.isEmpty()) {
            return "no rows";
        }
        String shown = rows.stream().limit(SHOWN).map(CounterexampleWords::row).collect(Collectors.joining(", "));
        return rows.size() > SHOWN ? "%s and %d rows more".formatted(shown, rows.size() - SHOWN) : shown;
    }

    private static String row(Row row) {
        return row.values().stream()
                .map(value -> SqlWriter.write(value, Dialect.PORTABLE))
                .collect(Collectors.joining(", ", "(", ")"));
    }
}
