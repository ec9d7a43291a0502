package io.panoptes.instantiation.opaque;

import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.opaque.OpaqueWords.Kind;
import io.panoptes.instantiation.opaque.OpaqueWords.OpaqueColumn;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.type.SqlType.DateType;
import io.panoptes.sql.type.SqlType.DecimalType;
import io.panoptes.sql.type.SqlType.DoubleType;
import io.panoptes.sql.type.SqlType.IntegerType;
import io.panoptes.sql.type.SqlType.TextType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;

/** The words of each DBMS. */
public final class OpaqueCatalog {
    static final List<Class<? extends SqlType>> NUMBERS =
            List.of(IntegerType.class, DecimalType.class, DoubleType.class);

    static final List<Value> WHOLE = whole(0, 1, 1, 2, 3, 5, 10, -1, -2, 127);
    static final List<Value> NATURAL = whole(0, 1, 1, 2, 3, 5, 10, 127);
    private static final List<Value> NUMERALS = texts("0", "1", "1", "2", "-1", "10", "3");

    private OpaqueCatalog() {}

    /** Nothing for a DBMS that has no list. */
    public static OpaqueWords of(Profile profile) {
        return switch (profile.dbms()) {
            case "sqlite" -> SqliteOpaqueWords.WORDS;
            case "duckdb" -> DuckDbOpaqueWords.WORDS;
            case "h2" -> H2;
            case "derby" -> DERBY;
            case "hsqldb" -> HSQLDB;
            case "mysql", "mariadb" -> MySqlOpaqueWords.WORDS;
            case "postgresql" -> PostgresOpaqueWords.of(profile.version());
            default -> new OpaqueWords(List.of());
        };
    }

