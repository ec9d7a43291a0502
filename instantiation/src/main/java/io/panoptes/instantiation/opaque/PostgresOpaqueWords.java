package io.panoptes.instantiation.opaque;

import io.panoptes.dbms.Version;
import io.panoptes.instantiation.opaque.OpaqueWords.Kind;
import io.panoptes.instantiation.opaque.OpaqueWords.Liberty;
import io.panoptes.instantiation.opaque.OpaqueWords.OpaqueColumn;
import io.panoptes.sql.type.SqlType.BooleanType;
import io.panoptes.sql.type.SqlType.DateType;
import io.panoptes.sql.type.SqlType.TextType;
import io.panoptes.sql.type.SqlType.TimestampType;
import java.util.ArrayList;
import java.util.List;

/**
 * The words of PostgreSQL, which compares like with like. Many tests are strict functions of what is not strict: what a planner
 * moves past an outer join must know which is which.
 */
final class PostgresOpaqueWords {
    private static final List<String> NUMBER_TESTS = List.of(
            "# IN (#, #)",
            "# NOT IN (#, #)",
            "# IN (SELECT #)",
            "# NOT IN (SELECT #)",
            "# IS DISTINCT FROM #",
            "# IS NOT DISTINCT FROM #",
            "# BETWEEN # AND #",
            "# NOT BETWEEN # AND #",
            "# BETWEEN SYMMETRIC # AND #",
            "# = ANY (ARRAY[#, #])",
            "# <> ALL (ARRAY[#, #])",
            "# < ANY (ARRAY[#, #, NULL])",
            "(#, #) = (#, #)",
            "(#, #) < (#, #)",
            "(#, #) >= (#, #)",
            "(#, #) IN ((#, #), (#, #))",
            "ROW(#, #) IS DISTINCT FROM ROW(#, #)",
            "ROW(#, #) IS NULL",
            "ROW(#, #) IS NOT NULL",
            "NULLIF(#, #) IS NULL",
            "CAST(# AS numeric) + 1e-2500 > #");

    /** Strict outside and not within. */
    private static final List<String> NOT_STRICT_WITHIN = List.of(
            "COALESCE(#, #) = #",
            "GREATEST(#, #) > #",
            "CASE WHEN # > # THEN # ELSE # END = #",
            "CASE # WHEN # THEN # END <= #",
            "num_nulls(#, #) = 1",
            "cardinality(ARRAY[#, #]) > 1",
            "CAST(ROW(#, #) AS text) <> '(,)'",
            "CAST(jsonb_build_object('k', #) AS text) <> '{}'",
            "CAST(json_build_array(#, #) AS text) > '[1'",
            "concat(#, #) < '2'",
            "numrange(CAST(# AS numeric), NULL) @> CAST(# AS numeric)");

    private static final Kind TRUTHS = new Kind(
            List.of(BooleanType.class),
            List.of("TRUE", "FALSE", "CAST(NULL AS boolean)"),
            List.of("NOT #", "# IS NULL", "COALESCE(#, #)", "NULLIF(#, #)", "CASE WHEN # THEN # ELSE # END"),
            List.of(
                    "# IS TRUE",
                    "# IS NOT TRUE",
                    "# IS FALSE",
                    "# IS NOT FALSE",
                    "# IS UNKNOWN",
                    "# IS NOT UNKNOWN",
                    "NOT #",
                    "# AND #",
                    "# OR #",
                    "# IN (TRUE, #)",
                    "# = ANY (ARRAY[#, #])",
                    "# IS DISTINCT FROM #",
                    "# IS NOT DISTINCT FROM #",
                    "COALESCE(#, #)",
                    "(#, #) = (#, #)"),
            List.of());

    private static final Kind TEXTS = new Kind(
            List.of(TextType.class),
            List.of("'a'", "'b'", "'ab'", "''", "'A'", "'B'", "'a '", "'a%'", "CAST(NULL AS text)"),
            List.of(
                    "# || ''",
                    "lower(#)",
                    "upper(#)",
                    "substring(#, 1, 1)",
                    "# COLLATE \"C\"",
                    "# COLLATE \"POSIX\"",
                    "CAST(# AS text)",
                    "COALESCE(#, #)",
                    "concat(#, #)",
                    "CASE WHEN # = # THEN # ELSE # END"),
            List.of(
                    "# LIKE #",
                    "# NOT LIKE #",
                    "# ILIKE #",
                    "# ~ 'a|b'",
                    "# ~* '^A'",
                    "# SIMILAR TO '(a|b)%'",
                    "strpos(#, #) > 0",
                    "# IN (#, #)",
                    "# NOT IN (#, #)",
                    "# IN (SELECT #)",
                    "# BETWEEN # AND #",
                    "# IS DISTINCT FROM #",
                    "# = ANY (ARRAY[#, #])",
                    "concat(#, #) = #",
                    "concat_ws('-', #, #) > #",
                    "COALESCE(#, #) = #",
                    "length(format('%s', #)) = 1",
                    "CAST(json_build_array(#) AS text) > '[\"a'",
                    "(#, #) < (#, #)",
                    "(#, #) = (#, #)"),
            List.of(
                    new OpaqueColumn("VARCHAR(20)", OpaqueCatalog.texts("a", "A", "b", "B", "ab", "a ", "")),
                    new OpaqueColumn("CHAR(3)", OpaqueCatalog.texts("a", "A", "b", "ab", "")),
                    new OpaqueColumn("TEXT COLLATE \"POSIX\"", OpaqueCatalog.texts("a", "A", "b", "B", "ab", ""))));

