package io.panoptes.triage.provenance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class ProvenanceTest {
    @Test
    void namesAllThatACaseDependsOn() {
        assertThat(new Provenance(
                                "0.1.0 (commit ab12cd3)",
                                "9 oracles with SHA-256 77",
                                4,
                                "H2 2.2.224",
                                Optional.of("beef"))
                        .words())
                .isEqualTo("Found by Panoptes 0.1.0 (commit ab12cd3) with seed 4 and 9 oracles with SHA-256 77,"
                        + " on what calls itself H2 2.2.224, a build with SHA-256 beef.");
    }

    @Test
    void leavesOutWhatATargetDoesNotSay() {
        assertThat(new Provenance("0.1.0", "9 oracles", 4, "", Optional.empty()).words())
                .isEqualTo("Found by Panoptes 0.1.0 with seed 4 and 9 oracles.");
    }
}
