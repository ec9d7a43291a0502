package io.panoptes.benchmarks.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AuditGrammarTest {
    @Test
    void aLineIsForTheReadingsThatItNames() {
        assertThat(new AuditGrammar("duckdb").has("qualify")).isTrue();
        assertThat(new AuditGrammar("sqlite").has("qualify")).isFalse();
        assertThat(new AuditGrammar("sqlite").has("lateral")).isFalse();
        assertThat(new AuditGrammar("mysql").has("lateral")).isTrue();
    }

    @Test
    void anUnderscoreAtAnEndIsABlank() {
        SplittableRandom random = new SplittableRandom(1);
        AuditGrammar grammar = new AuditGrammar("duckdb");
        for (int i = 0; i < 20; i++) {
            assertThat(grammar.draw("as", random)).isIn(" AS ", " ");
            assertThat(grammar.draw("direction", random)).matches("( [A-Z ]+)?");
        }
    }

    @Test
    void whatItLacksIsNamed() {
        AuditGrammar grammar = new AuditGrammar("duckdb");
        assertThatThrownBy(() -> grammar.draw("colour", new SplittableRandom(1)))
                .hasMessageContaining("colour");
    }
}
