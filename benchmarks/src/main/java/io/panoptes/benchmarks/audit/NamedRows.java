package io.panoptes.benchmarks.audit;

import java.util.List;

/** What can stand in FROM under a name: a table or a common table, with its columns. */
record NamedRows(String name, List<VisibleColumn> columns) {
    NamedRows {
        columns = List.copyOf(columns);
    }
}