    private static final OpaqueWords H2 = new OpaqueWords(List.of(
                    new Kind(
                            NUMBERS,
                            List.of(
                                    "0",
                                    "1",
                                    "2",
                                    "-1",
                                    "3",
                                    "10",
                                    "1.5",
                                    "-0.5",
                                    "'1'",
                                    "'-1'",
                                    "'2'",
                                    "CAST(NULL AS INTEGER)",
                                    "2147483648",
                                    "CAST(1 AS DOUBLE PRECISION)",
                                    "CAST(2 AS SMALLINT)",
                                    "9223372036854775807"),
                            List.of(
                                    "- #",
                                    "# + 1",
                                    "CAST(# AS DOUBLE PRECISION)",
                                    "CAST(# AS DECIMAL(10, 1))",
                                    "CAST(# AS VARCHAR)",
                                    "abs(#)",
                                    "COALESCE(#, #)",
                                    "NULLIF(#, #)"),
                            List.of(
                                    "# IN (#, #)",
                                    "# IN (#, #, #)",
                                    "# NOT IN (#, #)",
                                    "# IN (SELECT #)",
                                    "# NOT IN (SELECT #)",
                                    "# IS DISTINCT FROM #",
                                    "# IS NOT DISTINCT FROM #",
                                    "(#, #) = (#, #)",
                                    "(#, #) < (#, #)",
                                    "(#, #) >= (#, #)",
                                    "(#, #) IN ((#, #), (#, #))",
                                    "# BETWEEN # AND #",
                                    "# BETWEEN SYMMETRIC # AND #",
                                    "# IN (SELECT NULL)",
                                    "# NOT IN (SELECT #)"),
                            List.of(
                                    new OpaqueColumn("VARCHAR(20)", NUMERALS),
                                    new OpaqueColumn("DOUBLE PRECISION", halves()),
                                    new OpaqueColumn("REAL", halves()),
                                    new OpaqueColumn("DECIMAL(6, 1)", halves()),
                                    new OpaqueColumn("TINYINT", WHOLE))),
                    new Kind(
                            List.of(DateType.class),
                            List.of(
                                    "'2020-01-01'",
                                    "DATE '2020-01-02'",
                                    "DATE '1999-12-31'",
                                    "TIMESTAMP '2020-01-02 11:00:00'",
                                    "CAST(NULL AS DATE)"),
                            List.of("CAST(# AS DATE)", "CAST(# AS TIMESTAMP)"),
                            List.of("# IN (#, #)", "# BETWEEN # AND #", "# IS DISTINCT FROM #"),
                            List.of(new OpaqueColumn(
                                    "TIMESTAMP", texts("2020-01-01 00:00:00", "2020-01-02 11:00:00")))),
                    // The same moment may be said in two zones.
                    new Kind(
                            List.of(),
                            List.of(
                                    "TIMESTAMP WITH TIME ZONE '2020-01-01 00:00:00+00'",
                                    "TIMESTAMP WITH TIME ZONE '2020-01-01 01:00:00+01'",
                                    "TIMESTAMP WITH TIME ZONE '2020-01-01 02:00:00+01'",
                                    "CAST(NULL AS TIMESTAMP WITH TIME ZONE)"),
                            List.of("CAST(# AS TIMESTAMP WITH TIME ZONE)", "COALESCE(#, #)"),
                            List.of("# IN (#, #)", "# BETWEEN # AND #", "# IS DISTINCT FROM #"),
                            List.of(new OpaqueColumn(
                                    "TIMESTAMP WITH TIME ZONE",
                                    texts(
                                            "2020-01-01 00:00:00+00",
                                            "2020-01-01 01:00:00+01",
                                            "2020-01-01 02:00:00+01")))),
                    new Kind(
                            List.of(TextType.class),
                            List.of("'a'", "'b'", "'ab'", "''", "'A'", "'a%'", "CAST(NULL AS VARCHAR)"),
                            List.of("# || ''", "lower(#)", "upper(#)", "substring(#, 1, 1)"),
                            List.of(
                                    "# LIKE #",
                                    "# ILIKE #",
                                    "# NOT LIKE #",
                                    "# IN (#, #)",
                                    "# BETWEEN # AND #",
                                    "# REGEXP 'a|b'",
                                    "# IS DISTINCT FROM #"),
                            List.of(new OpaqueColumn("VARCHAR_IGNORECASE", texts("a", "A", "b", "B", "ab", "Ab"))))))
            .asking(
                    "SELECT {s} AS k, o.{f} AS m FROM {t} AS d LEFT JOIN {u} AS o USING ({s})",
                    "SELECT {s} AS k, d.{b} AS m FROM {t} AS d RIGHT JOIN {u} AS o USING ({s})",
                    "SELECT d.{s} AS k, d.{b} AS m FROM {t} AS d LEFT JOIN {u} AS o USING ({s}) LEFT JOIN {t} AS q ON q.{a} = o.{e}",
                    "SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d NATURAL JOIN {u} AS o",
                    "SELECT d.X AS k, o.{e} AS m FROM SYSTEM_RANGE(1, {n}) AS d LEFT JOIN {u} AS o ON d.X = o.{e}",
                    "SELECT d.C1 AS k, d.C1 AS m FROM UNNEST(ARRAY[1, {n}, NULL]) AS d INTERSECT SELECT o.{e}, o.{e} FROM {u} AS o",
                    "SELECT DISTINCT ON (d.{a}) d.{a} AS k, d.{b} AS m FROM {t} AS d ORDER BY d.{a}, d.{b} DESC",
                    "SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d QUALIFY ROW_NUMBER() OVER (PARTITION BY d.{a} ORDER BY d.{b}) <= {n}",
                    "SELECT d.{a} AS k, d.{a} AS m FROM {t} AS d ORDER BY d.{a} FETCH FIRST {n} ROWS WITH TIES",
                    "SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d WHERE d.{a} = ANY (SELECT o.{e} FROM {u} AS o)",
                    "WITH RECURSIVE r(k, m) AS (SELECT d.{a}, 1 FROM {t} AS d UNION ALL SELECT r.k + 1, r.m + 1 FROM r WHERE r.m < {n})"
                            + " SELECT r.k AS k, r.m AS m FROM r");

