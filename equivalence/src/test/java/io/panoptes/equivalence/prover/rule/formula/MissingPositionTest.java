package io.panoptes.equivalence.prover.rule.formula;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The row at a position, and how many rows there are. */
class MissingPositionTest {
    private static final Proving PAIRS = Proving.over("CREATE TABLE k (id INT PRIMARY KEY, g INT, x INT)");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        SELECT (SELECT MAX(id) FROM k a WHERE (SELECT COUNT(*) FROM k b WHERE b.id < a.id) = 2) IS NULL FROM k | SELECT (SELECT COUNT(*) FROM k) < 3 FROM k
        SELECT (SELECT MIN(id) FROM k a WHERE (SELECT COUNT(*) FROM k b WHERE b.id > a.id) = 1) IS NOT NULL FROM k | SELECT (SELECT COUNT(*) FROM k) >= 2 FROM k
        """)
    void areEqual(String left, String right) {
        assertThat(PAIRS.proves(left, right)).isTrue();
        assertThat(PAIRS.proves(right, left)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        # the value may be NULL
        SELECT (SELECT MAX(x) FROM k a WHERE (SELECT COUNT(*) FROM k b WHERE b.id < a.id) = 2) IS NULL FROM k | SELECT (SELECT COUNT(*) FROM k) < 3 FROM k
        # ties
        SELECT (SELECT MAX(id) FROM k a WHERE (SELECT COUNT(*) FROM k b WHERE b.x < a.x) = 2) IS NULL FROM k | SELECT (SELECT COUNT(*) FROM k) < 3 FROM k
        # another position
        SELECT (SELECT MAX(id) FROM k a WHERE (SELECT COUNT(*) FROM k b WHERE b.id < a.id) = 2) IS NULL FROM k | SELECT (SELECT COUNT(*) FROM k) < 2 FROM k
        """)
    void differ(String left, String right) {
        assertThat(PAIRS.leavesOpen(left, right)).isTrue();
    }
}
