package io.panoptes.triage.finding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.triage.finding.FindingJson.UnreadableFinding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindingFilesTest {
    @TempDir
    private Path folder;

    private Path f1;
    private Path f2;
    private Path readme;

    @BeforeEach
    void makeFolders() throws IOException {
        f1 = Files.createDirectory(folder.resolve("f1"));
        f2 = Files.createDirectory(folder.resolve("f2"));
        Files.writeString(f1.resolve(FindingJson.FILE), "{}");
        Files.writeString(f2.resolve(FindingJson.FILE), "{}");
        readme = Files.writeString(folder.resolve("README.md"), "# Findings");
    }

    @Test
    void plainFilesAreSkipped() {
        assertThat(FindingFiles.in(List.of(readme, f2, f1))).containsExactly(f2, f1);
    }

    @Test
    void aFolderOfFoldersStandsForThem() {
        assertThat(FindingFiles.in(List.of(folder))).containsExactly(f1, f2);
    }

    @Test
    void theFileItselfMayBeNamed() {
        Path file = f1.resolve(FindingJson.FILE);
        assertThat(FindingFiles.in(List.of(file))).containsExactly(file);
    }

    @Test
    void aFolderWithoutAFindingIsKept() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertThat(FindingFiles.in(List.of(empty, f1))).containsExactly(empty, f1);
    }

    @Test
    void refusesWhatIsNotThere() {
        assertThatThrownBy(() -> FindingFiles.in(List.of(f1, folder.resolve("f9"))))
                .isInstanceOf(UnreadableFinding.class)
                .hasMessageContaining("f9");
    }

    @Test
    void refusesPlainFilesAlone() {
        assertThatThrownBy(() -> FindingFiles.in(List.of(readme)))
                .isInstanceOf(UnreadableFinding.class)
                .hasMessageContaining("only plain files");
    }
}
