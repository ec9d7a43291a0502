package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers in floating point have an order, and no algebra but what rounding leaves. */
class FloatingPointTest {
    private static final Proving T = Proving.over("""
            CREATE TABLE t (id INT PRIMARY KEY, x DOUBLE PRECISION, y DOUBLE PRECISION, z DOUBLE PRECISION, n DECIMAL(8, 2),
            b BIGINT)""");

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            x + y                   ; y + x
            x * y                   ; y * x
            x + 0                   ; x
            x * 1 - 0e0             ; x
            x / 1                   ; x
            x + n                   ; CAST(n AS DOUBLE) + x
            0.5e0 + 0.25e0 + x      ; x + 0.75e0
            x - y                   ; x - y
            """)
    void knowsWhatRoundingLeaves(String left, String right) {
        assertThat(T.proves("SELECT %s FROM t".formatted(left), "SELECT %s FROM t".formatted(right)))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            x + y - y       ; x
            x + (y + z)     ; (x + y) + z
            x * (y + z)     ; x * y + x * z
            x - x           ; x * 0
            x / 3 * 3       ; x
            x + 1 - 1       ; x
            x + 0.1 + 0.2   ; x + 0.3
            """)
    void knowsNoAlgebra(String left, String right) {
        assertThat(T.proves("SELECT %s FROM t".formatted(left), "SELECT %s FROM t".formatted(right)))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            x + 1 > x                       ; x IS NOT NULL         ; false
            x = y AND y = z                 ; x = z AND x = y       ; true
            x < y AND y < z                 ; x < y AND y < z AND x < z ; true
            x = 0.1 AND x = 0.1e0           ; x = 0.1               ; true
            x = 0.30000000000000001         ; x = 0.3               ; true
            0.1e0 + 0.2e0 = 0.3e0           ; id = 0 AND id = 1     ; true
            x > 5 OR x <= 5                 ; x IS NOT NULL         ; true
            """)
    void comparesByTheirOrder(String left, String right, boolean equal) {
        assertThat(T.proves("SELECT id FROM t WHERE %s".formatted(left), "SELECT id FROM t WHERE %s".formatted(right)))
                .isEqualTo(equal);
    }

    @Test
    void sumsAreFunctionsOfTheNumbers() {
        assertThat(T.proves("SELECT SUM(x + y) FROM t", "SELECT SUM(y + x) FROM t"))
                .isTrue();
        assertThat(T.proves("SELECT SUM(x + y) - SUM(y) FROM t WHERE y = 1", "SELECT SUM(x) FROM t WHERE y = 1"))
                .isFalse();
        assertThat(T.proves("SELECT SUM(x) FROM t HAVING SUM(x) IS NULL", "SELECT SUM(x) FROM t HAVING COUNT(x) = 0"))
                .isTrue();
    }

    @Test
    void aStrictProofSumsNone() {
        Proving strict = Proving.over("CREATE TABLE t (id INT PRIMARY KEY, x DOUBLE PRECISION)")
                .strictly();
        assertThat(strict.proves("SELECT SUM(x) FROM t", "SELECT SUM(x) FROM t"))
                .isFalse();
        assertThat(strict.proves("SELECT x + 1 FROM t", "SELECT 1 + x FROM t")).isTrue();
    }

    @Test
    void unionsOfNumbersAreNumbersInFloatingPoint() {
        assertThat(T.proves(
                        "SELECT b FROM t UNION SELECT x FROM t",
                        "SELECT CAST(b AS DOUBLE) FROM t UNION SELECT x FROM t"))
                .isTrue();
    }
}
