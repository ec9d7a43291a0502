package io.panoptes.corpus.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FactsFolderTest {
    private static final VersionFacts FACTS = new VersionFacts("1.4.0.0", List.of("NE"));

    @TempDir
    private Path folder;

    @Test
    void keepsWhatWasFound() {
        var facts = new FactsFolder(folder.resolve("corpus"));
        facts.write(store("abs({i0})"), FACTS);
        assertThat(facts.read(store("abs({i0})"), "1.4.0.0")).contains(FACTS);
        assertThat(facts.complete(store("abs({i0})"), "1.4.0.0").versions()).containsExactly("2.0.0.1", "1.4.0.0");
    }

    @Test
    void saysNothingOfAnotherVersionOrBesideAnotherStore() {
        var facts = new FactsFolder(folder);
        facts.write(store("abs({i0})"), FACTS);
        assertThat(facts.read(store("abs({i0})"), "1.4.1.0")).isEmpty();
        assertThat(facts.read(store("sign({i0})"), "1.4.0.0")).isEmpty();
    }

    @Test
    void leavesAStoreAsItIsThatKnowsTheVersion() {
        var facts = new FactsFolder(folder);
        SnippetStore store = store("abs({i0})");
        facts.write(store, new VersionFacts("2.0.0.1", List.of(StoredSnippet.REFUSED)));
        assertThat(facts.complete(store, "2.0.0.1")).isSameAs(store);
    }

    /** Some versions were tried in part only before they were shipped. */
    @Test
    void completesWhatAStoreKnowsInPart() {
        var facts = new FactsFolder(folder);
        SnippetStore store = store("abs({i0})").with(VersionFacts.unknown("1.4.0.0", 1));
        facts.write(store, FACTS);
        assertThat(facts.complete(store, "1.4.0.0").facts("1.4.0.0")).isEqualTo(FACTS);
    }

    /** What a campaign draws from must not depend on the campaigns before it. */
    @Test
    void keepsApartWhatCampaignsFound() {
        var facts = new FactsFolder(folder);
        SnippetStore store = store("abs({i0})");
        facts.ofCampaigns().write(store, FACTS);
        assertThat(facts.read(store, "1.4.0.0")).isEmpty();
        assertThat(facts.ofCampaigns().read(store, "1.4.0.0")).contains(FACTS);
    }

    /** What was found on a build says nothing of the next one, which has the same name. */
    @Test
    void tellsBuildsApart() throws IOException {
        Path jar = folder.resolve("build.jar");
        Files.writeString(jar, "one");
        var target = new Target("duckdb", "local", Optional.of(jar));
        String first = FactsFolder.version(target);
        Files.writeString(jar, "another");
        assertThat(FactsFolder.version(target)).isNotEqualTo(first).startsWith("local+");
        assertThat(FactsFolder.version(new Target("duckdb", "1.4.0.0", Optional.empty())))
                .isEqualTo("1.4.0.0");
    }

    private static SnippetStore store(String text) {
        return new SnippetStore(
                "duckdb",
                List.of("2.0.0.1"),
                List.of(),
                Map.of(),
                List.of(new StoredSnippet(SlotType.INTEGER, new SnippetText(text), List.of("N"))));
    }
}
