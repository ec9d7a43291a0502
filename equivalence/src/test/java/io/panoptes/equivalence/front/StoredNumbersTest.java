package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoredNumbersTest {
    /** In SQLite each of these divides whole where the number is a whole one. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT CASE WHEN sal > 0 THEN sal ELSE 0.5 END / 2 FROM emp",
                "SELECT CASE WHEN sal > 0 THEN 3 ELSE 0.5 END / 2 FROM emp",
                "SELECT CASE WHEN sal > 0 THEN 0 ELSE 0.5 END + 3 AS z FROM emp GROUP BY 1 HAVING z / 2 > 1",
                "SELECT (CASE WHEN sal > 0 THEN 0 ELSE 0.5 END + 3) / 2 FROM emp",
                "SELECT COALESCE(SUM(sal), 0.0) / 2 FROM emp",
                "SELECT MAX(sal, 0.5) / 2 FROM emp",
                "SELECT CEIL(COALESCE(sal, 0.5)) / 2 FROM emp",
                "SELECT FLOOR(CASE WHEN sal > 0 THEN sal ELSE 0.5 END) / 2 FROM emp",
                "SELECT SUM(CASE WHEN sal > 0 THEN sal ELSE 0.0 END) / COUNT(*) FROM emp",
                "SELECT MAX(z) / 2 FROM (SELECT sal AS z FROM emp UNION ALL SELECT 0.5 FROM emp) q",
                "SELECT empno FROM emp e WHERE 3 / (SELECT MAX(CASE WHEN sal > 0 THEN sal ELSE 0.5 END) FROM emp) > e.sal",
                "SELECT LAG(sal, 1, 0.5) OVER (ORDER BY empno) / 2 FROM emp",
                "SELECT 7 / (SUM(z) OVER ()) FROM (SELECT IFNULL(sal, 0.5) AS z FROM emp) q",
            })
    void aQuotientOfWhatMayBeWholeOrInFloatingPointIsRefused(String sql) {
        assertThatThrownBy(() -> FrontFixture.sqlite(sql))
                .isInstanceOf(Unsupported.class)
                .hasMessageEndingWith("of a number that may be whole or in floating point");
    }

    /** {@code 3 || 'a'} is {@code 3a}, and {@code 3.0 || 'a'} is {@code 3.0a}. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT CAST(CASE WHEN sal > 0 THEN sal ELSE 0.5 END AS TEXT) FROM emp",
                "SELECT TYPEOF(CASE WHEN sal > 0 THEN sal ELSE 0.5 END) FROM emp",
                "SELECT COALESCE(CAST(sal AS REAL), 0) || '' FROM emp",
                "SELECT SUBSTR(COALESCE(CAST(sal AS REAL), 0), 1, 3) FROM emp",
                "SELECT ename FROM emp WHERE ename = COALESCE(CAST(sal AS REAL), 0)",
                "SELECT SUM(COALESCE(CAST(sal AS REAL), 0)) || '' FROM emp",
            })
    void soIsItsText(String sql) {
        assertThatThrownBy(() -> FrontFixture.sqlite(sql)).isInstanceOf(Unsupported.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT SUM(CASE WHEN sal > 0 THEN 1.0 ELSE 0 END) / COUNT(*) FROM emp",
                "SELECT CASE WHEN sal > 0 THEN CAST(sal AS REAL) ELSE 0.5 END / 2 FROM emp",
                "SELECT CASE WHEN sal > 0 THEN sal ELSE 0.5 END / 2.0 FROM emp",
                "SELECT 100.0 * SUM(CASE WHEN sal > 0 THEN sal ELSE 0.5 END) / COUNT(*) FROM emp",
                "SELECT COALESCE(AVG(sal), 0) / 2 FROM emp",
                "SELECT SUM(CASE WHEN sal > 0 THEN sal ELSE 0 END) / 2 FROM emp",
                "SELECT SUM(CASE WHEN sal > 0 THEN sal ELSE 0.5 END) FROM emp",
                "SELECT sal FROM emp UNION SELECT 0.5 FROM emp",
                "SELECT CASE ename WHEN 'a' THEN 1 WHEN 'b' THEN 2.5 END FROM emp",
            })
    void whatComesOutTheSameIsRead(String sql) {
        assertThatCode(() -> FrontFixture.sqlite(sql)).doesNotThrowAnyException();
    }

    /** Elsewhere a CASE has one type, and its results have it. */
    @ParameterizedTest
    @ValueSource(strings = "SELECT CASE WHEN sal > 0 THEN sal ELSE 0.5 END / 2 FROM emp")
    void columnsWithATypeDivideByIt(String sql) {
        assertThat(FrontFixture.mysql(sql)).contains("/");
    }

    private static final Schema PAID =
            SchemaReader.read(List.of("CREATE TABLE paid (k INTEGER, n DECIMAL(6, 2), g INT)"));

    private static Relation paid(String profile, String sql) {
        return new Front(PAID, ReadingProfiles.named(profile)).translate(sql);
    }

    /** SQLite keeps 0.1 in floating point, where (0.1 + 0.2) + 0.3 is not 0.1 + (0.2 + 0.3). */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT SUM(CASE WHEN g = 1 THEN n ELSE 0 END) + SUM(CASE WHEN g <> 1 THEN n ELSE 0 END) FROM paid",
                "SELECT SUM(s) FROM (SELECT SUM(n) AS s FROM paid GROUP BY g) q",
                "SELECT AVG(s) FROM (SELECT SUM(n) AS s FROM paid GROUP BY g) q",
                "SELECT AVG(s) OVER () FROM (SELECT SUM(n) AS s FROM paid GROUP BY g) q",
                "SELECT 2 * SUM(n) FROM paid",
                "SELECT k FROM paid x WHERE (SELECT SUM(n) FROM paid y WHERE y.g = x.g) - x.n > 0",
                "SELECT COALESCE(MAX(s), 0) - 1 FROM (SELECT SUM(n) AS s FROM paid GROUP BY g) q",
                "SELECT SUM(n) OVER (PARTITION BY g) + 1 FROM paid",
                "SELECT SUM(z) + 1 FROM (SELECT n AS z FROM paid UNION ALL SELECT n FROM paid) q",
            })
    void nothingIsComputedOfASumThatIsRounded(String sql) {
        assertThatThrownBy(() -> paid("sqlite", sql))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("sum of DECIMAL numbers");
        assertThatCode(() -> paid("postgresql", sql)).doesNotThrowAnyException();
    }

    /** SQLite adds up '3' as a whole number, but '3.0' and 'a' in floating point, also where it makes 3 and 0 of them in an expression. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT SUM(ename) / 2 FROM emp",
                "SELECT deptno FROM emp GROUP BY deptno HAVING 7 / SUM(ename) > 1",
                "SELECT SUM(ename || '') / COUNT(*) FROM emp",
                "SELECT SUM(CASE WHEN sal > 0 THEN ename END) / 2 FROM emp",
                "SELECT SUM(ename) OVER () / 2 FROM emp",
            })
    void aQuotientOfASumOfTextsIsRefused(String sql) {
        assertThatThrownBy(() -> FrontFixture.sqlite(sql))
                .isInstanceOf(Unsupported.class)
                .hasMessageEndingWith("of a number that may be whole or in floating point");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT SUM(ename) FROM emp",
                "SELECT SUM(CAST(ename AS INTEGER)) / 2 FROM emp",
                "SELECT SUM(CAST(ename AS REAL)) / 2 FROM emp",
                "SELECT AVG(ename) / 2 FROM emp",
                "SELECT SUM(ename + 0) / 2 FROM emp",
                "SELECT SUM(ename) / 2.0 FROM emp",
                "SELECT ename / 2 FROM emp",
            })
    void otherQuotientsOfTextsAreRead(String sql) {
        assertThatCode(() -> FrontFixture.sqlite(sql)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT g, SUM(n) FROM paid GROUP BY g HAVING SUM(n) > 10 ORDER BY SUM(n) DESC",
                "SELECT COALESCE(SUM(n), 0) FROM paid",
                "SELECT MAX(s) FROM (SELECT SUM(n) AS s FROM paid GROUP BY g) q",
                "SELECT SUM(g) + SUM(k) FROM paid",
                "SELECT -SUM(n) FROM paid",
                "SELECT SUM(n) / COUNT(n) FROM paid",
                "SELECT k FROM paid x WHERE n * 2 > (SELECT SUM(n) FROM paid y WHERE y.g = x.g)",
            })
    void suchASumIsGivenAndComparedAndOfItsQuotientNothingIsKnown(String sql) {
        assertThatCode(() -> paid("sqlite", sql)).doesNotThrowAnyException();
    }
}
