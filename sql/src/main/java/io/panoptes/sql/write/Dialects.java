package io.panoptes.sql.write;

import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.write.Dialect.Folding;
import java.util.List;

/**
 * The dialects of the DBMSs at their current versions. An adapter for an older version says what is different, for
 * example {@code SQLITE.lacking(FULL_JOIN, RIGHT_JOIN)}.
 */
public final class Dialects {
    public static final Dialect DUCKDB = new Dialect("duckdb", '"')
            .with(
                    Habit.UNKNOWN_AS_NULL,
                    Habit.SAYS_MATERIALIZED,
                    Habit.QUOTIENTS_WITH_FRACTION,
                    Habit.MERGE_AS_CONFLICT);

    public static final Dialect SQLITE = new Dialect("sqlite", '"')
            .with(
                    Habit.DATES_AS_TEXT,
                    Habit.DISTINCT_FROM_AS_IS,
                    Habit.UNKNOWN_AS_NULL,
                    Habit.OFFSET_NEEDS_LIMIT,
                    Habit.VALUES_AS_UNION,
                    Habit.COLUMN_NAMES_BY_COMMON_TABLE,
                    Habit.SET_OPERANDS_WITHOUT_PARENTHESES,
                    Habit.SAYS_MATERIALIZED,
                    Habit.MERGE_AS_CONFLICT)
            .lacking(
                    Construct.LATERAL,
                    Construct.INTERSECT_ALL,
                    Construct.EXCEPT_ALL,
                    Construct.ROLLUP,
                    Construct.CUBE,
                    Construct.GROUPING_SETS,
                    Construct.EMPTY_GROUPING_SET,
                    Construct.GROUPING_FUNCTION,
                    Construct.QUANTIFIED,
                    Construct.INTERVAL)
            .type(TypeKind.BOOLEAN, "BOOLEAN")
            .type(TypeKind.DOUBLE, "REAL")
            .type(TypeKind.TEXT, "TEXT")
            .type(TypeKind.DATE, "TEXT")
            .type(TypeKind.TIME, "TEXT")
            .type(TypeKind.TIMESTAMP, "TEXT")
            .function("CHAR_LENGTH", "LENGTH")
            .function("CHARACTER_LENGTH", "LENGTH");

    public static final Dialect H2 = new Dialect("h2", '"')
            .folding(Folding.UPPER)
            .lacking(
                    Construct.FULL_JOIN,
                    Construct.LATERAL,
                    Construct.INTERSECT_ALL,
                    Construct.EXCEPT_ALL,
                    Construct.ROLLUP,
                    Construct.CUBE,
                    Construct.GROUPING_SETS,
                    Construct.GROUPING_FUNCTION)
            .with(Habit.RETURNING_AS_DELTA_TABLE)
            .type(TypeKind.DOUBLE, "DOUBLE PRECISION");

    public static final Dialect HSQLDB = new Dialect("hsqldb", '"')
            .folding(Folding.UPPER)
            // TRUTH_TEST_AS_CASE: NULL IS NOT TRUE is NULL here, see findings/hsqldb-truth-tests. LIMIT 0 means no
            // limit.
            .with(Habit.MODULO_AS_FUNCTION, Habit.TRUTH_TEST_AS_CASE)
            .emptyFrom("(VALUES (0)) AS one_row (one)")
            .lacking(
                    Construct.WINDOW,
                    Construct.FRAME_EXCLUSION,
                    Construct.BARE_NULL,
                    Construct.LIMIT_ZERO,
                    Construct.DELETE_RETURNING,
                    Construct.UPDATE_RETURNING,
                    Construct.INSERT_RETURNING)
            .type(TypeKind.TEXT, "VARCHAR(1000)");

