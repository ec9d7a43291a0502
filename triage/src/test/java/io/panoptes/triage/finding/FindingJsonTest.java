package io.panoptes.triage.finding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.sql.oracle.Semantics;
import io.panoptes.triage.finding.FindingJson.UnreadableFinding;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindingJsonTest {
    @TempDir
    private Path folder;

    @Test
    void whatAPersonWroteIsReadBack() throws IOException {
        RecordedFinding finding = Recorded.lostRow(Expected.FIXED);
        Files.writeString(folder.resolve(FindingJson.FILE), FindingJson.write(finding));
        assertThat(FindingJson.readRecorded(folder)).isEqualTo(finding);
    }

    @Test
    void expectedMayBeWrittenInLowerCase() throws IOException {
        String json = FindingJson.write(Recorded.lostRow(Expected.FIXED));
        assertThat(json).contains("\"FIXED\"");
        Files.writeString(folder.resolve(FindingJson.FILE), json.replace("\"FIXED\"", "\"fixed\""));
        assertThat(FindingJson.readRecorded(folder).isOpen()).isFalse();
    }

    @Test
    void whatACampaignWroteCanBeRunAgain() {
        Path file = ofCampaign();
        Finding finding = FindingJson.read(file);
        RecordedFinding recorded = FindingJson.readRecorded(file);
        assertThat(recorded.reduced()).contains(finding.reduced());
        assertThat(recorded.statements()).isEqualTo(finding.statements());
        assertThat(recorded.comparison()).isEqualTo(Semantics.BAG);
        assertThat(RecordedFinding.of(finding).reduced()).isEqualTo(recorded.reduced());
    }

    @Test
    void aFileOfTheFirstFormatIsOpen() {
        Finding finding = FindingJson.read(ofCampaign());
        assertThat(finding.format()).isEqualTo(Finding.FORMAT);
        assertThat(finding.expected()).isEqualTo(Expected.OPEN);
        assertThat(finding.upstream()).isEqualTo(Optional.empty());
    }

    @Test
    void whatAPersonWroteHasNoTestCase() throws IOException {
        Files.writeString(folder.resolve(FindingJson.FILE), FindingJson.write(Recorded.lostRow(Expected.OPEN)));
        assertThatThrownBy(() -> FindingJson.read(folder))
                .isInstanceOf(UnreadableFinding.class)
                .hasMessageContaining("panoptes replay");
    }

    @Test
    void saysWhereAFileIsDamaged() throws IOException {
        Path file = folder.resolve(FindingJson.FILE);
        Files.writeString(file, "{\"format\": 2,\n \"id\": ");
        assertThatThrownBy(() -> FindingJson.readRecorded(folder))
                .isInstanceOf(UnreadableFinding.class)
                .hasMessageStartingWith(file + " can't be read: line 2, column ")
                .hasMessageContaining("docs/findings.md");
    }

    @Test
    void saysWhatAFileLacks() throws IOException {
        String json = FindingJson.write(Recorded.lostRow(Expected.OPEN));
        Files.writeString(
                folder.resolve(FindingJson.FILE),
                json.replace("\"setup\"", "\"setpu\"").replace("\"right\"", "\"rihgt\""));
        assertThatThrownBy(() -> FindingJson.readRecorded(folder))
                .isInstanceOf(UnreadableFinding.class)
                .hasMessageContaining("RecordedFinding.statements.right: an object (Query) is missing");
    }

    @Test
    void refusesAFormatOfTheFuture() throws IOException {
        Files.writeString(folder.resolve(FindingJson.FILE), "{\"format\": 99}");
        assertThatThrownBy(() -> FindingJson.readRecorded(folder))
                .hasMessageContaining("is of format 99, and this version reads formats 1 to 3");
    }

    private static Path ofCampaign() {
        try {
            return Path.of(Objects.requireNonNull(FindingJsonTest.class.getResource("/finding/finding.json"))
                    .toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
