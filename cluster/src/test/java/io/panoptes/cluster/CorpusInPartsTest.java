package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.SnippetText;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.store.VersionFacts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code corpus validate} with Spark in the process of the test: two tasks at a time. */
class CorpusInPartsTest {
    private static final String VERSION = "1.3.2.0";
    private static final int SNIPPETS = 500;

    @TempDir
    Path folder;

    /** Each fifth one calls a function that there is not. */
    private static SnippetStore store() {
        return new SnippetStore(
                "duckdb",
                List.of(),
                List.of("abs"),
                Map.of(),
                IntStream.range(0, SNIPPETS)
                        .mapToObj(i -> new StoredSnippet(
                                SlotType.INTEGER,
                                new SnippetText((i % 5 == 0 ? "no_such({i0}, %d)" : "abs({i0}) + %d").formatted(i)),
                                List.of()))
                        .toList());
    }

    private VersionFacts validated(Path from, String to, String... more) throws JsonProcessingException {
        Path out = folder.resolve(to);
        List<String> arguments =
                new ArrayList<>(List.of("corpus", "validate", "duckdb:" + VERSION, "--store=" + from, "--out=" + out));
        arguments.addAll(List.of(more));
        JsonNode answer = CommandsInPartsTest.run(Map.of(), arguments);
        assertThat(answer.path("exitCode").asInt()).as(answer.toString()).isZero();
        return SnippetStore.read(out).facts(VERSION);
    }

    @Test
    void aCorpusHoldsWhatItHoldsOnOneMachine() throws JsonProcessingException {
        Path all = folder.resolve("all.snippets.gz");
        store().write(all);
        VersionFacts here = validated(all, "here.snippets.gz");
        assertThat(here.tried()).isEqualTo(SNIPPETS);
        assertThat(here.held()).isEqualTo(SNIPPETS * 4 / 5);
        assertThat(validated(all, "there.snippets.gz", "--cluster=local[2]")).isEqualTo(here);
    }

    /** What was tried before the driver died is not tried again: here it is known of each that it was refused. */
    @Test
    void goesOnWhereItWas() throws JsonProcessingException {
        List<String> half = IntStream.range(0, SNIPPETS)
                .mapToObj(i -> i < SNIPPETS / 2 ? StoredSnippet.REFUSED : StoredSnippet.UNKNOWN)
                .toList();
        Path begun = folder.resolve("begun.snippets.gz");
        store().with(new VersionFacts(VERSION, half)).write(begun);
        VersionFacts all = validated(begun, "whole.snippets.gz", "--cluster=local[2]");
        assertThat(all.tried()).isEqualTo(SNIPPETS);
        assertThat(all.cells().subList(0, SNIPPETS / 2)).containsOnly(StoredSnippet.REFUSED);
        assertThat(all.held()).isEqualTo(SNIPPETS / 2 * 4 / 5);
    }
}
