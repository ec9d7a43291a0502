package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Columns that nobody looks at, below a choice of rows. */
class UnusedColumnsTest {
    private static final Proving T = Proving.over(
            "CREATE TABLE t (a INT, b INT, f BOOLEAN)",
            "CREATE TABLE u (a INT, b INT)",
            "CREATE TABLE k (id INT PRIMARY KEY, x INT NOT NULL, f BOOLEAN)");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT COUNT(*) FROM (SELECT a FROM t LIMIT 2) x | SELECT CASE WHEN COUNT(*) > 2 THEN 2 ELSE COUNT(*) END FROM t",
                "SELECT COUNT(*) FROM (SELECT b FROM t ORDER BY a LIMIT 5 OFFSET 1) x | SELECT CASE WHEN COUNT(*) > 5 THEN 5 ELSE COUNT(*) END FROM (SELECT a FROM t OFFSET 1) y",
                "SELECT x.a FROM (SELECT a, b FROM t ORDER BY a LIMIT 2) x | SELECT a FROM t ORDER BY a LIMIT 2",
                "SELECT x.a FROM (SELECT a, b, ROW_NUMBER() OVER (ORDER BY a) AS r FROM t) x WHERE x.r <= 2 | SELECT a FROM t ORDER BY a LIMIT 2",
                "SELECT 1 FROM (SELECT a FROM t LIMIT 1) x | SELECT DISTINCT 1 FROM t",
            })
    void whatIsNotSeenDoesNotMatter(String left, String right) {
        assertThat(T.proves(left, right)).isTrue();
        assertThat(T.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "SELECT x.b FROM (SELECT a, b FROM t ORDER BY a LIMIT 2) x | SELECT x.b FROM (SELECT a, b FROM t ORDER BY a LIMIT 2) x",
                "SELECT COUNT(b) FROM (SELECT b FROM t ORDER BY a LIMIT 2) x | SELECT COUNT(b) FROM (SELECT b FROM t ORDER BY a LIMIT 2) x",
                "SELECT COUNT(*) FROM (SELECT a FROM t LIMIT 2) x | SELECT COUNT(*) FROM t",
                "SELECT COUNT(*) FROM (SELECT a FROM t LIMIT 2) x | SELECT CASE WHEN COUNT(*) > 3 THEN 2 ELSE COUNT(*) END FROM t",
                "SELECT x.a FROM (SELECT a, b FROM t ORDER BY b LIMIT 2) x | SELECT x.a FROM (SELECT a, b FROM t ORDER BY b LIMIT 2) x",
            })
    void whatIsSeenMatters(String left, String right) {
        assertThat(T.leavesOpen(left, right)).isTrue();
    }
}
