package io.panoptes.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.triage.slowdown.EstimatesApart;
import io.panoptes.triage.slowdown.EstimatesApart.Estimated;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EstimatesFileTest {
    @TempDir
    private Path folder;

    @Test
    void aPairIsALineWithAllThatItTakesToRunItAgain() throws Exception {
        EstimatesFile file = new EstimatesFile(folder);
        assertThat(file.file()).doesNotExist();
        EstimatesApart apart = new EstimatesApart(
                List.of("CREATE TABLE t (a INTEGER)"),
                new Estimated("SELECT 1 FROM t", 20_000, OptionalDouble.of(2_857), Optional.empty()),
                new Estimated(
                        "SELECT 2 FROM t", 2, OptionalDouble.empty(), Optional.of("Scan: 2 expected, 2,857 there")));
        file.add(7, "tlp-where", apart);
        file.add(7, "tlp-where", apart);
        assertThat(file.written()).isEqualTo(2);
        List<String> lines = Files.readAllLines(file.file());
        assertThat(lines).hasSize(2);
        JsonNode line = new ObjectMapper().readTree(lines.getFirst());
        assertThat(line.path("case").asLong()).isEqualTo(7);
        assertThat(line.path("oracle").asText()).isEqualTo("tlp-where");
        assertThat(line.path("setup").path(0).asText()).isEqualTo("CREATE TABLE t (a INTEGER)");
        assertThat(line.path("left").path("expected").asLong()).isEqualTo(20_000);
        assertThat(line.path("left").path("actual").asLong()).isEqualTo(2_857);
        assertThat(line.path("right").has("actual")).isFalse();
        assertThat(line.path("right").path("firstFarOff").asText()).isEqualTo("Scan: 2 expected, 2,857 there");
    }
}
