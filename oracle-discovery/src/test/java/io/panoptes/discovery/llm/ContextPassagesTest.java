package io.panoptes.discovery.llm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ContextPassagesTest {
    private static final String NOTES = """
        Packages for three new platforms are built.

        Correlated subqueries under a LEFT JOIN are flattened by the optimizer.

        The logo is blue.

        Predicates are pushed below windows.
        """;

    @Test
    void whatTellsNothingOfRewritingIsLeftOut() {
        assertThat(ContextPassages.of(List.of(NOTES), 2_000))
                .isEqualTo("Correlated subqueries under a LEFT JOIN are flattened by the optimizer.\n\n"
                        + "Predicates are pushed below windows.");
    }

    @Test
    void theMostTellingComesFirstWhereThereIsLittleRoom() {
        assertThat(ContextPassages.of(List.of("Windows are faster.", NOTES), 20))
                .isEqualTo("Correlated subqueries under a LEFT JOIN are flattened by the optimizer.");
        assertThat(ContextPassages.of(List.of(NOTES), 3)).isEmpty();
    }

    @Test
    void aPassageWithoutEndIsCut() {
        assertThat(ContextPassages.of(List.of("join ".repeat(2_000)), 500)).hasSizeBetween(1_000, 2_000);
    }
}
