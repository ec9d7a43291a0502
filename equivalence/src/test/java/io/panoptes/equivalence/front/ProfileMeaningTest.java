package io.panoptes.equivalence.front;

import static io.panoptes.equivalence.front.FrontFixture.mysql;
import static io.panoptes.equivalence.front.FrontFixture.sqlite;
import static io.panoptes.equivalence.front.FrontFixture.standard;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is known of a function only where the whole family agrees on it. */
class ProfileMeaningTest {
    private static final String FUNCTIONS =
            "SELECT CONCAT(ename, 'x'), GREATEST(sal, 1), LEAST(sal, deptno), LENGTH(ename) FROM emp";

    @Test
    void nullsMayBeSkippedInTheStandard() {
        String unknown = """
                Project[CASE WHEN ($1 IS NULL) THEN CONCAT?($1, 'x') ELSE CONCAT($1, 'x') END, CASE WHEN ($3 IS NULL) THEN GREATEST?($3, 1) ELSE GREATEST($3, 1) END, CASE WHEN (($3 IS NULL) OR ($2 IS NULL)) THEN LEAST?($3, $2) ELSE LEAST($3, $2) END, CHARACTER_LENGTH($1)]
                  Scan[emp]""";
        assertThat(standard(FUNCTIONS)).isEqualTo(unknown);
        assertThat(sqlite(FUNCTIONS)).isEqualTo(unknown);
    }

    @Test
    void anyNullGivesNullInMysqlAndLengthIsInBytes() {
        assertThat(mysql(FUNCTIONS)).isEqualTo("""
                        Project[CONCAT($1, 'x'), GREATEST($3, 1), LEAST($3, $2), LENGTH?($1)]
                          Scan[emp]""");
    }

    /** Where nothing is cast unasked, a number is no text to trim either. */
    @Test
    void functionsOfTextsAreGivenTexts() {
        String sql = "SELECT TRIM(sal), LENGTH(sal), TRIM(ename), TRIM(NULL) FROM emp";
        assertThat(standard(sql)).isEqualTo("""
                        Project[TRIM(CAST($3 AS TEXT)), CHARACTER_LENGTH(CAST($3 AS TEXT)), TRIM($1), TRIM(NULL)]
                          Scan[emp]""");
        ReadingProfile strict = ReadingProfile.STANDARD.withoutImplicitCasts("strict");
        assertThatThrownBy(() -> FrontFixture.text("SELECT TRIM(sal) FROM emp", strict))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("where text is wanted");
    }

    /** A binary collation tells case apart, whatever the others do. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "CREATE TABLE t (id INT, s VARCHAR(9) COLLATE utf8mb4_bin)",
                "CREATE TABLE t (id INT, s VARCHAR(9)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin"
            })
    void aBinaryCollationIsRefusedWhereCaseIsFolded(String table) {
        Schema schema = SchemaReader.read(List.of(table));
        String query = "SELECT id FROM t WHERE s = 'A'";
        assertThatThrownBy(() -> new Front(
                                KeptSchema.of(schema, ReadingProfiles.named("mysql")), ReadingProfiles.named("mysql"))
                        .translate(query))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("under a collation");
        assertThat(new Front(schema, ReadingProfile.STANDARD).translate(query)).isNotNull();
    }

    /** MySQL makes a number of the column for the one item, and compares texts with the other. */
    @Test
    void aTextAmongNumbersIsRefused() {
        assertThatThrownBy(() -> mysql("SELECT empno FROM emp WHERE ename IN (0, 'a')"))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("text beside a number in IN");
    }

    @Test
    void theOperatorOfTheStandardIsConcat() {
        assertThat(standard("SELECT ename || 'x' FROM emp")).isEqualTo("""
                        Project[CONCAT($1, 'x')]
                          Scan[emp]""");
    }

    @ParameterizedTest
    @ValueSource(strings = {"abc", "", "%", "a_c"})
    void likeStaysLike(String pattern) {
        String sql = "SELECT empno FROM emp WHERE ename LIKE '" + pattern + "'";
        String like = "Filter[($1 LIKE '" + pattern + "')]";
        assertThat(standard(sql)).contains(like);
        assertThat(mysql(sql)).contains(like);
    }

    /** SQLite's takes no regard to the case of letters, and none is needed where there are none. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '"', textBlock = """
            'aBc' ; (LOWER($1) = 'abc')
            ''    ; ($1 = '')
            '%'   ; ($1 LIKE '%')
            'A_c' ; (LOWER($1) LIKE 'a_c')
            '1%'  ; ($1 LIKE '1%')
            ename ; (LOWER($1) LIKE LOWER($1))
            """)
    void likeWithoutCase(String pattern, String condition) {
        assertThat(sqlite("SELECT empno FROM emp WHERE ename LIKE " + pattern)).contains("Filter[" + condition + "]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT empno FROM emp WHERE ename = Yes",
                "SELECT CASE WHEN sal > 1 THEN Yes ELSE No END FROM emp",
                "SELECT empno FROM emp WHERE ename IN (spam, both)",
                "SELECT Desktop, COUNT(*) FROM emp GROUP BY deptno"
            })
    void aStringThatLostItsQuotesIsNoColumn(String sql) {
        assertThatThrownBy(() -> standard(sql)).isInstanceOf(SqlError.class).hasMessageContaining("not found");
        assertThatThrownBy(() -> mysql(sql)).isInstanceOf(SqlError.class).hasMessageContaining("not found");
        assertThatThrownBy(() -> sqlite(sql)).isInstanceOf(SqlError.class).hasMessageContaining("not found");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT empno FROM emp WHERE ename = 1",
                "SELECT empno FROM emp WHERE sal = '0.5'",
                "SELECT empno FROM emp WHERE sal = TRUE",
                "SELECT empno FROM emp WHERE sal IN (1, '1')",
                "SELECT empno FROM emp WHERE sal BETWEEN '1' AND 2",
                "SELECT empno FROM emp WHERE hiredate > '2020-01-01'",
                "SELECT empno FROM emp WHERE sal IN (SELECT ename FROM emp)",
                "SELECT empno FROM emp WHERE (sal, deptno) = ('1', 2)",
                "SELECT empno FROM emp WHERE sal",
                "SELECT sal + ename FROM emp",
                "SELECT CASE WHEN sal > 1 THEN sal ELSE ename END FROM emp",
                "SELECT COALESCE(sal, 'x') FROM emp",
                "SELECT sal FROM emp UNION ALL SELECT ename FROM emp"
            })
    void nothingIsCastUnaskedWhereTheProfileSaysSo(String sql) {
        assertThatThrownBy(() -> likeWithLike(sql)).isInstanceOfAny(SqlError.class, Unsupported.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT empno FROM emp WHERE sal = 1.5 OR sal IS NULL OR NULL",
                "SELECT empno, NULL FROM emp WHERE CAST(ename AS INTEGER) = 1",
                "SELECT sal FROM emp UNION ALL SELECT NULL FROM emp",
                "SELECT CASE WHEN sal > 1 THEN 1 ELSE 0.5 END FROM emp WHERE sal IN (1, NULL, 2.5)"
            })
    void likeMayStandWithLike(String sql) {
        assertThat(likeWithLike(sql)).isEqualTo(standard(sql));
    }

    private static String likeWithLike(String sql) {
        return FrontFixture.text(sql, ReadingProfile.STANDARD.withoutImplicitCasts("like with like"));
    }
}
