package io.panoptes.corpus.building;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.store.Fact;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.SnippetText;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.validation.ValidationResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnippetImportTest {
    @TempDir
    private Path folder;

    @Test
    void readsATypeAndAnExpressionALine() throws IOException {
        assertThat(SnippetImport.read(file("# mine\nBOOLEAN  t0 LIKE 'i0%' AND i1 > 2\n\nvarchar lower(t1)\n")))
                .containsExactly(
                        Draft.of("{t0} LIKE 'i0%' AND {i1} > 2", SlotType.BOOLEAN),
                        Draft.of("lower({t1})", SlotType.TEXT));
    }

    @Test
    void readsWhatALanguageModelAnswers() throws IOException {
        assertThat(SnippetImport.read(file("{\"expressions\": [{\"sql\": \"abs(i0)\", \"type\": \"INTEGER\"}]}")))
                .containsExactly(Draft.of("abs({i0})", SlotType.INTEGER));
    }

    @Test
    void saysWhichLineHasNoType() throws IOException {
        Path file = file("INTEGER i0 + 1\nabs(i0)\n");
        assertThatThrownBy(() -> SnippetImport.read(file))
                .hasMessageContaining(":2")
                .hasMessageContaining("abs(i0)")
                .hasMessageContaining("BOOLEAN");
    }

    @Test
    void addsTheAcceptedOnce() {
        var there = new StoredSnippet(SlotType.INTEGER, new SnippetText("{i0} + 1"), List.of("N", "N"));
        var store = new SnippetStore("duckdb", List.of("2", "1"), List.of(), Map.of(), List.of(there));
        List<ValidationResult> verdicts = List.of(
                new ValidationResult.Accepted(Draft.of("{i0} + 1", SlotType.INTEGER), Set.of()),
                new ValidationResult.Refused(
                        Draft.of("bad({i0})", SlotType.INTEGER), ValidationResult.Reason.NOT_UNDERSTOOD, ""),
                new ValidationResult.Accepted(Draft.of("{i0} + 2", SlotType.INTEGER), Set.of(Fact.KEEPS_NULL)));
        assertThat(SnippetImport.add(store, "1", verdicts).snippets())
                .containsExactly(
                        there, new StoredSnippet(SlotType.INTEGER, new SnippetText("{i0} + 2"), List.of("?", "N")));
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("snippets.txt"), text);
    }
}
