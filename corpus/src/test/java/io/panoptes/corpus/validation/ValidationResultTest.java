package io.panoptes.corpus.validation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.validation.ValidationResult.Reason;
import io.panoptes.corpus.validation.ValidationResult.Refused;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ValidationResultTest {
    private static final Draft DRAFT = Draft.of("abs(«{i0} + 1»)", SlotType.INTEGER);

    @Test
    void takesTwoAnswersAndAnEndOfTheProcessForPossibleBugs() {
        assertThat(Arrays.stream(Reason.values()).filter(reason -> new Refused(DRAFT, reason, "").mayBeABug()))
                .containsExactly(Reason.BREAKS, Reason.NOT_REPEATABLE, Reason.SETTINGS);
    }

    @Test
    void tellsTheSnippetAsItIsRun() {
        assertThat(new Refused(DRAFT, Reason.SETTINGS, "").told())
                .isEqualTo("gives another answer under other settings: (abs(({i0} + 1)))");
    }
}
