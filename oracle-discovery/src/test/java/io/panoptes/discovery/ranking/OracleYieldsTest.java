package io.panoptes.discovery.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OracleYieldsTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        Path file = folder.resolve(OracleYields.FILE);
        assertThat(OracleYields.read(file)).isEmpty();

        OracleYields.write(file, Map.of("b", new OracleYield(3, 2, 1), "a", OracleYield.NONE));

        assertThat(OracleYields.read(file)).containsExactly(Map.entry("b", new OracleYield(3, 2, 1)));
    }

    @Test
    void campaignsAddUp() {
        assertThat(OracleYields.merged(
                        Map.of("a", new OracleYield(3, 2, 1)),
                        Map.of("a", new OracleYield(997, 8, 1), "b", OracleYield.NONE)))
                .containsEntry("a", new OracleYield(1_000, 10, 2))
                .hasSize(2);
        assertThat(new OracleYield(1_000, 10, 2).plansOfAThousand()).isEqualTo(10);
    }

    @Test
    void aLineThatIsNoneIsToldByItsNumber() throws IOException {
        Path file = Files.writeString(folder.resolve("x.tsv"), "a\t1\t2\t3\nb\t1\n");
        assertThatThrownBy(() -> OracleYields.read(file)).hasMessageContaining("x.tsv:2");
    }

    @Test
    void aDbmsOfWhichNothingIsRecordedHasNone() {
        assertThat(OracleYields.shippedFile("no-such-dbms")).isEmpty();
    }
}
