package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class ResultsOfCaseTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new ResultsOfCase());

    @Test
    void resultsAreMarked() {
        assertThat(REWRITTEN.expression("CASE WHEN a > 1 THEN a WHEN a > 0 THEN NULL ELSE 0.5 END"))
                .isEqualTo("CASE WHEN a > 1 THEN PLAIN_VALUE(a) WHEN a > 0 THEN NULL ELSE PLAIN_VALUE(0.5) END");
    }
}
