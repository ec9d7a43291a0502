package io.panoptes.languagemodel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PriceTableTest {
    @Test
    void theLongestNameThatFitsCounts(@TempDir Path folder) throws IOException {
        PriceTable table =
                table(folder, "\"x:a\": {input: 1, output: 2}\n\"x:a-small\": {input: 0.1, output: 0.2, batch: 0.5}");

        PriceTable.Price price = table.of("x:a-small-2026").orElseThrow();
        Cost used = new Cost(1, 1_000_000, 2_000_000, BigDecimal.ZERO);
        assertThat(price.of(used, false).dollars()).isEqualByComparingTo("0.5");
        assertThat(price.of(used, true).dollars()).isEqualByComparingTo("0.25");
        assertThat(table.of("x:a-large").orElseThrow().prefix()).isEqualTo("x:a");
        assertThat(table.of("y:a")).isEmpty();
    }

    @Test
    void theShippedTableCanBeRead() {
        assertThat(PriceTable.shipped().of("openai:gpt-4.1-mini")).isPresent();
        assertThat(PriceTable.shipped().of("ollama:llama").orElseThrow().input())
                .isZero();
    }

    @Test
    void whatIsWrongInATableIsTold(@TempDir Path folder) {
        assertThatThrownBy(() -> table(folder, "\"x:a\": {input: cheap, output: 2}"))
                .hasMessageContaining("price input of x:a");
        assertThatThrownBy(() -> table(folder, "a: [1, 2\nb: }"))
                .hasMessageContaining("line ")
                .hasMessageContaining("not YAML");
    }

    private static PriceTable table(Path folder, String text) throws IOException {
        Path file = folder.resolve("prices.yaml");
        Files.writeString(file, text);
        return PriceTable.of(file);
    }
}
