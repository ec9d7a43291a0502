package io.panoptes.reporting;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.triage.finding.FindingJson;
import org.junit.jupiter.api.Test;

class ReportersTest {
    @Test
    void eachHasAFileOfItsOwn() {
        assertThat(Reporters.OF_A_FINDING).extracting(Reporter::file).doesNotHaveDuplicates();
    }

    @Test
    void jsonComesLastSoThatItsFileStandsForAWholeFolder() {
        assertThat(Reporters.OF_A_FINDING.getLast().file()).isEqualTo(FindingJson.FILE);
    }
}
