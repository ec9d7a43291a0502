package io.panoptes.instantiation.opaque;

import static io.panoptes.instantiation.opaque.OpaqueCatalog.texts;

import io.panoptes.instantiation.opaque.OpaqueWords.Kind;
import io.panoptes.instantiation.opaque.OpaqueWords.OpaqueColumn;
import io.panoptes.sql.type.SqlType.BooleanType;
import io.panoptes.sql.type.SqlType.DateType;
import io.panoptes.sql.type.SqlType.TextType;
import io.panoptes.sql.type.SqlType.TimestampType;
import java.util.List;

/**
 * The words of DuckDB. Its planner knows of each comparison what the statistics of a column say, moves casts to the other side, and
 * makes ranges, joins with lists and filters of the scan of what it reads: many functions and operators are ways to write one of these.
 */
final class DuckDbOpaqueWords {
    private static final Kind NUMBERS = new Kind(
            OpaqueCatalog.NUMBERS,
            List.of(
                    "0",
                    "1",
                    "2",
                    "-1",
                    "3",
                    "10",
                    "1.5",
                    "0.5",
                    "CAST(NULL AS INTEGER)",
                    "CAST(1 AS UTINYINT)",
                    "CAST(2 AS HUGEINT)",
                    "CAST(1 AS DOUBLE)",
                    "2147483648",
                    "9223372036854775807",
                    "(2147483647 + 1 IS NOT NULL)",
                    "1e0"),
            List.of(
                    "- #",
                    "# + 1",
                    "# * 2",
                    "CAST(# AS DOUBLE)",
                    "CAST(# AS BIGINT)",
                    "CAST(# AS DECIMAL(9, 1))",
                    "(# IS NOT NULL)",
                    "CASE # WHEN # THEN # END",
                    "# % 3",
                    "abs(#)",
                    "NULLIF(#, #)",
                    "COALESCE(#, #)",
                    "greatest(#, #)",
                    "CASE WHEN # > # THEN # ELSE # END",
                    "TRY_CAST(CAST(# AS VARCHAR) AS INTEGER)"),
            List.of(
                    "# IN (#, #)",
                    "# NOT IN (#, #)",
                    "# IN (#, #, #, #, #, #, #)",
                    "# NOT IN (#, #, #, #, #, #)",
                    "# IN (#, #, NULL)",
                    "# IS DISTINCT FROM #",
                    "# IS NOT DISTINCT FROM #",
                    "(#, #) = (#, #)",
                    "(#, #) < (#, #)",
                    "(#, #) IN ((#, #), (#, #))",
                    "# BETWEEN # AND #",
                    "# NOT BETWEEN # AND #",
                    "(# = #) = (# < #)",
                    "(# >= #) IS NOT DISTINCT FROM (# < #)",
                    "(# = #) IS NULL",
                    "list_contains([#, #], #)",
                    "[#, #] = [#, #]",
                    "[#, #] < [#, #]",
                    "{'a': #, 'b': #} = {'a': #, 'b': #}",
                    "struct_extract({'a': #, 'b': #}, 'b') > #"),
            List.of(
                    new OpaqueColumn("UINTEGER", OpaqueCatalog.NATURAL),
                    new OpaqueColumn("UTINYINT", OpaqueCatalog.NATURAL),
                    new OpaqueColumn("HUGEINT", OpaqueCatalog.WHOLE),
                    new OpaqueColumn("FLOAT", OpaqueCatalog.halves()),
                    new OpaqueColumn("DECIMAL(4, 1)", OpaqueCatalog.halves())));

