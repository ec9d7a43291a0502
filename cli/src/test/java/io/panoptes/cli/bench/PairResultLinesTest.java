package io.panoptes.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.benchmarks.pairs.PairResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PairResultLinesTest {
    @Test
    void aRowIsReadAsItWasWritten() {
        PairResult proved = new PairResult(
                "a/1",
                PairResult.Kind.PROVED,
                12.5,
                0,
                "prover",
                Optional.of(true),
                "",
                List.of("no overflow"),
                "held on SQLite",
                3.5,
                List.of());
        PairResult open = new PairResult("a/2", PairResult.Kind.UNKNOWN, 1, 3, "", Optional.empty(), "no proof");
        String line = PairResultLines.of(proved);
        assertThat(line).contains("\"assumes\":[\"no overflow\"]");
        assertThat(PairResultLines.of(open)).doesNotContain("assumes");
        assertThat(PairResultLines.of(List.of(line, PairResultLines.of(open)), Path.of("rows.jsonl")))
                .containsExactly(proved, open);
    }
}