    private PostgresOpaqueWords() {}

    static OpaqueWords of(Version version) {
        return new OpaqueWords(List.of(numbers(version), numbers(version), TRUTHS, TEXTS, times(version)))
                .with(Liberty.COMPUTED_KEEPS_KIND, Liberty.JOINS_ASK, Liberty.NARROW_STATES);
    }

    private static Kind numbers(Version version) {
        List<String> tests = new ArrayList<>(NUMBER_TESTS);
        tests.addAll(NOT_STRICT_WITHIN);
        if (version.isAtLeast("16")) {
            tests.add("CAST(JSON_OBJECT('k' : #) AS text) <> '{}'");
            tests.add("CAST(JSON_OBJECT('k' : # ABSENT ON NULL) AS text) <> '{}'");
            tests.add("CAST(JSON_ARRAY(#, # NULL ON NULL) AS text) > '[1'");
            tests.add("CAST(JSON_ARRAY(#, #) AS text) > '[1'");
        }
        return new Kind(
                OpaqueCatalog.NUMBERS,
                List.of(
                        "0",
                        "1",
                        "2",
                        "-1",
                        "3",
                        "10",
                        "1.5",
                        "-0.5",
                        "1.00",
                        "CAST(NULL AS integer)",
                        "CAST(1 AS smallint)",
                        "CAST(2 AS numeric)",
                        "CAST(1 AS double precision)",
                        "2147483648",
                        "9223372036854775807"),
                List.of(
                        "- #",
                        "# + 1",
                        "abs(#)",
                        "CAST(# AS numeric)",
                        "CAST(# AS double precision)",
                        "CAST(# AS numeric(10, 1))",
                        "COALESCE(#, #)",
                        "NULLIF(#, #)",
                        "GREATEST(#, #)",
                        "LEAST(#, #)",
                        "CASE WHEN # = # THEN # ELSE # END",
                        "round(CAST(# AS numeric), 1)"),
                tests,
                List.of(
                        new OpaqueColumn("SMALLINT", OpaqueCatalog.WHOLE),
                        new OpaqueColumn("REAL", OpaqueCatalog.halves()),
                        new OpaqueColumn("DOUBLE PRECISION", OpaqueCatalog.halves()),
                        new OpaqueColumn("NUMERIC", OpaqueCatalog.halves())));
    }

    private static Kind times(Version version) {
        List<String> tests = new ArrayList<>(List.of(
                "# IN (#, #)",
                "# NOT IN (#, #)",
                "# BETWEEN # AND #",
                "# BETWEEN SYMMETRIC # AND #",
                "# IS DISTINCT FROM #",
                "# IS NOT DISTINCT FROM #",
                "(CAST(# AS timestamp), CAST(# AS timestamp)) OVERLAPS (CAST(# AS timestamp), CAST(# AS timestamp))",
                "EXTRACT(year FROM #) = 2020",
                "date_trunc('month', #) = #",
                "COALESCE(#, #) < #",
                "tsrange(CAST(# AS timestamp), NULL) @> CAST(# AS timestamp)"));
        if (version.isAtLeast("14")) {
            tests.add("date_bin('36 hours', #, TIMESTAMP '2020-01-02 11:00:00') < #");
        }
        return new Kind(
                List.of(DateType.class, TimestampType.class),
                List.of(
                        "DATE '2020-01-01'",
                        "DATE '2020-01-02'",
                        "DATE '1999-12-31'",
                        "TIMESTAMP '2020-01-02 11:00:00'",
                        "CAST(NULL AS date)"),
                List.of(
                        "CAST(# AS date)",
                        "CAST(# AS timestamp)",
                        "COALESCE(#, #)",
                        "GREATEST(#, #)",
                        "# + INTERVAL '1 day'",
                        "date_trunc('year', #)"),
                tests,
                List.of(new OpaqueColumn(
                        "TIMESTAMP",
                        OpaqueCatalog.texts("2020-01-01 00:00:00", "2020-01-02 11:00:00", "2020-01-02 00:00:00"))));
    }
}
