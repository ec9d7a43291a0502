package io.panoptes.reporting;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.triage.finding.FindingFiles;
import io.panoptes.triage.finding.FindingJson;
import io.panoptes.triage.finding.RecordedFinding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The page about all findings says what their {@code finding.json} say.
 *
 * <p>It is renewed with {@code -Dpanoptes.findings=write}.
 */
class FindingsReadmeTest {
    private static final Path FOLDER = Path.of(System.getProperty("panoptes.root", "."), "findings");
    private static final Path README = FOLDER.resolve("README.md");

    @Test
    void saysWhatTheFindingsSay() throws IOException {
        String page = FindingsOverview.of(findings());
        if ("write".equals(System.getProperty("panoptes.findings"))) {
            Files.writeString(README, page);
        }
        assertThat(page)
                .as("%s; renew it with -Dpanoptes.findings=write", README)
                .isEqualTo(Files.readString(README));
    }

    @Test
    void everyFolderHoldsAFindingOfItsName() throws IOException {
        try (Stream<Path> folders = Files.list(FOLDER).filter(Files::isDirectory)) {
            assertThat(folders).allSatisfy(folder -> {
                assertThat(FindingJson.readRecorded(folder).id())
                        .isEqualTo(folder.getFileName().toString());
                assertThat(folder.resolve(FindingFolders.REPORT)).isRegularFile();
                assertThat(folder.resolve(FindingFolders.SCRIPT)).isRegularFile();
            });
        }
    }

    @Test
    void everyFindingIsExpectedToShowOnItsOwnTarget() {
        assertThat(findings())
                .allSatisfy(finding -> assertThat(finding.expectedOn(finding.target()))
                        .as(finding.id())
                        .contains(true));
    }

    private static List<RecordedFinding> findings() {
        return FindingFiles.in(List.of(FOLDER)).stream()
                .map(FindingJson::readRecorded)
                .toList();
    }
}
