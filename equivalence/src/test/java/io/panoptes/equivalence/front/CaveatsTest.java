package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Columns whose values the algebra has in part: queries in which the other part would matter are refused, others are not. */
class CaveatsTest {
    /** {@code coll} has a collation, {@code enm} is an ENUM, {@code pad} a CHAR(n), {@code big} a BIGINT. */
    private static final Schema SCHEMA = new Schema(List.of(new Table(
            "t",
            List.of(
                    column("coll", SqlType.TEXT, ColumnTrait.COLLATED),
                    column("enm", SqlType.TEXT, ColumnTrait.ORDERED_BY_PLACE),
                    column("pad", SqlType.TEXT, ColumnTrait.PADDED),
                    column("big", SqlType.BIGINT),
                    column("n", SqlType.INTEGER),
                    column("s", SqlType.TEXT)),
            List.of())));

    private static Column column(String name, SqlType type, ColumnTrait... traits) {
        return new Column(name, type, true, Set.of(traits));
    }

    /** The front checks every query that it translates. */
    private static void read(String sql, ReadingProfile profile) {
        new Front(SCHEMA, profile).translate(sql);
    }

    private static void passes(String sql, ReadingProfile profile) {
        assertThatCode(() -> read(sql, profile)).as(sql).doesNotThrowAnyException();
    }

