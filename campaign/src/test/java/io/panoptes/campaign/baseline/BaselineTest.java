package io.panoptes.campaign.baseline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.triage.finding.Signature;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.symptom.InternalError;
import io.panoptes.triage.symptom.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaselineTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsWrittenIsReadAgain() {
        Baseline baseline = Baseline.EMPTY.with(error("B1")).with(error("B2"));
        Path file = folder.resolve("known.json");
        baseline.write(file);
        assertThat(Baseline.read(file)).isEqualTo(baseline);
        assertThat(baseline.nextId()).isEqualTo("B3");
        assertThat(baseline.without(Set.of("B1")).nextId()).isEqualTo("B1");
    }

    @Test
    void anotherFormatIsTold() throws IOException {
        Path file = Files.writeString(folder.resolve("known.json"), "{\"format\":7,\"bugs\":[]}");
        assertThatThrownBy(() -> Baseline.read(file))
                .hasMessageContaining("format 7")
                .hasMessageContaining("format 1");
    }

    @Test
    void aFileOfAnotherKindIsToldWithItsLine() throws IOException {
        Path file = Files.writeString(folder.resolve("README.md"), "\n# Known bugs");
        assertThatThrownBy(() -> Baseline.read(file))
                .hasMessageContaining("README.md can't be read: line 2: ")
                .hasMessageContaining("panoptes baseline add")
                .hasMessageNotContaining("REDACTED");
    }

    @Test
    void twoBugsOfOneIdAreTold() {
        Path file = folder.resolve("known.json");
        new Baseline(1, java.util.List.of(error("B1"), error("B1"))).write(file);
        assertThatThrownBy(() -> Baseline.read(file)).hasMessageContaining("two bugs with the id B1");
    }

    @Test
    void aMissingOrDamagedFileIsTold() throws IOException {
        assertThatThrownBy(() -> Baseline.read(folder.resolve("none.json"))).hasMessageContaining("baseline add");
        Path file = Files.writeString(folder.resolve("known.json"), "{\"format\":1");
        assertThatThrownBy(() -> Baseline.read(file)).hasMessageContaining("can't be read");
    }

    private static BaselineEntry error(String id) {
        return new BaselineEntry(
                id,
                "INTERNAL Error: key",
                new InternalError(Place.LEFT, "", "INTERNAL Error: key"),
                new Signature("INTERNAL Error: key", Set.of("LEFT JOIN"), Set.of(), Set.of()),
                VersionTable.NOT_TRIED,
                "",
                "",
                Optional.empty(),
                "https://example.org/1",
                "known");
    }
}
