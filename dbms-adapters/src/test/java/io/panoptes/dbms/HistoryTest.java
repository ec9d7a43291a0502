package io.panoptes.dbms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class HistoryTest {
    private static final History<Set<Filling>> FILLINGS = History.of(Set.of(Filling.VIEW, Filling.TEXTUAL))
            .before("3.31", ProfileParts.without(Filling.VIEW))
            .before("3.9", ProfileParts.with(Filling.COMMON_TABLE));

    @Test
    void theNewestIsAsItIs() {
        assertThat(at("3.54")).containsExactlyInAnyOrder(Filling.VIEW, Filling.TEXTUAL);
    }

    @Test
    void theVersionItselfIsLikeTheNewest() {
        assertThat(at("3.31")).contains(Filling.VIEW);
    }

    @Test
    void whatIsOlderHasAllChangesSince() {
        assertThat(at("3.30")).containsExactly(Filling.TEXTUAL);
        assertThat(at("3.8")).containsExactlyInAnyOrder(Filling.TEXTUAL, Filling.COMMON_TABLE);
    }

    private static Set<Filling> at(String version) {
        return FILLINGS.at(new Version(version));
    }
}
