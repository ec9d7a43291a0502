package io.panoptes.equivalence.prover;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Names of tables and columns that look like what the prover writes itself. */
class NamesThatMisleadTest {
    @Test
    void aTableIsNotAKindOfValues() {
        Proving proving = Proving.over("CREATE TABLE \"WHOLE\" (a INT)", "CREATE TABLE t (a INT)");
        assertThat(proving.proves("SELECT a FROM \"WHOLE\"", "SELECT DISTINCT a FROM \"WHOLE\""))
                .isFalse();
        assertThat(proving.proves("SELECT a FROM \"WHOLE\"", "SELECT a FROM \"WHOLE\" WHERE a = a OR a IS NULL"))
                .isTrue();
    }

    @Test
    void aColumnIsNotAFormula() {
        Proving proving = Proving.over("CREATE TABLE t (a INT, \"a ∧ null(b0.b)\" INT, b INT)");
        assertThat(proving.proves(
                        "SELECT COUNT(*) FROM t WHERE \"a ∧ null(b0.b)\" IS NULL",
                        "SELECT COUNT(*) FROM t WHERE a IS NULL AND b IS NULL"))
                .isFalse();
    }
}
