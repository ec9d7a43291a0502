package io.panoptes.triage.reduction.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EvaluateConstantTest {
    @Test
    void whatReadsNoColumnBecomesItsValue() {
        assertThat(EditCases.edited(new EvaluateConstant(), "SELECT a FROM t WHERE a = 1 + 1"))
                .containsExactly(EditCases.query("SELECT a FROM t WHERE a = 2"));
    }

    @Test
    void aScalarSubqueryOverConstantsIsOne() {
        assertThat(EditCases.edited(
                        new EvaluateConstant(),
                        "SELECT (SELECT MAX(c) FROM (SELECT 0 AS c UNION ALL SELECT 3) AS d) FROM t"))
                .containsExactly(EditCases.query("SELECT 3 FROM t"));
    }

    @Test
    void staysWhatReadsATableOrFails() {
        assertThat(EditCases.edited(new EvaluateConstant(), "SELECT (SELECT MAX(a) FROM u), a + 1 FROM t"))
                .isEmpty();
        assertThat(EditCases.edited(new EvaluateConstant(), "SELECT 1 / 0 FROM t"))
                .isEmpty();
    }
}
