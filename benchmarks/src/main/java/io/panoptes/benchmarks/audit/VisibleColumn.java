package io.panoptes.benchmarks.audit;

/**
 * What may stand for a value, as it is written: {@code a}, {@code x.a}, a key of a group.
 *
 * @param first its first name: a query in between that has this name, too, hides it
 */
record VisibleColumn(String text, String first, ColumnKind kind) {
    VisibleColumn(String text, ColumnKind kind) {
        this(text, text, kind);
    }

    VisibleColumn of(String table) {
        return new VisibleColumn(table + "." + text, table, kind);
    }
}
