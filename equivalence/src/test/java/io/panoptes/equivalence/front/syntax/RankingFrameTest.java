package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RankingFrameTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new RankingFrame());

    @Test
    void allRowsArePeersWithoutAnOrder() {
        assertThat(REWRITTEN.expression("RANK() OVER ()")).isEqualTo("RANK() OVER (ORDER BY NULL)");
    }

    @Test
    void theFrameIsLeftOut() {
        assertThat(REWRITTEN.expression("ROW_NUMBER() OVER (ORDER BY a ROWS UNBOUNDED PRECEDING)"))
                .isEqualTo("ROW_NUMBER() OVER (ORDER BY a)");
    }

    @Test
    void aSumKeepsIt() {
        assertThat(REWRITTEN.expression("SUM(a) OVER (ORDER BY a ROWS UNBOUNDED PRECEDING)"))
                .isEqualTo("SUM(a) OVER (ORDER BY a ROWS UNBOUNDED PRECEDING)");
    }
}
