package io.panoptes.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.store.SlotType;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.SnippetText;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("network")
class GeneratedColumnProbeTest {
    private static final List<Column> ROW = List.of(new Column("a", SqlType.INTEGER, true));

    @ParameterizedTest
    @ValueSource(strings = {"duckdb:2.0.0.1", "sqlite:3.54.1.0", "h2:2.5.252", "hsqldb:2.7.4", "derby:10.17.1.0"})
    void findsSomeForEachWayThatTheTargetKnows(String name) {
        try (var targets = new ReleasedTargets()) {
            Target target = targets.find(name, Optional.empty());
            Profile profile = targets.profile(target);
            GeneratedColumns found =
                    probe(targets, target, SnippetStore.shipped(target.dbms()).orElseThrow());
            assertThat(found.virtual().isEmpty())
                    .isNotEqualTo(profile.fillings().contains(Filling.VIRTUAL_GENERATED_COLUMN));
            assertThat(found.stored().isEmpty())
                    .isNotEqualTo(profile.fillings().contains(Filling.STORED_GENERATED_COLUMN));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"duckdb:2.0.0.1", "sqlite:3.54.1.0"})
    void keepsWhatMayStandThereAndDrawsNothingElse(String name) {
        try (var targets = new ReleasedTargets()) {
            Target target = targets.find(name, Optional.empty());
            GeneratedColumns found = probe(
                    targets,
                    target,
                    store(target, "abs({i0})", "(SELECT max(zc) FROM (SELECT {i0} AS zc) AS zv)", "no_such({i0})"));
            var random = new SplittableRandom(1);
            var texts = new ArrayList<String>();
            for (int i = 0; i < 100; i++) {
                found.draw(random, ROW, SqlType.INTEGER, false, true)
                        .map(snippet -> snippet.expression().toString())
                        .ifPresent(texts::add);
            }
            assertThat(found.virtual()).containsExactly(0);
            assertThat(texts).isNotEmpty().allSatisfy(text -> assertThat(text).contains("abs("));
            assertThat(found.draw(random, ROW, SqlType.BOOLEAN, false, true)).isEmpty();
        }
    }

    private static GeneratedColumns probe(ReleasedTargets targets, Target target, SnippetStore store) {
        Profile profile = targets.profile(target);
        Corpus corpus = Corpus.of(store, profile, store.facts(target.version()));
        try (Instance instance = targets.open(target)) {
            return new GeneratedColumnProbe(profile, corpus).probe(instance, 1);
        }
    }

    private static SnippetStore store(Target target, String... texts) {
        return new SnippetStore(
                target.dbms(),
                List.of(target.version()),
                List.of(),
                Map.of(),
                Stream.of(texts)
                        .map(text -> new StoredSnippet(SlotType.INTEGER, new SnippetText(text), List.of("NL")))
                        .toList());
    }
}