    private static final Kind TIMES = new Kind(
            List.of(DateType.class, TimestampType.class),
            List.of(
                    "'2020-01-01'",
                    "'2020-01-02'",
                    "'1999-12-31'",
                    "DATE '2020-12-31'",
                    "TIMESTAMP '2020-01-02 11:00:00'",
                    "CAST(NULL AS DATE)"),
            List.of(
                    "CAST(# AS DATE)",
                    "CAST(# AS TIMESTAMP)",
                    "COALESCE(#, #)",
                    "date_trunc('month', CAST(# AS DATE))",
                    "CAST(# AS DATE) + 1"),
            List.of(
                    "# IN (#, #)",
                    "# NOT IN (#, #, #, #, #, #)",
                    "# BETWEEN # AND #",
                    "# NOT BETWEEN # AND #",
                    "# IS DISTINCT FROM #",
                    "# IS NOT DISTINCT FROM #",
                    "year(CAST(# AS DATE)) = 2020",
                    "date_trunc('year', CAST(# AS TIMESTAMP)) <= #",
                    "CAST(# AS DATE) = CAST(# AS DATE)"),
            List.of(
                    new OpaqueColumn("DATE", texts("2020-01-01", "2020-01-02", "1999-12-31", "2020-12-31")),
                    new OpaqueColumn(
                            "TIMESTAMP", texts("2020-01-01 00:00:00", "2020-01-02 11:00:00", "2020-01-02 00:00:00"))));

    private static final Kind TEXTS = new Kind(
            List.of(TextType.class),
            List.of("'a'", "'b'", "'ab'", "''", "'A'", "'a%'", "CAST(NULL AS VARCHAR)", "'B'"),
            List.of(
                    "# || ''",
                    "lower(#)",
                    "upper(#)",
                    "substring(#, 1, 1)",
                    "substring(#, -1)",
                    "left(#, -1)",
                    "# COLLATE NOCASE",
                    "concat(#, #)",
                    "COALESCE(#, #)",
                    "NULLIF(#, #)"),
            List.of(
                    "# LIKE #",
                    "# ILIKE #",
                    "# NOT LIKE #",
                    "# LIKE 'a%'",
                    "# NOT LIKE '%b'",
                    "# LIKE '%a%'",
                    "# SIMILAR TO '(a|b).*'",
                    "# GLOB #",
                    "# IN (#, #)",
                    "# IN (#, #, #, #, #, #, #)",
                    "# NOT IN (#, #, NULL)",
                    "# NOT IN (SELECT #)",
                    "# BETWEEN # AND #",
                    "starts_with(#, #)",
                    "contains(#, #)",
                    "suffix(#, #)",
                    "instr(#, #) > 0",
                    "# IS DISTINCT FROM #",
                    "regexp_matches(#, 'a|b')",
                    "regexp_full_match(#, 'a.*')",
                    "[#, #] <> [#, #]"),
            List.of(new OpaqueColumn("VARCHAR COLLATE NOCASE", texts("a", "A", "b", "B", "ab", "Ab", ""))));

    private static final Kind TRUTHS = new Kind(
            List.of(BooleanType.class),
            List.of("TRUE", "FALSE", "CAST(NULL AS BOOLEAN)"),
            List.of("NOT #", "(# IS NULL)", "COALESCE(#, #)", "NULLIF(#, #)", "CASE WHEN # THEN # ELSE # END"),
            List.of(
                    "# IS TRUE",
                    "# IS NOT TRUE",
                    "# IS NOT FALSE",
                    "NOT #",
                    "# AND #",
                    "# OR #",
                    "(# OR #) AND (# OR #)",
                    "(# AND #) OR (# AND NOT #)",
                    "# IN (TRUE, #)",
                    "# IS DISTINCT FROM #",
                    "COALESCE(#, #)"),
            List.of());

    /** What has parts, of which a planner may read one. */
    private static final Kind LISTS = new Kind(
            List.of(),
            List.of("[1, 2]", "[1]", "[2, NULL]", "CAST([] AS INTEGER[])", "CAST(NULL AS INTEGER[])"),
            List.of("list_distinct(#)", "list_concat(#, #)", "COALESCE(#, #)"),
            List.of(
                    "len(#) > 1",
                    "list_contains(#, 1)",
                    "list_contains(#, NULL)",
                    "#[1] = 1",
                    "#[2] IS NULL",
                    "# IS DISTINCT FROM #",
                    "# IN (#, #)",
                    "list_position(#, 2) = 1"),
            List.of(OpaqueColumn.withoutIndex("INTEGER[]", texts("[1, 2]", "[1]", "[2, NULL]", "[]", "[NULL]"))));

