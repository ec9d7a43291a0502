package io.panoptes.benchmarks.front;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** At least 95% of the pairs of each benchmark file reach the algebra. */
class FrontCoverageTest {
    @Test
    void calcite() throws IOException {
        check("equivalent/calcite-dev.jsonl", ReadingProfile.STANDARD);
    }

    @Test
    void literature() throws IOException {
        check("mixed/literature-dev.jsonl", ReadingProfile.STANDARD);
    }

    @Test
    void leetcode() throws IOException {
        check("mixed/leetcode-dev.jsonl", ReadingProfiles.named("mysql"));
    }

    private static void check(String name, ReadingProfile profile) throws IOException {
        Path file = Path.of(System.getProperty("panoptes.root", "."), "..", "shared", "bench", name);
        if (!Files.exists(file)) {
            System.out.println("skipped: " + file + " is not there");
        }
        assumeTrue(Files.exists(file));
        FrontCoverage coverage = FrontCoverage.of(file, profile);
        assertThat(coverage.share()).as(coverage.report()).isGreaterThanOrEqualTo(0.95);
    }
}
