package io.panoptes.dbms.registry;

/** The DBMSs that are used where nobody names one. They are embedded, so that they need nothing but a driver. */
public final class DefaultTargets {
    /** Runs and plans candidates; its dialect is the nearest to the one that oracles are written in. */
    public static final String FIRST = "duckdb";

    /** Compared with the first one, from which it shares no code. */
    public static final String SECOND = "sqlite";

    /** Runs predicted queries: text-to-SQL benchmarks are written for it. */
    public static final String TEXT_TO_SQL = "sqlite";

    private DefaultTargets() {}
}
