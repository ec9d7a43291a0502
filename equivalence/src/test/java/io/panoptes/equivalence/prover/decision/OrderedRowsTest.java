package io.panoptes.equivalence.prover.decision;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Proving;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrderedRowsTest {
    private static final Proving T = Proving.over(
            "CREATE TABLE t (id INT PRIMARY KEY, p INT)",
            "CREATE TABLE n (id INT UNIQUE, p INT)",
            "CREATE TABLE s (id VARCHAR(9) PRIMARY KEY, p INT)");

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT x.p FROM t x JOIN t y ON x.p = y.p   ; SELECT x.p FROM t x WHERE x.p = x.p UNION ALL SELECT x.p FROM t x JOIN t y ON x.p = y.p AND x.id <> y.id
            SELECT x.p FROM t x JOIN t y ON x.p = y.p   ; SELECT x.p FROM t x WHERE x.p = x.p UNION ALL SELECT x.p FROM t x JOIN t y ON x.p = y.p AND x.id < y.id UNION ALL SELECT y.p FROM t x JOIN t y ON x.p = y.p AND x.id < y.id
            SELECT x.p, y.p FROM t x CROSS JOIN t y     ; SELECT p, p FROM t UNION ALL SELECT x.p, y.p FROM t x JOIN t y ON x.id < y.id UNION ALL SELECT y.p, x.p FROM t x JOIN t y ON x.id < y.id
            """)
    void tellsTheSameRowFromAnother(String left, String right) {
        assertThat(T.proves(left, right)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            SELECT x.p FROM t x JOIN t y ON x.p = y.p   ; SELECT x.p FROM t x UNION ALL SELECT x.p FROM t x JOIN t y ON x.p = y.p AND x.id <> y.id
            SELECT x.p, y.p FROM t x CROSS JOIN t y     ; SELECT p, p FROM t UNION ALL SELECT x.p, y.p FROM t x JOIN t y ON x.id < y.id UNION ALL SELECT x.p, y.p FROM t x JOIN t y ON x.id < y.id
            SELECT x.p FROM t x JOIN t y ON x.p = y.p   ; SELECT x.p FROM t x WHERE x.p = x.p UNION ALL SELECT x.p FROM t x JOIN t y ON x.p = y.p AND x.id < y.id
            SELECT x.p FROM n x JOIN n y ON x.p = y.p   ; SELECT x.p FROM n x WHERE x.p = x.p UNION ALL SELECT x.p FROM n x JOIN n y ON x.p = y.p AND x.id <> y.id
            SELECT x.p FROM s x JOIN s y ON x.p = y.p   ; SELECT x.p FROM s x UNION ALL SELECT x.p FROM s x JOIN s y ON x.p = y.p AND x.id <> y.id
            """)
    void keepsNearMissesApart(String left, String right) {
        assertThat(T.proves(left, right)).isFalse();
    }
}
