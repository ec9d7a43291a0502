package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.triage.TriageResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    private static final CampaignPlan PLAN = new CampaignPlan(
            "duckdb:1.3.2.0",
            Optional.empty(),
            7,
            Optional.of(Duration.ofSeconds(60)),
            Optional.empty(),
            1,
            List.of(),
            Optional.empty());
    private static final JournalEntry OPENED = new JournalEntry.Opened(Journal.FORMAT, PLAN);

    @TempDir
    private Path folder;

    @Test
    void whatWasWrittenIsReadBack() {
        JournalEntry checkpoint = checkpoint(400);
        write(OPENED, checkpoint);
        assertThat(Journal.read(folder)).containsExactly(OPENED, checkpoint);
    }

    @Test
    void aTornLastLineIsLeftOutAndWrittenOver() throws IOException {
        write(OPENED, checkpoint(400));
        Files.writeString(folder.resolve(Journal.FILE), "{\"@\":\"Checkpoint\",\"nextInd", StandardOpenOption.APPEND);
        assertThat(Journal.read(folder)).hasSize(2);
        write(checkpoint(600));
        assertThat(CampaignHistory.of(Journal.read(folder)).nextIndex()).isEqualTo(600);
        assertThat(Journal.read(folder)).hasSize(3);
    }

    @Test
    void aDamagedLineInTheMiddleIsToldWithItsNumber() throws IOException {
        write(OPENED);
        Files.writeString(folder.resolve(Journal.FILE), "rubbish\n", StandardOpenOption.APPEND);
        write(checkpoint(1));
        assertThatThrownBy(() -> Journal.read(folder)).hasMessageContaining("journal.jsonl:2 is damaged");
    }

    @Test
    void aLineOfAnotherVersionIsNotCalledDamaged() throws IOException {
        write(OPENED);
        Files.writeString(
                folder.resolve(Journal.FILE), "{\"@\":\"Checkpoint\",\"nextIndex\":7}\n", StandardOpenOption.APPEND);
        assertThatThrownBy(() -> Journal.read(folder))
                .hasMessageContaining("journal.jsonl:2 is not what this version of Panoptes writes")
                .hasMessageContaining("--out");
    }

    @Test
    void aFolderWithoutACampaignIsToldSo() {
        assertThatThrownBy(() -> Journal.read(folder)).hasMessageContaining("holds no campaign");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFullDiskIsToldWithTheWayToGoOn() throws IOException {
        Files.createSymbolicLink(folder.resolve(Journal.FILE), Path.of("/dev/full"));
        assertThatThrownBy(() -> write(OPENED))
                .isInstanceOf(JournalException.class)
                .hasMessageContaining(Journal.FILE)
                .hasMessageContaining("--");
    }

    @Test
    void theSettledAreNotOpen() {
        write(OPENED, new JournalEntry.Triaged(3, new TriageResult.Dismissed("gone")));
        CampaignHistory history = CampaignHistory.of(Journal.read(folder));
        assertThat(history.plan()).contains(PLAN);
        assertThat(history.results()).containsKey(3L);
        assertThat(history.open()).isEmpty();
    }

    private void write(JournalEntry... entries) {
        try (Journal journal = Journal.append(folder)) {
            List.of(entries).forEach(journal::write);
        }
    }

    private static JournalEntry checkpoint(long next) {
        return new JournalEntry.Checkpoint(
                next,
                10,
                new CampaignProgress(
                        10, 9, 1, 1, 1, Map.of(), Map.of("INVALID", 2L), 1, 1, 0, 0, 0, Map.of(), 0, 0, 5, 6, -1));
    }
}
