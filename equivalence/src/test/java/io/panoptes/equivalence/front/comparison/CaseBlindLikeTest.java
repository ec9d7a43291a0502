package io.panoptes.equivalence.front.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.syntax.Rewritten;
import org.junit.jupiter.api.Test;

class CaseBlindLikeTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new CaseBlindLike(true, false));

    @Test
    void comparesInSmallLetters() {
        assertThat(REWRITTEN.expression("s ILIKE 'a%'")).isEqualTo("LOWER(s) LIKE LOWER('a%')");
    }

    @Test
    void leavesLikeAlone() {
        assertThat(REWRITTEN.expression("s LIKE 'a%'")).isEqualTo("s LIKE 'a%'");
    }
}
