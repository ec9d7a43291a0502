package io.panoptes.instantiation.opaque;

import io.panoptes.instantiation.opaque.OpaqueWords.Kind;
import io.panoptes.instantiation.opaque.OpaqueWords.Liberty;
import io.panoptes.instantiation.opaque.OpaqueWords.OpaqueColumn;
import io.panoptes.sql.type.SqlType.BooleanType;
import io.panoptes.sql.type.SqlType.DoubleType;
import io.panoptes.sql.type.SqlType.IntegerType;
import io.panoptes.sql.type.SqlType.TextType;
import io.panoptes.sql.value.Value;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The words of SQLite. */
final class SqliteOpaqueWords {
    /** What affinity a column of a subquery has that is read from another one, SQLite leaves open. */
    private static final Set<SubqueryShape> SUBQUERIES = EnumSet.of(
            SubqueryShape.IN,
            SubqueryShape.IN_OF_ROWS,
            SubqueryShape.EXISTS,
            SubqueryShape.EXISTS_OF_AGGREGATE,
            SubqueryShape.COMPARED_WITH_AGGREGATE,
            SubqueryShape.COMPARED_WITH_ONE);

    /** Any value is compared with any other, by the affinity and the collation of the columns. */
    private static final List<Kind> KINDS = List.of(new Kind(
            List.of(IntegerType.class, DoubleType.class, TextType.class, BooleanType.class),
            List.of(
                    "0",
                    "1",
                    "2",
                    "-1",
                    "3",
                    "10",
                    "1.5",
                    "0.1",
                    "-2.5",
                    "'0'",
                    "'1'",
                    "'-1'",
                    "'1.0'",
                    "'a'",
                    "'A'",
                    "'b'",
                    "'B'",
                    "'ab'",
                    "''",
                    "' '",
                    "'a '",
                    "' 1-'",
                    "'./'",
                    "'.1%'",
                    "'a%'",
                    "'%'",
                    "'1e1'",
                    "NULL",
                    "NULL",
                    "x''",
                    "x'61'",
                    "- x'ce'",
                    "TRUE",
                    "FALSE",
                    "9223372036854775807",
                    "9223372036854775807 + 1",
                    "-9223372036854775808",
                    "2147483648",
                    "8366271098608253588",
                    "abs('1')",
                    "(2 IS TRUE)"),
            List.of(
                    "+ #",
                    "+ #",
                    "- #",
                    "~ #",
                    "# + 1",
                    "# || ''",
                    "abs(#)",
                    "CAST(# AS TEXT)",
                    "CAST(# AS INTEGER)",
                    "CAST(# AS REAL)",
                    "CAST(# AS NUMERIC)",
                    "CAST(# AS BLOB)",
                    "# COLLATE NOCASE",
                    "# COLLATE RTRIM",
                    "# COLLATE BINARY",
                    "# IS TRUE",
                    "# ISNULL",
                    "# NOTNULL",
                    "lower(#)",
                    "typeof(#)",
                    "length(#)",
                    "# / 2",
                    "# * 1.5",
                    "likely(#)",
                    "unlikely(#)",
                    "NOT #",
                    "# IS FALSE",
                    "# IS NOT TRUE",
                    "# AND #",
                    "# OR #",
                    "# > #",
                    "# = #",
                    "# IN ()",
                    "# IN (#)",
                    "# BETWEEN # AND #",
                    "ifnull(#, #)",
                    "# || #",
                    "round(#)",
                    "CASE WHEN # THEN # END"),
            List.of(
                    "# ISNULL",
                    "# NOTNULL",
                    "# NOTNULL NOTNULL",
                    "# IS #",
                    "# IS NOT #",
                    "# IS #",
                    "# IS NOT #",
                    "# GLOB #",
                    "# LIKE #",
                    "# NOT LIKE #",
                    "# IN (#)",
                    "# IN (#, #)",
                    "# NOT IN (#, #)",
                    "# IN (SELECT #)",
                    "# NOT IN (SELECT #)",
                    "# IN ()",
                    "(#, #) = (#, #)",
                    "(#, #) <> (#, #)",
                    "(#, #) < (#, #)",
                    "(#, #) > (#, #)",
                    "(#, #) >= (#, #)",
                    "(#, #) IS (#, #)",
                    "(#, #) IN (VALUES (#, #))",
                    "likely(# = #)",
                    "unlikely(# = #)",
                    "# == #",
                    "# IS TRUE",
                    "# IS NOT FALSE",
                    "# IS NOT TRUE",
                    "# BETWEEN # AND #",
                    "# BETWEEN # AND #",
                    "# NOT BETWEEN # AND #",
                    "# IN (# IS TRUE)",
                    "# IN (#, NULL)",
                    "# IN (#, #, #)",
                    "(# IN (#, NULL)) ISNULL",
                    "# AND #",
                    "# OR #",
                    "NOT #",
                    "(#, #) <= (#, #)",
                    "# LIKE # ESCAPE 'a'",
                    "(SELECT #) = #",
                    "# = # COLLATE NOCASE",
                    "# = # COLLATE RTRIM",
                    "# < # COLLATE NOCASE",
                    "coalesce(#, #) = #",
                    "nullif(#, #) ISNULL",
                    "min(#, #) = #",
                    "max(#, #) >= #",
                    "typeof(#) = typeof(#)",
                    "unlikely(# > #)",
                    "instr(#, #) > 0",
                    "CASE # WHEN # THEN # END IS #"),
            Stream.of(
                            "",
                            "",
                            "COLLATE NOCASE",
                            "TEXT COLLATE NOCASE",
                            "INT COLLATE NOCASE",
                            "COLLATE RTRIM",
                            "REAL",
                            "NUMERIC",
                            "BLOB",
                            "TEXT",
                            "TEXT COLLATE RTRIM",
                            "REAL COLLATE NOCASE",
                            "INT",
                            "INTEGER")
                    .distinct()
                    .map(declaration -> new OpaqueColumn(declaration, mixed()))
                    .toList()));

