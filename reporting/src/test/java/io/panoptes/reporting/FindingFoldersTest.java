package io.panoptes.reporting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.finding.FindingJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindingFoldersTest {
    @TempDir
    private Path campaign;

    private final Finding finding = finding();

    @Test
    void writesThreeFilesAndReadsTheFindingBack() throws IOException {
        FindingFolders folders = new FindingFolders(campaign);
        assertThat(folders.save(finding)).isEqualTo("findings/F1");
        Path folder = campaign.resolve("findings/F1");
        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("finding.json", "repro.sql", "report.md");
        }
        assertThat(folder.resolve("report.md")).hasContent(IssueReport.of(finding));
        assertThat(folder.resolve("repro.sql")).hasContent(ReproScript.of(finding));
        assertThat(folders.load()).containsExactly(finding);
    }

    @Test
    void aFolderThatWasNotFinishedIsNoFinding() throws IOException {
        Files.createDirectories(campaign.resolve("findings/F2"));
        Files.writeString(campaign.resolve("findings/F2/report.md"), "cut off");
        assertThat(new FindingFolders(campaign).load()).isEmpty();
    }

    @Test
    void saysWhereAFindingCannotBeWritten() throws IOException {
        Files.writeString(campaign.resolve("findings"), "in the way");
        assertThatThrownBy(() -> new FindingFolders(campaign).save(finding))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContainingAll(campaign.resolve("findings").toString(), "panoptes fuzz --resume " + campaign);
    }

    private static Finding finding() {
        try {
            return FindingJson.read(
                    Path.of(Objects.requireNonNull(FindingFoldersTest.class.getResource("/finding/finding.json"))
                            .toURI()));
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
