package io.panoptes.equivalence.front.unparse;

import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.Habit;

/** How a DBMS divides one whole number by another with {@code /}. */
public enum QuotientStyle {
    /** {@code 7 / 2 = 3}: PostgreSQL, SQLite, H2, HSQLDB, Derby. */
    WHOLE,
    /** {@code 7 / 2 = 3.5}: DuckDB, MySQL and what takes after it, CockroachDB. */
    FRACTION;

    public static QuotientStyle of(Dialect dialect) {
        return dialect.has(Habit.QUOTIENTS_WITH_FRACTION) ? FRACTION : WHOLE;
    }
}
