package io.panoptes.sql.ast;

/**
 * How a DBMS spells SQL, as data for the printer.
 *
 * <p>{@link #PORTABLE} is the dialect of oracle files, which Calcite parses.
 */
public record Dialect(String name, char quote) {
    public static final Dialect PORTABLE = new Dialect("portable", '"');
}
