package io.panoptes.equivalence.front.affinity;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class PlainComparisonsTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new AffinityRewrites.PlainComparisons());

    @Test
    void betweenIsTwoComparisons() {
        assertThat(REWRITTEN.expression("a BETWEEN 1 AND b")).isEqualTo("a >= 1 AND a <= b");
    }

    @Test
    void aListIsADisjunction() {
        assertThat(REWRITTEN.expression("a IN (1, 2)")).isEqualTo("a = 1 OR a = 2");
    }

    @Test
    void aNegatedListIsAConjunction() {
        assertThat(REWRITTEN.expression("a NOT IN (1, 2)")).isEqualTo("a <> 1 AND a <> 2");
    }

    /** SQLite: {@code 5 IN (s)} is no {@code 5 = s}. */
    @Test
    void aColumnInAListAsksForNoType() {
        assertThat(REWRITTEN.expression("a IN (b, 2)")).isEqualTo("a = PLAIN_VALUE(b) OR a = 2");
    }

    @Test
    void aComparisonStays() {
        assertThat(REWRITTEN.expression("a = 1")).isEqualTo("a = 1");
    }
}
