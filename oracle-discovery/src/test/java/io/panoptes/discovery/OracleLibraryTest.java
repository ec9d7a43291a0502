package io.panoptes.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.OracleFile;
import io.panoptes.sql.oracle.OracleProblem;
import io.panoptes.sql.oracle.OracleReader;
import io.panoptes.sql.oracle.OracleWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OracleLibraryTest {

    @Test
    void loadsFurtherFilesButNoIdTwice(@TempDir Path folder) throws IOException {
        Oracle shipped = OracleLibrary.classic().oracles().getFirst();
        String line = OracleWriter.write(shipped);
        Path file = folder.resolve("mine.jsonl");
        Files.writeString(file, line.replace("\"id\":\"", "\"id\":\"my-") + "\n" + line + "\n");

        OracleLibrary library = OracleLibrary.classic().with(List.of(file));

        assertThat(library.oracle("my-" + shipped.id())).isPresent();
        assertThat(library.oracles()).hasSize(OracleLibrary.classic().oracles().size() + 1);
        assertThat(library.files().getLast().problems())
                .singleElement()
                .extracting(OracleProblem::line)
                .isEqualTo(2);
    }

    @Test
    void loadsFilesAlone(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("mine.jsonl");
        Files.writeString(
                file, OracleWriter.write(OracleLibrary.classic().oracles().getFirst()));
        assertThat(OracleLibrary.of(List.of(file)).oracles()).hasSize(1);
    }

    /** Neither kind of mined oracle stands behind all of the other, for the first of the mined weigh most in a campaign. */
    @Test
    void thoseOfAModelStandAmongThoseOfRewriting() {
        List<Oracle> mined = OracleLibrary.mined().oracles();
        long all = mined.stream().filter(OracleLibraryTest::isOfAModel).count();
        long among = mined.subList(0, mined.size() / 4).stream()
                .filter(OracleLibraryTest::isOfAModel)
                .count();
        assertThat(all).isPositive();
        assertThat((double) among / all).isBetween(0.2, 0.3);
        assertThat(OracleLibrary.shipped().oracles())
                .hasSize(OracleLibrary.classic().oracles().size()
                        + OracleLibrary.changes().oracles().size()
                        + mined.size())
                .endsWith(mined.getLast());
    }

    private static boolean isOfAModel(Oracle oracle) {
        return oracle.origin().kind().equals("batch");
    }

    /** The library itself is read without them. */
    @Test
    void everyShippedOraclePassesTheChecks() throws IOException {
        try (InputStream classic = Objects.requireNonNull(OracleLibrary.class.getResourceAsStream("classic.jsonl"))) {
            OracleFile checked = OracleReader.read("classic.jsonl", classic.readAllBytes());
            assertThat(checked.problems()).isEmpty();
            assertThat(OracleLibrary.classic().oracles()).isEqualTo(checked.oracles());
        }
    }

    @Test
    void everyShippedOracleIsWrittenAndReadAsTheSame() {
        for (Oracle oracle : OracleLibrary.classic().oracles()) {
            assertThat(OracleReader.read(
                                    "written",
                                    OracleWriter.write(oracle).getBytes(java.nio.charset.StandardCharsets.UTF_8))
                            .oracles())
                    .containsExactly(oracle);
        }
    }
}
