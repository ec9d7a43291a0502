package io.panoptes.triage.provenance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PanoptesVersionTest {
    @Test
    void isWhatTheBuildWrote() {
        assertThat(PanoptesVersion.text()).matches("\\d+\\.\\d+\\.\\d+(-SNAPSHOT)?( \\(commit [0-9a-f]+(-dirty)?\\))?");
    }

    @Test
    void namesTheCommitWhereThereIsOne() {
        assertThat(PanoptesVersion.of("0.1.0", "ab12cd3")).isEqualTo("0.1.0 (commit ab12cd3)");
        assertThat(PanoptesVersion.of("0.1.0", "")).isEqualTo("0.1.0");
    }
}