    static final OpaqueWords WORDS = new OpaqueWords(
                    KINDS,
                    SUBQUERIES,
                    Set.of(Liberty.ANY_VALUE_JUDGES, Liberty.FULL_JOINS_ON_ANYTHING),
                    List.of("likely(#)", "unlikely(#)", "likelihood(#, 0.1)", "+ (#)"),
                    List.of())
            .asking(
                    "SELECT {s} AS k, {s} AS m FROM {t} AS d JOIN {u} AS o USING ({s})",
                    "SELECT {s} AS k, o.{f} AS m FROM {t} AS d LEFT JOIN {u} AS o USING ({s})",
                    "SELECT {s} AS k, d.{b} AS m FROM {t} AS d FULL JOIN {u} AS o USING ({s})",
                    "SELECT {s} AS k, d.{b} AS m FROM ({t} AS d LEFT JOIN {u} AS o USING ({s})) LEFT JOIN {t} AS q USING ({s})",
                    "SELECT k, m FROM (SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d) AS x NATURAL LEFT JOIN (SELECT o.{e} AS m, o.{f} AS p FROM {u} AS o) AS y"
                            + " NATURAL LEFT JOIN (SELECT i.{b} AS m, i.{a} AS q FROM {t} AS i) AS z",
                    "SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d NATURAL LEFT JOIN {u} AS o",
                    "WITH RECURSIVE r(k, m) AS (SELECT d.{a}, 1 FROM {t} AS d UNION SELECT r.k + 1, r.m + 1 FROM r WHERE r.m < {n})"
                            + " SELECT r.k AS k, r.m AS m FROM r");

    private SqliteOpaqueWords() {}

    private static List<Value> mixed() {
        return Stream.of(
                        OpaqueCatalog.WHOLE.stream(),
                        OpaqueCatalog.texts(
                                "a", "A", "b", "B", "ab", "0", "1", "-1", "", " ", "a ", "./", " 1-", ".1%", "1.0",
                                "\uc706")
                                .stream(),
                        OpaqueCatalog.halves().stream(),
                        OpaqueCatalog.whole(9223372036854775807L, 2147483648L, 8366271098608253588L).stream())
                .flatMap(values -> values)
                .toList();
    }
}
