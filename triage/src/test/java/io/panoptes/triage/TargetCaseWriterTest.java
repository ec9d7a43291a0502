package io.panoptes.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.triage.reduction.editable.EngineReading;
import java.util.List;
import org.junit.jupiter.api.Test;

class TargetCaseWriterTest {

    @Test
    void theEngineReadsByTheWordsOfADbmsThatItKnowsLast() {
        assertThat(readings("sqlite", "3.28.0")).first().isEqualTo(EngineReading.PORTABLE);
        assertThat(readings("sqlite", "3.28.0").getLast().profile()).isEqualTo(ReadingProfiles.named("sqlite"));
        assertThat(readings("mariadb", "10.11.5").getLast().profile()).isEqualTo(ReadingProfiles.named("mysql"));
    }

    @Test
    void whereItKnowsNoWordsOfTheDbmsThereAreThoseOfAll() {
        assertThat(readings("h2", "2.2.224")).containsExactly(EngineReading.PORTABLE);
    }

    private static List<EngineReading> readings(String dbms, String version) {
        return new TargetCaseWriter(Adapters.named(dbms).profile(new Version(version))).readings();
    }
}