    private static final Kind STRUCTS = new Kind(
            List.of(),
            List.of("{'a': 1, 'b': 2}", "{'a': 2, 'b': NULL}", "CAST(NULL AS STRUCT(a INTEGER, b INTEGER))"),
            List.of("COALESCE(#, #)"),
            List.of(
                    "struct_extract(#, 'a') = 1",
                    "struct_extract(#, 'b') IS NULL",
                    "struct_extract(#, 'a') >= 2",
                    "struct_extract(#, 'a') IN (1, 3)",
                    "# IS DISTINCT FROM #",
                    "# IN (#, #)"),
            List.of(OpaqueColumn.withoutIndex(
                    "STRUCT(a INTEGER, b INTEGER)",
                    texts("{'a': 1, 'b': 2}", "{'a': 2, 'b': NULL}", "{'a': NULL, 'b': 1}", "{'a': 3, 'b': 3}"))));

    /** What stands there twice is drawn twice as often. */
    static final OpaqueWords WORDS = new OpaqueWords(
                    List.of(NUMBERS, NUMBERS, NUMBERS, TEXTS, TEXTS, TIMES, TRUTHS, LISTS, STRUCTS))
            .asking(
                    "SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d ANTI JOIN {u} AS o ON d.{a} = o.{e}",
                    "SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d ANTI JOIN {u} AS o ON o.{e} >= d.{a}",
                    "SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d ANTI JOIN {u} AS o ON d.{b} <> o.{e} AND o.{f} < {n}",
                    "SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d SEMI JOIN {u} AS o ON d.{a} < o.{e}",
                    "SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d SEMI JOIN {u} AS o ON d.{a} = o.{e} AND d.{b} > o.{f}",
                    "SELECT DISTINCT ON (d.{a}) d.{a} AS k, d.{b} AS m FROM {t} AS d ORDER BY d.{a}, d.{b} DESC",
                    "SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d QUALIFY ROW_NUMBER() OVER (PARTITION BY d.{a} ORDER BY d.{b}) <= {n}",
                    "SELECT d.{a} AS k, d.{a} AS m FROM {t} AS d QUALIFY ROW_NUMBER() OVER (ORDER BY d.{a} DESC NULLS LAST) <= {n}",
                    "SELECT d.{a} AS k, o.{e} AS m FROM {t} AS d ASOF JOIN {u} AS o ON d.{a} >= o.{e}",
                    "SELECT d.{a} AS k, o.{e} AS m FROM {t} AS d ASOF LEFT JOIN {u} AS o ON d.{b} = o.{f} AND d.{a} > o.{e}",
                    "SELECT d.{a} AS k, unnest([d.{b}, {n}, NULL]) AS m FROM {t} AS d",
                    "SELECT {s} AS k, o.{f} AS m FROM {t} AS d LEFT JOIN {u} AS o USING ({s})",
                    "SELECT {s} AS k, d.{b} AS m FROM {t} AS d FULL JOIN {u} AS o USING ({s})",
                    "SELECT {s} AS k, d.{b} AS m FROM ({t} AS d LEFT JOIN {u} AS o USING ({s})) LEFT JOIN {t} AS q USING ({s})",
                    "SELECT k, m FROM (SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d) AS x NATURAL LEFT JOIN (SELECT o.{e} AS m, o.{f} AS p FROM {u} AS o) AS y"
                            + " NATURAL LEFT JOIN (SELECT i.{b} AS m, i.{a} AS q FROM {t} AS i) AS z",
                    "SELECT d.{a} AS k, CAST(len(list(d.{b})) AS INTEGER) AS m FROM {t} AS d GROUP BY d.{a}",
                    "SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d ORDER BY ALL LIMIT {n}",
                    "WITH RECURSIVE r(k, m) AS (SELECT d.{a}, 1 FROM {t} AS d UNION SELECT r.k + 1, r.m + 1 FROM r WHERE r.m < {n})"
                            + " SELECT r.k AS k, r.m AS m FROM r");

    private DuckDbOpaqueWords() {}
}
