package io.panoptes.equivalence.prover.decision;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is known of a row by the constraints of its table says nothing where there is no such row. */
class RowsThatMayBeMissingTest {
    private static final Proving PAIRS = Proving.over(
            "CREATE TABLE p (id INT PRIMARY KEY, v INT NOT NULL)",
            "CREATE TABLE c (cid INT PRIMARY KEY, pid INT NOT NULL, FOREIGN KEY (pid) REFERENCES p (id))",
            "CREATE TABLE z (k INT PRIMARY KEY, x INT NOT NULL)");

    /** For each row w of c this is TRUE of each row of z, as its p is there. */
    private static final String BY_REFERENCE =
            "EXISTS (SELECT 1 FROM p WHERE p.id = w.pid AND (p.v < z1.x + 1 OR p.v > z1.x))";
    /** For each row w of c this is TRUE of each row of z, as it is a row of c. */
    private static final String BY_ITSELF =
            "EXISTS (SELECT 1 FROM c y WHERE y.cid < w.cid + 1 AND y.cid + z1.x >= w.cid + z1.x)";

    private static String text(String text) {
        return text.replace("<by reference>", BY_REFERENCE)
                .replace("<by itself>", BY_ITSELF)
                .replace("<all>", "(SELECT COUNT(*) FROM z z2)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        # two totals that are equal where there is a row of c, while p and c are empty
        SELECT k FROM z WHERE NOT EXISTS (SELECT 1 FROM p) AND NOT EXISTS (SELECT 1 FROM c w WHERE (SELECT COUNT(*) FROM z z1 WHERE <by reference>) < <all>) | SELECT k FROM z WHERE 1 = 0
        SELECT k FROM z WHERE NOT EXISTS (SELECT 1 FROM p) AND NOT EXISTS (SELECT 1 FROM c w WHERE (SELECT COUNT(*) FROM z z1 WHERE <by reference>) <> <all>) | SELECT k FROM z WHERE 1 = 0
        SELECT k FROM z WHERE NOT EXISTS (SELECT 1 FROM c) AND NOT EXISTS (SELECT 1 FROM c w WHERE (SELECT COUNT(*) FROM z z1 WHERE <by itself>) < <all>) | SELECT k FROM z WHERE 1 = 0
        # one total is a part of the other where there is a row of c
        SELECT k FROM z WHERE x > 0 AND NOT EXISTS (SELECT 1 FROM p) AND NOT EXISTS (SELECT 1 FROM c w WHERE (SELECT COUNT(*) FROM z z1 WHERE <by reference>) < (SELECT COUNT(*) FROM z z2 WHERE z2.x > 0)) | SELECT k FROM z WHERE 1 = 0
        """)
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(text(left), text(right))).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT k FROM z WHERE EXISTS (SELECT 1 FROM c w WHERE (SELECT COUNT(*) FROM z z1 WHERE <by reference>) < <all>) | SELECT k FROM z WHERE 1 = 0
        SELECT k FROM z WHERE NOT EXISTS (SELECT 1 FROM c w WHERE (SELECT COUNT(*) FROM z z1 WHERE <by itself>) < <all>) | SELECT k FROM z
        SELECT k FROM z WHERE EXISTS (SELECT 1 FROM c w WHERE (SELECT COUNT(*) FROM z z1 WHERE <by reference>) = <all>) | SELECT k FROM z WHERE EXISTS (SELECT 1 FROM c)
        SELECT k FROM z WHERE EXISTS (SELECT 1 FROM c w WHERE (SELECT COUNT(*) FROM z z1 WHERE <by reference>) < (SELECT COUNT(*) FROM z z2 WHERE z2.x > 0)) | SELECT k FROM z WHERE 1 = 0
        """)
    void areEqual(String left, String right) {
        assertThat(PAIRS.proves(text(left), text(right))).isTrue();
    }
}