    /** Texts are compared with texts alone. */
    private static final Kind TEXTS = new Kind(
            List.of(TextType.class),
            List.of("'a'", "'b'", "'ab'", "'c'", "'A'", "'a%'", "'_'"),
            List.of("# || 'a'", "lower(#)", "upper(#)"),
            List.of("# LIKE #", "# NOT LIKE #", "# IN (#, #)", "# NOT IN (#, #)", "# BETWEEN # AND #"),
            List.of());

    private static final OpaqueWords DERBY = new OpaqueWords(
                    List.of(numbers("1E0", "2147483648", "CAST(1 AS SMALLINT)"), TEXTS))
            .asking(
                    "SELECT {s} AS k, o.{f} AS m FROM {t} AS d LEFT JOIN {u} AS o USING ({s})",
                    "SELECT {s} AS k, d.{b} AS m FROM {t} AS d RIGHT JOIN {u} AS o USING ({s})",
                    "SELECT {s} AS k, d.{b} AS m FROM ({t} AS d LEFT JOIN {u} AS o USING ({s})) LEFT JOIN {t} AS q USING ({s})",
                    "SELECT k, m FROM (SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d) AS x NATURAL LEFT JOIN (SELECT o.{e} AS m, o.{f} AS p FROM {u} AS o) AS y"
                            + " NATURAL LEFT JOIN (SELECT i.{b} AS m, i.{a} AS q FROM {t} AS i) AS z",
                    "SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d NATURAL JOIN {u} AS o");

    private static final OpaqueWords HSQLDB = new OpaqueWords(
                    List.of(numbers("1E0", "2147483648", "CAST(1 AS SMALLINT)"), TEXTS))
            .asking(
                    "SELECT {s} AS k, o.{f} AS m FROM {t} AS d LEFT JOIN {u} AS o USING ({s})",
                    "SELECT {s} AS k, d.{b} AS m FROM {t} AS d RIGHT JOIN {u} AS o USING ({s})",
                    "SELECT {s} AS k, d.{b} AS m FROM {t} AS d FULL JOIN {u} AS o USING ({s})",
                    "SELECT {s} AS k, d.{b} AS m FROM ({t} AS d LEFT JOIN {u} AS o USING ({s})) LEFT JOIN {t} AS q USING ({s})",
                    "SELECT k, m FROM (SELECT d.{a} AS k, d.{b} AS m FROM {t} AS d) AS x NATURAL LEFT JOIN (SELECT o.{e} AS m, o.{f} AS p FROM {u} AS o) AS y"
                            + " NATURAL LEFT JOIN (SELECT i.{b} AS m, i.{a} AS q FROM {t} AS i) AS z",
                    "SELECT d.C1 AS k, o.{e} AS m FROM UNNEST(ARRAY[1, {n}, 3]) AS d LEFT JOIN {u} AS o ON d.C1 = o.{e}");

    /** Where only numbers may be of unlike types. */
    private static Kind numbers(String... more) {
        return new Kind(
                NUMBERS,
                Stream.concat(Stream.of("0", "1", "2", "-1", "3", "10", "1.5", "-0.5"), Stream.of(more))
                        .toList(),
                List.of("- #", "# + 1", "CAST(# AS DOUBLE)", "CAST(# AS DECIMAL(10, 1))", "abs(#)"),
                List.of("# IN (#, #)", "# IN (#, #, #)", "# NOT IN (#, #)", "# BETWEEN # AND #"),
                List.of(
                        new OpaqueColumn("DOUBLE", halves()),
                        new OpaqueColumn("REAL", halves()),
                        new OpaqueColumn("DECIMAL(6, 1)", halves())));
    }

    static List<Value> halves() {
        return Stream.of("0.5", "1.5", "1", "2", "0", "2.5", "10", "3")
                .map(text -> Value.of(new BigDecimal(text)))
                .toList();
    }

    static List<Value> whole(long... numbers) {
        return java.util.Arrays.stream(numbers).mapToObj(Value::of).toList();
    }

    static List<Value> texts(String... texts) {
        return Stream.of(texts).map(Value::of).toList();
    }
}
