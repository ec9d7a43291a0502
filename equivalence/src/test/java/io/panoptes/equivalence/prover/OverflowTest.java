package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.Prover.Outcome;
import org.junit.jupiter.api.Test;

/** What a proof says of numbers that outgrow their type. */
class OverflowTest {
    private static final String T = "CREATE TABLE t (id INT PRIMARY KEY, a INT, b BIGINT)";
    private static final String ADDED = "SELECT a + 1 - 1 FROM t";
    private static final String PLAIN = "SELECT a FROM t";

    @Test
    void aProofSaysThatItTakesNoneForGranted() {
        assertThat(Proving.over(T).outcome(ADDED, PLAIN))
                .isInstanceOfSatisfying(
                        Outcome.Proof.class,
                        proof -> assertThat(proof.certificate().steps()).contains("assuming NO_OVERFLOW"));
        assertThat(Proving.over(T).outcome(PLAIN, "SELECT a FROM t WHERE id = id"))
                .isInstanceOfSatisfying(
                        Outcome.Proof.class,
                        proof ->
                                assertThat(proof.certificate().steps()).noneMatch(step -> step.startsWith("assuming")));
    }

    /** The day after 9999-12-31 is NULL in MySQL. */
    @Test
    void aProofSaysThatItTakesNoDateToBeTooLate() {
        String tables = "CREATE TABLE y (id INT PRIMARY KEY, d DATE)";
        String later = "SELECT id FROM y WHERE d + INTERVAL '1' DAY > d";
        String there = "SELECT id FROM y WHERE d IS NOT NULL";
        assertThat(Proving.over(tables).outcome(later, there))
                .isInstanceOfSatisfying(
                        Outcome.Proof.class,
                        proof -> assertThat(proof.certificate().steps()).contains("assuming NO_OVERFLOW"));
        Proving strict = Proving.over(tables).strictly();
        assertThat(strict.proves(later, there)).isFalse();
        assertThat(strict.proves(later, later + " AND id IS NOT NULL")).isTrue();
    }

    @Test
    void aStrictProofTakesNothingForGranted() {
        Proving strict = Proving.over(T).strictly();
        assertThat(strict.proves(ADDED, PLAIN)).isFalse();
        assertThat(strict.proves(ADDED, "SELECT a + 1 - 1 FROM t WHERE id IS NOT NULL"))
                .isTrue();
        assertThat(strict.proves("SELECT SUM(a) FROM t", "SELECT SUM(a) FROM t WHERE a <> 0 OR a = 0"))
                .isTrue();
        assertThat(strict.proves("SELECT SUM(b) FROM t", "SELECT SUM(b) FROM t WHERE b <> 0 OR b = 0"))
                .isFalse();
        assertThat(strict.proves("SELECT COUNT(*) FROM t", "SELECT COUNT(id) FROM t"))
                .isTrue();
    }
}
