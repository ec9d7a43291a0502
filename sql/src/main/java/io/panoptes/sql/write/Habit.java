package io.panoptes.sql.write;

/** A way in which a DBMS writes something differently from the standard. The writer applies it by itself. */
public enum Habit {
    /** {@code TRUE -> 1}. */
    BOOLEANS_AS_NUMBERS,
    /** {@code DATE '2020-01-01' -> '2020-01-01'}, timestamps and times likewise. */
    DATES_AS_TEXT,
    /** {@code DATE '2020-01-01' -> DATE('2020-01-01')}, timestamps and times likewise. */
    DATES_BY_FUNCTION,
    /** {@code a IS DISTINCT FROM b -> a IS NOT b}. */
    DISTINCT_FROM_AS_IS,
    /** {@code a IS DISTINCT FROM b -> NOT (a <=> b)}. */
    DISTINCT_FROM_AS_NULL_SAFE_EQUAL,
    /** {@code a IS DISTINCT FROM b -> CASE WHEN a = b THEN FALSE WHEN a IS NULL AND b IS NULL THEN FALSE ELSE TRUE END}. */
    DISTINCT_FROM_AS_CASE,
    /** {@code a IS TRUE -> CASE WHEN a THEN TRUE ELSE FALSE END}, and so on. */
    TRUTH_TEST_AS_CASE,
    /** {@code CASE a WHEN b THEN c END -> CASE WHEN a = b THEN c END}. */
    CASE_BY_CONDITIONS,
    /** {@code a IS UNKNOWN -> a IS NULL}. */
    UNKNOWN_AS_NULL,
    /** A predicate in a SELECT list becomes {@code CASE WHEN p THEN TRUE WHEN NOT p THEN FALSE END}. */
    PREDICATE_ITEM_AS_CASE,
    /** {@code FROM t AS x -> FROM t x}. */
    TABLE_ALIAS_WITHOUT_AS,
    /** {@code LIMIT n OFFSET m -> OFFSET m ROWS FETCH NEXT n ROWS ONLY}. */
    FETCH_FIRST,
    /**
     * {@code SELECT a FROM t LIMIT n -> SELECT TOP (n) a FROM t}; with an OFFSET, or behind a set operation, {@code ORDER BY ... OFFSET m
     * ROWS FETCH NEXT n ROWS ONLY}, by {@code (SELECT NULL)} where there is no order.
     */
    LIMIT_AS_TOP,
    /** {@code OFFSET m -> LIMIT 9223372036854775807 OFFSET m}. */
    OFFSET_NEEDS_LIMIT,
    /** {@code a % b -> MOD(a, b)}. */
    MODULO_AS_FUNCTION,
    /** {@code a || b -> CONCAT(a, b)}. */
    CONCAT_AS_FUNCTION,
    /**
     * {@code CAST(a AS VARCHAR) -> CONCAT(a)}, but for NULL: the text has the collation of the session then, while that of a cast is the
     * character set's within a view, which may fold case.
     */
    TEXT_CAST_AS_CONCAT,
    /** {@code VALUES (1) -> VALUES ROW(1)}. */
    VALUES_WITH_ROW,
    /** {@code (VALUES (1), (2)) AS v(x) -> (SELECT 1 AS x UNION ALL SELECT 2) AS v}. */
    VALUES_AS_UNION,
    /** {@code (query) AS v(x) -> (WITH v(x) AS (query) SELECT * FROM v) AS v}. */
    COLUMN_NAMES_BY_COMMON_TABLE,
    /** {@code a UNION (b EXCEPT c) -> a UNION SELECT * FROM (b EXCEPT c)}: operands have no parentheses. */
    SET_OPERANDS_WITHOUT_PARENTHESES,
    /** The word MATERIALIZED is known. */
    SAYS_MATERIALIZED,
    /** {@code SUM(a) FILTER (WHERE p) -> SUM(CASE WHEN p THEN a END)}. */
    FILTER_AS_CASE,
    /** {@code ORDER BY a NULLS LAST -> ORDER BY CASE WHEN a IS NULL THEN 1 ELSE 0 END, a}. */
    NULLS_ORDER_AS_KEY,
    /** {@code GROUP BY ROLLUP(a) -> GROUP BY a WITH ROLLUP}. */
    ROLLUP_BEHIND,
    /** {@code WITH RECURSIVE -> WITH}. */
    RECURSIVE_WITHOUT_WORD,
    /** {@code 7 / 2} is 3.5, not 3. */
    QUOTIENTS_WITH_FRACTION,
    /** {@code 'a' -> CAST('a' AS VARCHAR(1000))}, where a literal is a CHAR, which a union pads to the longest. */
    TEXT_LITERALS_AS_CAST,
    /** {@code MERGE INTO t USING q ON t.k = n.k ... -> INSERT INTO t q ON CONFLICT (k) DO UPDATE SET c = excluded.c}. */
    MERGE_AS_CONFLICT,
    /** {@code MERGE INTO t USING q ON t.k = n.k ... -> INSERT INTO t q ON DUPLICATE KEY UPDATE c = VALUES(c)}. */
    MERGE_AS_DUPLICATE_KEY,
    /** {@code DELETE FROM t RETURNING c -> SELECT c FROM OLD TABLE (DELETE FROM t) AS t}. */
    RETURNING_AS_DELTA_TABLE,
    /** A backslash in a string is doubled. */
    BACKSLASH_ESCAPES
}
