package io.panoptes.equivalence;

import static io.panoptes.equivalence.Decisions.decided;
import static io.panoptes.equivalence.Decisions.refuted;
import static io.panoptes.equivalence.Decisions.verdict;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Verdicts on pairs that compare texts, under readings that fold case, sort by a language or cut texts off. */
class PairDeciderTextsTest {
    /** SQLite and DuckDB take texts of any length. */
    @Test
    void aDifferenceByATextThatIsTooLongIsNoneWhereColumnsKeepTheirLength() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, s VARCHAR(2))");
        String left = "SELECT id FROM t WHERE CHAR_LENGTH(s) <= 2";
        String right = "SELECT id FROM t WHERE s IS NOT NULL";
        for (ReadingProfile keeping :
                List.of(ReadingProfile.STANDARD, ReadingProfiles.named("mysql"), ReadingProfiles.named("postgresql"))) {
            assertThat(refuted(table, left, right, keeping)).as(keeping.name()).isFalse();
            assertThat(refuted(table, left, "SELECT id FROM t WHERE CHAR_LENGTH(s) <= 1", keeping))
                    .as(keeping.name())
                    .isTrue();
        }
        assertThat(refuted(table, left, right, ReadingProfiles.named("duckdb"))).isTrue();
        assertThat(refuted(table, "SELECT id FROM t WHERE LENGTH(s) <= 2", right, ReadingProfiles.named("sqlite")))
                .isTrue();
    }

    /** A constant in capitals is none of the texts in lower case that the algebra has of it. */
    @Test
    void aDifferenceByATextInCapitalsIsOneUnderBothReadings() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, s VARCHAR(10))");
        String left = "SELECT id FROM t WHERE s = 'RED'";
        String right = "SELECT id FROM t WHERE s = 'RED' AND id > 1";
        assertThat(decided(table, left, right, List.of(ReadingProfile.STANDARD, ReadingProfiles.named("mysql"))))
                .isInstanceOf(Verdict.Refuted.class);
    }

    /** What an ENUM lets in is compared without regard to case, as the constants of queries are. */
    @Test
    void anEnumHoldsWhatAConstantInCapitalsSays() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, c ENUM('Red', 'Blue'))");
        String red = "SELECT id FROM t WHERE c = 'Red'";
        for (List<ReadingProfile> profiles : List.of(
                List.of(ReadingProfiles.named("mysql")),
                List.of(ReadingProfile.STANDARD, ReadingProfiles.named("mysql")))) {
            assertThat(decided(table, red, "SELECT id FROM t WHERE id <> id", profiles))
                    .isInstanceOf(Verdict.Refuted.class);
            assertThat(decided(table, red, "SELECT id FROM t WHERE c IN ('Red', 'Blue')", profiles))
                    .isInstanceOf(Verdict.Refuted.class);
            assertThat(decided(
                            table,
                            "SELECT id FROM t WHERE c IN ('Red', 'Blue')",
                            "SELECT id FROM t WHERE c IS NOT NULL",
                            profiles))
                    .isInstanceOf(Verdict.Proved.class);
        }
    }

    /** 'B' stands before 'a' by the codes of letters, and behind it in English. */
    @Test
    void aCheckThatOrdersTextsCountsAsTheQueriesDo() {
        List<ReadingProfile> postgresql = List.of(ReadingProfiles.named("postgresql"));
        String key = "CREATE TABLE t (k INT PRIMARY KEY, s TEXT NOT NULL, v TEXT NOT NULL, ";
        String none = "SELECT k FROM t WHERE 1 = 0";
        assertThat(decided(
                        List.of(key + "CHECK (s IN ('a', 'B')))"), "SELECT k FROM t WHERE s > 'a'", none, postgresql))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(decided(
                        List.of(key + "CHECK (s < 'Zz'), CHECK (v > 'aa'))"),
                        "SELECT k FROM t WHERE s = v",
                        none,
                        postgresql))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(decided(List.of(key + "CHECK (s < 'b'))"), "SELECT k FROM t WHERE s > 'c'", none, postgresql))
                .isInstanceOf(Verdict.Proved.class);
    }

    /** In Czech 'cj' stands before 'ch'. */
    @Test
    void thatLettersStandOneByOneIsTakenForGranted() {
        List<String> table = List.of("CREATE TABLE t (k INT PRIMARY KEY, s TEXT)");
        ReadingProfile postgresql = ReadingProfiles.named("postgresql");
        assertThat(verdict(
                        table,
                        "SELECT k FROM t WHERE s > 'ch' AND s > 'ci'",
                        "SELECT k FROM t WHERE s > 'ci'",
                        postgresql))
                .isInstanceOfSatisfying(
                        Verdict.Proved.class,
                        proved -> assertThat(proved.assumptions()).contains(Assumption.LETTERS_ONE_BY_ONE));
        assertThat(verdict(
                        table,
                        "SELECT k FROM t WHERE s > '2020-01' AND s > '2020-02'",
                        "SELECT k FROM t WHERE s > '2020-02'",
                        postgresql))
                .isInstanceOfSatisfying(
                        Verdict.Proved.class,
                        proved -> assertThat(proved.assumptions()).doesNotContain(Assumption.LETTERS_ONE_BY_ONE));
    }

    /** By the standard and in PostgreSQL 'a' and 'a ' are equal as soon as one of them comes from a CHAR, and stay two texts. */
    @Test
    void whereNoDbmsIsNamedACharStandsBesideNoOtherText() {
        List<String> table =
                List.of("CREATE TABLE t (id INT PRIMARY KEY, c CHAR(3), d CHAR(3), e CHAR(5), s VARCHAR(5))");
        for (List<String> pair : List.of(
                List.of(
                        "SELECT c FROM t WHERE s = c GROUP BY c HAVING MIN(s) <> MAX(s)",
                        "SELECT c FROM t WHERE 1 = 0"),
                List.of("SELECT CHAR_LENGTH(c) FROM t WHERE c = s", "SELECT CHAR_LENGTH(s) FROM t WHERE c = s"),
                List.of("SELECT CHAR_LENGTH(c) FROM t WHERE c = e", "SELECT CHAR_LENGTH(e) FROM t WHERE c = e"),
                List.of("SELECT CHAR_LENGTH(c) FROM t WHERE c = 'a'", "SELECT CHAR_LENGTH('a') FROM t WHERE c = 'a'"),
                List.of(
                        "SELECT COUNT(*) FROM (SELECT s FROM t UNION SELECT c FROM t) AS x",
                        "SELECT COUNT(*) FROM (SELECT c FROM t UNION SELECT s FROM t) AS x"))) {
            assertThat(verdict(table, pair.get(0), pair.get(1), ReadingProfile.STANDARD))
                    .isNotInstanceOf(Verdict.Proved.class);
        }
        assertThat(verdict(
                        List.of("CREATE TABLE t (id INT PRIMARY KEY, c CHAR(3), d CHAR(3))"),
                        "SELECT id FROM t WHERE c = d AND c = 'a'",
                        "SELECT id FROM t WHERE d = 'a' AND c = d",
                        ReadingProfile.STANDARD))
                .isInstanceOf(Verdict.Proved.class);
    }

    /** MySQL finds 'a5' between 'a:' and 'a9', and PostgreSQL no text between 'B' and 'a' where its locale is English. */
    @Test
    void noVerdictRestsOnTheOrderOfCodesWhereTextsAreInThatOfALanguage() {
        List<String> table = List.of("CREATE TABLE t (k INT PRIMARY KEY, s VARCHAR(9))");
        String none = "SELECT k FROM t WHERE 1 = 0";
        for (String name : List.of("mysql", "postgresql")) {
            List<ReadingProfile> profile = List.of(ReadingProfiles.named(name));
            assertThat(decided(table, "SELECT k FROM t WHERE s > 'a:' AND s < 'a9'", none, profile))
                    .isInstanceOf(Verdict.Unknown.class);
            assertThat(decided(table, "SELECT k FROM t WHERE s > 'b' AND s < 'a'", none, profile))
                    .isInstanceOf(Verdict.Proved.class);
        }
        String between = "SELECT k FROM t WHERE s > 'B' AND s < 'a'";
        assertThat(decided(table, between, none, List.of(ReadingProfiles.named("postgresql"))))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(decided(table, between, none, List.of(ReadingProfiles.named("duckdb"))))
                .isInstanceOf(Verdict.Refuted.class);
    }

    /** Each was run on MySQL 8.0.33, with rows such as ('a', 'A') and ('ss', 'ß'). */
    @Test
    void aProofHoldsForEachSpellingWhereCaseIsFolded() {
        List<String> table = List.of("CREATE TABLE t (k INT PRIMARY KEY, a INT, s VARCHAR(9), u VARCHAR(9))");
        List<ReadingProfile> mysql = List.of(ReadingProfiles.named("mysql"));
        String greater = "SELECT k, CASE WHEN s > u THEN s ELSE u END FROM t";
        assertThat(decided(table, greater, greater + " WHERE a = 1 OR a <> 1 OR a IS NULL", mysql))
                .isInstanceOf(Verdict.Proved.class);
        assertThat(decided(table, greater, "SELECT k, CASE WHEN s >= u THEN s ELSE u END FROM t", mysql))
                .isInstanceOf(Verdict.Unknown.class);
        String initial = "SELECT k FROM t WHERE s = u AND SUBSTRING(s, 1, 1) = 'a'";
        assertThat(decided(table, initial, "SELECT k FROM t WHERE u = s AND SUBSTRING(s, 1, 1) = 'a'", mysql))
                .isInstanceOf(Verdict.Proved.class);
        assertThat(decided(table, initial, "SELECT k FROM t WHERE s = u AND SUBSTRING(u, 1, 1) = 'a'", mysql))
                .isInstanceOf(Verdict.Unknown.class);
        String grouped = "SELECT CHAR_LENGTH(s) FROM t GROUP BY s";
        assertThat(decided(table, grouped, "SELECT CHAR_LENGTH(s) FROM (SELECT DISTINCT s FROM t) x", mysql))
                .isInstanceOf(Verdict.Unknown.class);
    }

    /** MySQL finds CONCAT('Q', 'R') equal to 'qr'. */
    @Test
    void nothingIsSaidOfATextThatIsMadeOfCapitalsWhereCaseIsFolded() {
        List<String> table = List.of("CREATE TABLE t (id INT PRIMARY KEY, s VARCHAR(10))");
        List<ReadingProfile> mysql = List.of(ReadingProfiles.named("mysql"));
        for (String made : List.of("CONCAT('Q', 'R') = 'QR'", "SUBSTRING('PQR', 2) = 'QR'")) {
            String left = "SELECT id FROM t WHERE " + made;
            assertThat(decided(table, left, "SELECT id FROM t", mysql)).isInstanceOf(Verdict.Unknown.class);
            assertThat(decided(table, left, "SELECT id FROM t WHERE id <> id", mysql))
                    .isInstanceOf(Verdict.Unknown.class);
        }
        assertThat(decided(
                        table, "SELECT id FROM t WHERE CONCAT(s, 'A') = 'xA'", "SELECT id FROM t WHERE s = 'x'", mysql))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(decided(table, "SELECT CONCAT(s, 'Q') FROM t", "SELECT CONCAT(s, 'Z') FROM t", mysql))
                .isInstanceOf(Verdict.Refuted.class);
    }

    @Test
    void aDateThatLooksLikeANumberIsOneInSqlite() {
        List<String> table = List.of("CREATE TABLE t (id INTEGER PRIMARY KEY, d DATE)");
        ReadingProfile sqlite = ReadingProfiles.named("sqlite");
        assertThat(refuted(table, "SELECT id FROM t WHERE d = '2020'", "SELECT id FROM t WHERE d = '2021'", sqlite))
                .isFalse();
        assertThat(refuted(
                        table,
                        "SELECT id FROM t WHERE SUBSTR(d, 1, 4) = '2020' AND LENGTH(d) = 4",
                        "SELECT id FROM t WHERE d = '2021'",
                        sqlite))
                .isFalse();
        assertThat(refuted(
                        table, "SELECT id FROM t WHERE d > '2020-05'", "SELECT id FROM t WHERE d > '2021-05'", sqlite))
                .isTrue();
    }

    /** {@code 'ı' = 'i'} is false in MySQL, and {@code UPPER('ı') = UPPER('i')} is true. */
    @Test
    void thatUpperChangesNothingInAComparisonIsTakenForGranted() {
        String table = "CREATE TABLE t (id INT PRIMARY KEY, s VARCHAR(20), u VARCHAR(20))";
        ReadingProfile mysql = ReadingProfiles.named("mysql");
        for (List<String> pair : List.of(
                List.of("SELECT id FROM t WHERE UPPER(s) = UPPER(u)", "SELECT id FROM t WHERE s = u"),
                List.of("SELECT id FROM t WHERE LOWER(UPPER(s)) = 'i'", "SELECT id FROM t WHERE LOWER(s) = 'i'"),
                List.of("SELECT id FROM t WHERE UCASE(s) LIKE 'I'", "SELECT id FROM t WHERE s LIKE 'I'"))) {
            assertThat(verdict(table, pair.get(0), pair.get(1), mysql, Assumption.STANDING))
                    .as(pair.get(0))
                    .isInstanceOfSatisfying(
                            Verdict.Proved.class,
                            proved -> assertThat(proved.assumptions()).contains(Assumption.TEXTS_EQUAL_IN_ANY_CASE));
            assertThat(verdict(table, pair.get(0), pair.get(1), mysql, Set.of(Assumption.NO_OVERFLOW)))
                    .as(pair.get(0))
                    .isInstanceOf(Verdict.Unknown.class);
        }
        assertThat(verdict(
                        "CREATE TABLE t (id INT PRIMARY KEY, s VARCHAR(20) NOT NULL, CHECK (UPPER(s) = 'I'))",
                        "SELECT id FROM t WHERE s = 'i'",
                        "SELECT id FROM t",
                        mysql,
                        Set.of(Assumption.NO_OVERFLOW)))
                .isInstanceOf(Verdict.Unknown.class);
    }

    /** Under the collations of MySQL before 8.0 'a' equals 'a ', and 'a!' does not equal 'a !'. */
    @Test
    void whatIsPutBehindATextThatIsAnyOfSeveralTakesForGrantedThatNoneEndsWithABlank() {
        String table = "CREATE TABLE t (id INT PRIMARY KEY, a INT, s VARCHAR(20))";
        String distinct = "SELECT COUNT(DISTINCT CONCAT(s, '!')) FROM (SELECT DISTINCT s FROM t) z";
        String other = "SELECT COUNT(DISTINCT CONCAT(s, '!')) FROM (SELECT DISTINCT s, a FROM t) z";
        ReadingProfile mysql = ReadingProfiles.named("mysql");
        assertThat(verdict(table, distinct, other, mysql, Assumption.STANDING))
                .isInstanceOfSatisfying(
                        Verdict.Proved.class,
                        proved -> assertThat(proved.assumptions()).contains(Assumption.NO_BLANKS_AT_THE_END));
        assertThat(verdict(table, distinct, other, mysql, Set.of(Assumption.NO_OVERFLOW)))
                .isInstanceOf(Verdict.Unknown.class);
        assertThat(verdict(
                        table,
                        distinct.replace("CONCAT(s, '!')", "CONCAT('!', s)"),
                        other.replace("CONCAT(s, '!')", "CONCAT('!', s)"),
                        mysql,
                        Set.of(Assumption.NO_OVERFLOW)))
                .isInstanceOf(Verdict.Proved.class);
    }
}
