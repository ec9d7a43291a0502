package io.panoptes.benchmarks.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AuditGrammarTest {
    @Test
    void aLineIsForTheReadingsThatItNames() {
        assertThat(AuditGrammar.typed("duckdb").has("qualify")).isTrue();
        assertThat(AuditGrammar.typed("sqlite").has("qualify")).isFalse();
        assertThat(AuditGrammar.typed("sqlite").has("lateral")).isFalse();
        assertThat(AuditGrammar.typed("mysql").has("lateral")).isTrue();
    }

    @Test
    void anUnderscoreAtAnEndIsABlank() {
        SplittableRandom random = new SplittableRandom(1);
        AuditGrammar grammar = AuditGrammar.typed("duckdb");
        for (int i = 0; i < 20; i++) {
            assertThat(grammar.draw("as", random)).isIn(" AS ", " ");
            assertThat(grammar.draw("direction", random)).matches("( [A-Z ]+)?");
        }
    }

    @Test
    void whatItLacksIsNamed() {
        AuditGrammar grammar = AuditGrammar.typed("duckdb");
        assertThatThrownBy(() -> grammar.draw("colour", new SplittableRandom(1)))
                .hasMessageContaining("colour");
    }
}
