package io.panoptes.instantiation.testcase;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.corpus.Corpus;
import io.panoptes.corpus.GeneratedColumns;
import io.panoptes.corpus.OperationCatalog;
import io.panoptes.corpus.SnippetSource;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.instantiation.CaseTrial;
import io.panoptes.instantiation.TestOracles;
import io.panoptes.instantiation.casebuilder.SeededCaseBuilder;
import io.panoptes.instantiation.choice.Epochs;
import io.panoptes.instantiation.choice.SnippetBandit;
import io.panoptes.instantiation.filling.StoredSnippets;
import io.panoptes.instantiation.opaque.OpaqueCatalog;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * On versions without known bugs, every disagreement would be a false alarm of ours. DuckDB is not
 * among them: in 2.0.0.1 a virtual column is not NULL in a row that an outer join makes.
 */
@Tag("slow")
@Tag("network")
class ControlVersionsTest {
    @ParameterizedTest
    @ValueSource(strings = {"sqlite:3.54.1.0", "h2:2.5.252"})
    void noPairDisagreesAndNineInTenRun(String name) {
        try (var targets = new ReleasedTargets()) {
            var target = targets.find(name, Optional.empty());
            Profile profile = targets.profile(target);
            try (var instance = targets.open(target)) {
                var trial = new CaseTrial(
                                instance,
                                CaseTrial.builder(11, profile, TestOracles.all()),
                                new DialectCaseWriter(profile, TestOracles.all()))
                        .run(0, 2000);
                assertThat(trial.disagreements).isEmpty();
                assertThat(trial.valid).isGreaterThan(trial.cases * 9 / 10);
            }
        }
    }

    /**
     * Every case is taken for one that reached something new, so that later ones are made of many seeds. Not on H2: {@code NULL =
     * ALL} over no rows is TRUE there, but not in WHERE.
     */
    @Test
    void noCaseThatIsMadeOfASeedDisagrees() {
        try (var targets = new ReleasedTargets()) {
            var target = targets.find("sqlite:3.54.1.0", Optional.empty());
            Profile profile = targets.profile(target);
            var guide = new EverythingIsNew(11);
            try (var instance = targets.open(target)) {
                var trial = new CaseTrial(
                                instance,
                                guide.watching(new SeededCaseBuilder(
                                        11,
                                        profile,
                                        TestOracles.all(),
                                        OperationCatalog.of(profile),
                                        OpaqueCatalog.of(profile),
                                        new StoredSnippets(
                                                index -> Corpus.NONE, new SnippetBandit(Epochs.OF_ONE_MACHINE)),
                                        GeneratedColumns.NONE,
                                        SnippetSource.GRAMMAR,
                                        guide.guide())),
                                new DialectCaseWriter(profile, TestOracles.all()))
                        .run(0, Long.getLong("panoptes.cases", 3000));
                assertThat(trial.disagreements).isEmpty();
                assertThat(trial.valid).isGreaterThan(trial.cases * 85 / 100);
                assertThat(guide.guide().figures().casesOfSeeds()).isGreaterThan(150);
            }
        }
    }
}
