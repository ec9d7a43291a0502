package io.panoptes.corpus.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SnippetStoreTest {
    @TempDir
    private Path folder;

    @Test
    void isReadAsItWasWritten() {
        var store = new SnippetStore(
                "duckdb",
                List.of("2.0.0.1", "1.4.0.0"),
                List.of("abs", "len"),
                Map.of("now", "denied: the time"),
                List.of(
                        new StoredSnippet(SlotType.INTEGER, new SnippetText("abs({i0})"), List.of("NE", "N")),
                        new StoredSnippet(SlotType.TEXT, new SnippetText("'ä' || {t0}"), List.of(".", "-"))));
        Path file = folder.resolve("duckdb.snippets.gz");
        store.write(file);
        assertThat(SnippetStore.read(file)).isEqualTo(store);
    }

    @Test
    void takesWhatIsKnownOfOneVersionMore() {
        SnippetStore store = two().with(new VersionFacts("1.4.0.0", List.of("N", StoredSnippet.REFUSED)));
        assertThat(store.versions()).containsExactly("2.0.0.1", "1.4.0.0");
        assertThat(store.snippets()).extracting(snippet -> snippet.holdsAt(1)).containsExactly(true, false);
        assertThat(store.facts("1.4.0.0").cells()).containsExactly("N", StoredSnippet.REFUSED);
        assertThat(store.digest()).isEqualTo(two().digest());
    }

    @Test
    void putsNewFactsInPlaceOfOldOnes() {
        SnippetStore store = two().with(new VersionFacts("2.0.0.1", List.of("N", "E")));
        assertThat(store.versions()).containsExactly("2.0.0.1");
        assertThat(store.facts("2.0.0.1").cells()).containsExactly("N", "E");
    }

    @Test
    void doesNotTakeFactsOfAnotherStore() {
        assertThatThrownBy(() -> two().with(VersionFacts.unknown("1.4.0.0", 3)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static SnippetStore two() {
        return new SnippetStore(
                "duckdb",
                List.of("2.0.0.1"),
                List.of(),
                Map.of(),
                List.of(
                        new StoredSnippet(SlotType.INTEGER, new SnippetText("abs({i0})"), List.of("NE")),
                        new StoredSnippet(SlotType.TEXT, new SnippetText("'ä' || {t0}"), List.of("."))));
    }

    @Test
    void tellsOfAFileOfAnotherFormat() throws IOException {
        assertThatThrownBy(() -> SnippetStore.read(file("{\"format\": 99}\n")))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("format 99")
                .hasMessageContaining("panoptes corpus build");
    }

    @Test
    void tellsTheLineThatIsNoSnippet() throws IOException {
        assertThatThrownBy(() -> SnippetStore.read(file("{\"format\": 2}\nabs(c0)\n")))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining(":2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"duckdb", "sqlite", "h2"})
    void isShippedForTheLargeOnes(String dbms) {
        SnippetStore store = SnippetStore.shipped(dbms).orElseThrow();
        assertThat(store.dbms()).isEqualTo(dbms);
        assertThat(store.snippets().stream()
                        .filter(snippet -> snippet.holdsAt(0))
                        .map(StoredSnippet::text)
                        .distinct())
                .hasSizeGreaterThanOrEqualTo(20_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hsqldb", "derby", "postgresql"})
    void isShippedForTheSmallOnes(String dbms) {
        assertThat(SnippetStore.shipped(dbms).orElseThrow().snippets()).hasSizeGreaterThanOrEqualTo(5_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"duckdb", "sqlite", "h2", "hsqldb", "derby", "postgresql"})
    void isShippedWithTableSnippets(String dbms) {
        assertThat(SnippetStore.shipped(dbms).orElseThrow().snippets())
                .filteredOn(snippet -> snippet.type() == SlotType.ROWS && snippet.holdsAt(0))
                .hasSizeGreaterThanOrEqualTo(900);
    }

    @Test
    void isNotThereForAnUnknownDbms() {
        assertThat(SnippetStore.shipped("nosuchdb")).isEmpty();
    }

    private Path file(String text) throws IOException {
        Path file = folder.resolve("store.gz");
        try (var stream = new GZIPOutputStream(Files.newOutputStream(file))) {
            stream.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return file;
    }
}
