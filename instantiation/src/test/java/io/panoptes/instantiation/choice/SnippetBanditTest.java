package io.panoptes.instantiation.choice;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.Corpus;
import java.util.List;
import org.junit.jupiter.api.Test;

class SnippetBanditTest {
    private final SnippetBandit bandit = new SnippetBandit(Epochs.OF_ONE_MACHINE);

    @Test
    void prefersForAWhileWhatReachedANewPlan() {
        assertThat(bandit.preference(0)).isEqualTo(Corpus.Preference.NONE);
        ran(3, List.of(17), "scan");
        ran(4, List.of(18), "scan");
        assertThat(bandit.preference(epoch(1)).first()).isEmpty();
        assertThat(bandit.preference(epoch(2)).first()).containsExactly(17);
        assertThat(bandit.preference(epoch(20)).first()).isEmpty();
        assertThat(bandit.figures()).isEqualTo(new SnippetBandit.Figures(2, 1, 0));
    }

    /** Workers report in any order: the first case by its index is the one that was first. */
    @Test
    void learnsInTheOrderOfTheCases() {
        bandit.preference(0);
        ran(9, List.of(18), "scan");
        ran(2, List.of(17), "scan");
        assertThat(bandit.preference(epoch(2)).first()).containsExactly(17);
    }

    @Test
    void setsAsideWhatSaysNothing() {
        bandit.preference(0);
        for (int index = 0; index < 12; index++) {
            boolean silent = index >= 4;
            ran(index, silent ? List.of(5, 6) : List.of(6), "");
            if (silent) {
                bandit.inconclusive(index);
            }
        }
        assertThat(bandit.preference(epoch(2)).aside()).containsExactly(5);
        assertThat(bandit.figures().setAside()).isEqualTo(1);
    }

    @Test
    void keepsNothingOfACampaignWithoutSnippets() {
        ran(1, List.of(), "scan");
        assertThat(bandit.figures()).isEqualTo(new SnippetBandit.Figures(0, 0, 0));
    }

    private void ran(long index, List<Integer> snippets, String shape) {
        bandit.drew(index, snippets);
        bandit.ran(index, "o1", false);
        if (!shape.isEmpty()) {
            bandit.planned(index, "o1", shape);
        }
    }

    private static long epoch(long number) {
        return number * Epochs.CASES;
    }
}