    private static void refuses(String sql, String why) {
        assertThatThrownBy(() -> read(sql, ReadingProfile.STANDARD))
                .as(sql)
                .isInstanceOf(Unsupported.class)
                .satisfies(
                        thrown -> assertThat(((Unsupported) thrown).construct()).isEqualTo(why));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT n FROM t WHERE coll = 'a'",
                "SELECT n FROM t WHERE 'a' < coll",
                "SELECT n FROM t WHERE coll IN ('a', 'b')",
                "SELECT n FROM t WHERE coll LIKE 'a%'",
                "SELECT n FROM t WHERE UPPER(coll) = 'A'",
                "SELECT n FROM t WHERE coll || s = 'ab'",
                "SELECT n FROM t WHERE CASE WHEN n = 1 THEN coll ELSE s END = 'a'",
                "SELECT n FROM t WHERE s IN (SELECT coll FROM t)",
                "SELECT n FROM t WHERE coll IN (SELECT s FROM t)",
                "SELECT n FROM t WHERE (SELECT MIN(n) FROM t u WHERE u.s = t.coll) = 1",
                "SELECT DISTINCT coll FROM t",
                "SELECT coll, COUNT(*) FROM t GROUP BY coll",
                "SELECT COUNT(DISTINCT coll) FROM t",
                "SELECT MIN(coll) FROM t",
                "SELECT coll FROM t UNION SELECT s FROM t",
                "SELECT coll FROM t EXCEPT ALL SELECT s FROM t",
                "SELECT n FROM t ORDER BY coll",
                "SELECT ROW_NUMBER() OVER (PARTITION BY coll ORDER BY n) FROM t",
                "SELECT RANK() OVER (ORDER BY coll) FROM t",
                "SELECT x.n FROM t x JOIN t y ON x.coll = y.s",
                "SELECT n FROM (SELECT n, coll AS c FROM t) x WHERE c = 'a'"
            })
    void textsUnderACollationAreNotCompared(String sql) {
        refuses(sql, "comparison of texts under a collation");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT coll, enm, pad FROM t WHERE n = 1",
                "SELECT n FROM t WHERE coll IS NULL OR CHAR_LENGTH(coll) = 3",
                "SELECT coll FROM t UNION ALL SELECT s FROM t",
                "SELECT COUNT(coll) FROM t GROUP BY n",
                "SELECT LAG(coll) OVER (ORDER BY n) FROM t",
                "SELECT n FROM t WHERE EXISTS (SELECT coll FROM t u WHERE u.n = t.n)"
            })
    void whatIsNotComparedPasses(String sql) {
        passes(sql, ReadingProfile.STANDARD);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT n FROM t WHERE enm < 'b'",
                "SELECT n FROM t ORDER BY enm",
                "SELECT MAX(enm) FROM t",
                "SELECT MAX(enm) OVER () FROM t",
                "SELECT n FROM t WHERE enm > ALL (SELECT s FROM t)",
                "SELECT GREATEST(enm, s) FROM t"
            })
    void anEnumHasNoOrderOfTexts(String sql) {
        refuses(sql, "order of an ENUM");
    }

    @Test
    void anEnumIsEqualToTexts() {
        passes("SELECT DISTINCT enm FROM t WHERE enm = 'b'", ReadingProfile.STANDARD);
    }

    @Test
    void blanksAtTheEndOfAConstantCountBesideAChar() {
        String why = "CHAR beside a text with a blank at its end";
        refuses("SELECT n FROM t WHERE pad = 'a '", why);
        refuses("SELECT n FROM t WHERE pad IN ('b', 'a ')", why);
        refuses("SELECT n FROM t WHERE pad IN (SELECT s FROM t)", "CHAR beside a text of another length or type");
        refuses("SELECT n FROM t WHERE pad LIKE 'a%'", "LIKE of a CHAR");
        passes("SELECT n FROM t WHERE pad = 'a'", ReadingProfile.STANDARD);
        passes("SELECT pad FROM t WHERE s = 'a '", ReadingProfile.STANDARD);
    }

    /** SUM of BIGINT is a DECIMAL in some DBMSs, whose quotient has a fraction, and a BIGINT in others. */
    @Test
    void quotientsOfWideWholeNumbersAreRefused() {
        String why = "quotient of a sum of BIGINT, of a part of a date, or of a rounded whole number";
        refuses("SELECT SUM(big) / 2 FROM t", why);
        refuses("SELECT x.s / 2 FROM (SELECT SUM(big) + 1 AS s FROM t GROUP BY n) x", why);
        refuses("SELECT (SELECT SUM(big) FROM t) / 2 FROM t", why);
        passes("SELECT SUM(big) / 2 FROM t", ReadingProfiles.named("sqlite"));
        passes("SELECT SUM(big) * 2 FROM t", ReadingProfile.STANDARD);
        passes("SELECT COUNT(big) / 2 FROM t", ReadingProfile.STANDARD);
    }

    private static final Schema OF_CHARS = SchemaReader.read(
            List.of("CREATE TABLE h (k INT, c CHAR(3), b CHAR(3), s VARCHAR(5))", "CREATE TABLE l (d CHAR(5))"));

    private static void readByPostgresql(String sql) {
        new Front(OF_CHARS, ReadingProfiles.named("postgresql")).translate(sql);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT k FROM h WHERE c = s",
                "SELECT k FROM h WHERE s IN (SELECT c FROM h)",
                "SELECT k FROM h, l WHERE c = d",
                "SELECT c FROM h WHERE c = 'ab'",
                "SELECT c || '' FROM h",
                "SELECT CAST(c AS VARCHAR(3)) FROM h",
                "SELECT CAST(c AS TEXT) FROM h",
                "SELECT c::TEXT FROM h",
                "SELECT CAST(x AS VARCHAR) FROM (SELECT c AS x FROM h) y",
                "SELECT CAST(COALESCE(c, b) AS TEXT) FROM h",
                "SELECT k FROM h WHERE CHAR_LENGTH(c) = 2",
                "SELECT k FROM h WHERE UPPER(c) = 'ABC'",
                "SELECT c FROM h UNION SELECT s FROM h",
                "SELECT c FROM h UNION ALL SELECT d FROM l",
                "SELECT COALESCE(c, s) FROM h",
                "SELECT CASE WHEN k = 1 THEN c ELSE 'a' END FROM h",
                "SELECT k FROM h WHERE s > ALL (SELECT c FROM h)"
            })
    void aCharMeetsNoOtherTextWhereItIsFilledWithBlanks(String sql) {
        assertThatThrownBy(() -> readByPostgresql(sql)).as(sql).isInstanceOf(Unsupported.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT k, c FROM h WHERE c = 'abc' OR c IS NULL",
                "SELECT k FROM h WHERE c IN ('abc', 'abd')",
                "SELECT k FROM h WHERE c = b",
                "SELECT c, COUNT(*) FROM h GROUP BY c",
                "SELECT c FROM h UNION SELECT b FROM h",
                "SELECT COALESCE(c, b) FROM h",
                "SELECT CASE WHEN k = 1 THEN c END FROM h",
                "SELECT x.k FROM h AS x, h AS y WHERE x.c = y.c AND x.s = y.s",
                "SELECT MAX(c), COUNT(DISTINCT c) FROM h",
                "SELECT CAST(s AS TEXT), CAST(h.k AS TEXT), CAST(5 AS TEXT), c FROM h"
            })
    void aCharMeetsItsLikeThere(String sql) {
        assertThatCode(() -> readByPostgresql(sql)).as(sql).doesNotThrowAnyException();
    }

    private static final Schema OF_DATES =
            SchemaReader.read(List.of("CREATE TABLE o (k INT, d DATE, e DATE, ts TIMESTAMP, i INT)"));

    private static void readDates(String sql, String profile) {
        new Front(OF_DATES, ReadingProfiles.named(profile)).translate(sql);
    }

    /** DuckDB and PostgreSQL make a moment of a date and an interval, whose text ends with the time of day. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT k FROM o WHERE CAST(d + INTERVAL '1' DAY AS VARCHAR) = '2020-01-02'",
                "SELECT CAST(d - INTERVAL '1' MONTH AS VARCHAR) FROM o",
                "SELECT SUBSTRING(CAST(d + INTERVAL '1' YEAR AS VARCHAR), 1, 4) FROM o",
                "SELECT CAST(x AS VARCHAR) FROM (SELECT d + INTERVAL '1' DAY AS x FROM o) y",
                "SELECT CAST(x AS VARCHAR) FROM (SELECT d AS x FROM o UNION ALL SELECT e + INTERVAL '1' DAY FROM o) y",
                "SELECT CAST(MAX(d + INTERVAL '1' DAY) AS VARCHAR) FROM o",
                "SELECT CAST(COALESCE(d, e + INTERVAL '1' DAY) AS VARCHAR) FROM o",
                "SELECT CAST(DATE '2020-01-01' + INTERVAL '1' DAY AS VARCHAR) FROM o",
                "SELECT CAST(x AS VARCHAR) FROM (SELECT DATE '2020-01-01' + INTERVAL '1' DAY AS x FROM o) y"
            })
    void theTextOfADateAndAnIntervalIsOpen(String sql) {
        for (String profile : List.of("standard", "duckdb", "postgresql")) {
            assertThatThrownBy(() -> readDates(sql, profile)).as(profile).isInstanceOf(Unsupported.class);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT CAST(d AS VARCHAR) FROM o WHERE d + INTERVAL '1' DAY > e",
                "SELECT CAST(d + 1 AS VARCHAR) FROM o",
                "SELECT CAST(i AS VARCHAR), d + INTERVAL '1' DAY FROM o",
                "SELECT d FROM o WHERE d < DATE '2020-01-01' + INTERVAL '1' YEAR",
                "SELECT CAST(DATE '2020-01-01' AS VARCHAR) FROM o"
            })
    void otherTextsOfDatesAreRead(String sql) {
        for (String profile : List.of("standard", "duckdb", "postgresql")) {
            assertThatCode(() -> readDates(sql, profile)).as(profile).doesNotThrowAnyException();
        }
    }

    /** In PostgreSQL the first is an interval, the second a number of days. */
    @Test
    void theDifferenceOfADateAndAnIntervalIsOpen() {
        assertThatThrownBy(() -> readDates("SELECT d + INTERVAL '1' DAY - e FROM o", "postgresql"))
                .isInstanceOf(Unsupported.class);
        assertThatCode(() -> readDates("SELECT d + 1 - e FROM o", "postgresql")).doesNotThrowAnyException();
    }

    /** {@code CONCAT(TRUE)} is {@code 't'} in PostgreSQL, {@code TRUE::text} is {@code 'true'}. */
    @Test
    void aTruthValueInConcatIsRefused() {
        assertThatThrownBy(() -> readDates("SELECT CONCAT(d > e, '') FROM o", "postgresql"))
                .isInstanceOf(Unsupported.class);
    }

    /** In MySQL it is a date. */
    @Test
    void aDateAndAnIntervalHasATextInMySql() {
        assertThatCode(() -> readDates("SELECT CAST(d + INTERVAL 1 DAY AS CHAR) FROM o", "mysql"))
                .doesNotThrowAnyException();
    }
}
