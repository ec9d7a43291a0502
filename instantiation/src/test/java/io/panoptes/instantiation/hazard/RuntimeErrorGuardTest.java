package io.panoptes.instantiation.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import org.junit.jupiter.api.Test;

class RuntimeErrorGuardTest {

    @Test
    void stopsADivisorThatMayBeZero() {
        assertThat(Candidates.objection(new RuntimeErrorGuard(), Candidates.ofQuery("SELECT 1 / k AS x FROM t")))
                .isPresent();
    }

    @Test
    void takesAConstantDivisor() {
        assertThat(Candidates.objection(new RuntimeErrorGuard(), Candidates.ofQuery("SELECT k / 2 AS x FROM t")))
                .isEmpty();
    }

    @Test
    void stopsACastOfTextThatMayFail() {
        assertThat(Candidates.objection(
                        new RuntimeErrorGuard(), Candidates.ofQuery("SELECT CAST('a' AS INTEGER) AS x FROM t")))
                .isPresent();
    }

    @Test
    void stopsASnippetThatMayOverflow() {
        assertThat(Candidates.objection(new RuntimeErrorGuard(), Candidates.ofSnippet("k * k * k", SqlType.INTEGER)))
                .isPresent();
    }
}
