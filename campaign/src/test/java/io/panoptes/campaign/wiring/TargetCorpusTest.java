package io.panoptes.campaign.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.Corpus;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class TargetCorpusTest {
    @Test
    void drawsFromAllSnippetsThatHoldOnAVersionOfTheStore() {
        SnippetStore store = SnippetStore.shipped("duckdb").orElseThrow();
        String known = store.versions().getFirst();
        long held = store.facts(known).held();
        int first = with("duckdb", known, corpus -> corpus.at(0).size());
        assertThat(first).isEqualTo((int) held).isGreaterThan(20_000);
        Optional<String> note = with("duckdb", known, TargetCorpus::note);
        assertThat(note).isEmpty();
    }

    @Test
    void hasNoSnippetsForADbmsWithoutAStore() {
        Corpus none = with("nosuchdb", "1.0", corpus -> corpus.at(0));
        assertThat(none).isSameAs(Corpus.NONE);
        Optional<String> note = with("nosuchdb", "1.0", TargetCorpus::note);
        assertThat(note).hasValueSatisfying(line -> assertThat(line).contains("no snippets are stored for nosuchdb"));
    }

    @Test
    void notesThatTheSnippetsAreNewToAVersion() {
        Optional<String> note = with("duckdb", "0.0.1", TargetCorpus::note);
        assertThat(note).hasValueSatisfying(line -> assertThat(line).contains("new to duckdb:0.0.1"));
    }

    private static <T> T with(String dbms, String version, Function<TargetCorpus, T> question) {
        try (Targets targets = new ReleasedTargets();
                TargetCorpus corpus = new TargetCorpus(targets, new Target(dbms, version, Optional.empty()))) {
            return question.apply(corpus);
        }
    }
}