    public static final Dialect DERBY = new Dialect("derby", '"')
            .folding(Folding.UPPER)
            .with(
                    Habit.DATES_BY_FUNCTION,
                    Habit.DISTINCT_FROM_AS_CASE,
                    Habit.TRUTH_TEST_AS_CASE,
                    Habit.FETCH_FIRST,
                    Habit.MODULO_AS_FUNCTION,
                    Habit.FILTER_AS_CASE)
            .emptyFrom("SYSIBM.SYSDUMMY1")
            .lacking(
                    Construct.FULL_JOIN,
                    Construct.LATERAL,
                    Construct.COMMON_TABLE,
                    Construct.RECURSIVE,
                    Construct.CUBE,
                    Construct.GROUPING_SETS,
                    Construct.EMPTY_GROUPING_SET,
                    Construct.GROUPING_FUNCTION,
                    Construct.WINDOW,
                    Construct.FRAME_EXCLUSION,
                    Construct.ROW_VALUE,
                    Construct.ROW_VALUE_IN_QUERY,
                    Construct.SEVERAL_DISTINCT_AGGREGATES,
                    Construct.LIMIT_ZERO,
                    Construct.BARE_NULL,
                    // Its source must be a table.
                    Construct.MERGE,
                    Construct.DELETE_RETURNING,
                    Construct.UPDATE_RETURNING,
                    Construct.INSERT_RETURNING,
                    Construct.INTERVAL)
            .type(TypeKind.INT8, "SMALLINT")
            .type(TypeKind.TEXT, "VARCHAR(1000)")
            .function("CHAR_LENGTH", "LENGTH")
            .function("CHARACTER_LENGTH", "LENGTH");

    public static final Dialect POSTGRESQL = new Dialect("postgresql", '"')
            .folding(Folding.LOWER)
            .with(Habit.SAYS_MATERIALIZED, Habit.MERGE_AS_CONFLICT)
            .type(TypeKind.INT8, "SMALLINT")
            .type(TypeKind.DOUBLE, "DOUBLE PRECISION");

    public static final Dialect MYSQL = new Dialect("mysql", '`')
            .with(
                    Habit.DISTINCT_FROM_AS_NULL_SAFE_EQUAL,
                    Habit.OFFSET_NEEDS_LIMIT,
                    Habit.CONCAT_AS_FUNCTION,
                    Habit.TEXT_CAST_AS_CONCAT,
                    Habit.VALUES_WITH_ROW,
                    Habit.FILTER_AS_CASE,
                    Habit.NULLS_ORDER_AS_KEY,
                    Habit.ROLLUP_BEHIND,
                    Habit.QUOTIENTS_WITH_FRACTION,
                    Habit.MERGE_AS_DUPLICATE_KEY,
                    Habit.BACKSLASH_ESCAPES)
            // ROLLUP: WITH ROLLUP says the same in other words, but for no rows at all it leaves out the grand total.
            .lacking(
                    Construct.CHANGED_TABLE_IN_SUBQUERY,
                    Construct.FULL_JOIN,
                    Construct.FRAME_EXCLUSION,
                    Construct.ROLLUP,
                    Construct.CUBE,
                    Construct.GROUPING_SETS,
                    Construct.EMPTY_GROUPING_SET,
                    Construct.DELETE_RETURNING,
                    Construct.UPDATE_RETURNING,
                    Construct.INSERT_RETURNING)
            // REAL is a DOUBLE there.
            .type(TypeKind.REAL, "FLOAT")
            .type(TypeKind.TEXT, "VARCHAR(1000)")
            .type(TypeKind.TIMESTAMP, "DATETIME")
            .cast(TypeKind.BOOLEAN, "SIGNED")
            .cast(TypeKind.INT8, "SIGNED")
            .cast(TypeKind.INT16, "SIGNED")
            .cast(TypeKind.INT32, "SIGNED")
            .cast(TypeKind.INT64, "SIGNED")
            .cast(TypeKind.TEXT, "CHAR");

    public static final Dialect MARIADB = MYSQL.named("mariadb")
            .without(Habit.VALUES_WITH_ROW)
            .with(Habit.VALUES_AS_UNION, Habit.COLUMN_NAMES_BY_COMMON_TABLE)
            .knowing(Construct.CHANGED_TABLE_IN_SUBQUERY, Construct.DELETE_RETURNING, Construct.INSERT_RETURNING)
            .lacking(Construct.LATERAL, Construct.GROUPING_FUNCTION);

    /** All of them, in the order in which they are shown. */
    public static final List<Dialect> ALL = List.of(DUCKDB, SQLITE, H2, HSQLDB, DERBY, POSTGRESQL, MYSQL, MARIADB);

    private Dialects() {}
}
