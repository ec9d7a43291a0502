package io.panoptes.benchmarks.audit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SmallerTextTest {
    @Test
    void keepsWhatIsLookedFor() {
        assertThat(new SmallerText(text -> text.contains("COUNT") && text.contains("( a )"))
                        .of("SELECT x, COUNT(a) FROM r WHERE (b = 1)"))
                .isEqualTo("COUNT ( a )");
    }

    @Test
    void keepsBracketsInPairs() {
        assertThat(new SmallerText(text -> text.contains("(")).of("SELECT (1 + (2))"))
                .isEqualTo("( )");
    }

    @Test
    void leavesATextAloneThatItCanNotCut() {
        assertThat(new SmallerText(text -> false).of("SELECT 1")).isEqualTo("SELECT 1");
    }
}
