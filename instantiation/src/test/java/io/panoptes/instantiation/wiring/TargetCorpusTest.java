package io.panoptes.instantiation.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.Corpus;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.provision.ReleasedTargets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TargetCorpusTest {
    @Test
    void givesWhatWasTriedOnTheVersionOfTheTarget() {
        String known = SnippetStore.shipped("duckdb").orElseThrow().versions().getFirst();
        assertThat(tried("duckdb", known)).isNotSameAs(Corpus.NONE);
    }

    /** To try snippets while a campaign runs once left a twentieth of its time to the DBMS. */
    @Test
    void givesNoneOnAVersionThatTheStoreDoesNotKnow() {
        assertThat(tried("duckdb", "0.0.1")).isSameAs(Corpus.NONE);
    }

    @Test
    void givesNoneForADbmsWithoutAStore() {
        assertThat(tried("postgresql", "16.3")).isSameAs(Corpus.NONE);
    }

    @Test
    void saysHowToGetThemWhereTheyWereNotTried() {
        assertThat(lack("duckdb", "0.0.1"))
                .hasValueSatisfying(line -> assertThat(line).endsWith("panoptes corpus validate duckdb:0.0.1"));
        assertThat(lack(
                        "duckdb",
                        SnippetStore.shipped("duckdb").orElseThrow().versions().getFirst()))
                .isEmpty();
        assertThat(lack("postgresql", "16.3")).isPresent();
    }

    private static Optional<String> lack(String dbms, String version) {
        try (Targets targets = new ReleasedTargets();
                TargetCorpus corpus = new TargetCorpus(targets, new Target(dbms, version, Optional.empty()))) {
            return corpus.lack();
        }
    }

    private static Corpus tried(String dbms, String version) {
        try (Targets targets = new ReleasedTargets();
                TargetCorpus corpus = new TargetCorpus(targets, new Target(dbms, version, Optional.empty()))) {
            return corpus.tried();
        }
    }
}
