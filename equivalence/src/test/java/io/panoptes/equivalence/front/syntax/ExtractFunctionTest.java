package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ExtractFunctionTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new ExtractFunction("standard"));

    @Test
    void readsTheUnit() {
        assertThat(REWRITTEN.expression("EXTRACT(YEAR FROM d)")).isEqualTo("YEAR?INTEGER(d)");
    }

    @Test
    void readsTheUnitAsText() {
        assertThat(REWRITTEN.expression("DATE_PART('year', d)")).isEqualTo("YEAR?INTEGER(d)");
    }

    @Test
    void leavesOtherFunctionsAlone() {
        assertThat(REWRITTEN.expression("YEAR(d)")).isEqualTo("YEAR(d)");
    }
}
