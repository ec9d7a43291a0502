package io.panoptes.triage;

import static io.panoptes.triage.reduction.FakeInstance.rows;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.Rows;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.coverage.PairCoverage;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.triage.comparison.AnswerComparison;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.editable.EditableSide;
import io.panoptes.triage.reduction.judge.Control;
import io.panoptes.triage.symptom.Judgement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ControlChoiceTest {
    private static final List<String> RELEASES = List.of("1.1.3", "1.2.0", "1.3.2.0", "1.4.0.0", "2.0.0.1");
    private static final Target TARGET = new Target("duckdb", "1.3.2.0", Optional.empty());

    private final Finding finding = KnownFindingsTest.finding();

    @Test
    void theNewestReleaseComesFirst() {
        assertThat(chosen(Set.of("1.2.0", "1.3.2.0"), Set.of())).contains("duckdb:2.0.0.1");
    }

    @Test
    void aNeighbourIsTakenWhereTheNewestIsWrongToo() {
        assertThat(chosen(Set.of("1.3.2.0", "2.0.0.1"), Set.of())).contains("duckdb:1.2.0");
        assertThat(chosen(Set.of("1.2.0", "1.3.2.0", "2.0.0.1"), Set.of())).contains("duckdb:1.4.0.0");
    }

    @Test
    void aSettingIsTakenWhereAllReleasesAreWrong() {
        PlanVariation setting = setting();
        assertThat(chosen(Set.copyOf(RELEASES), Set.copyOf(setting.set())))
                .hasValueSatisfying(name -> assertThat(name).endsWith("with " + setting.name()));
    }

    @Test
    void noneIsFoundWhereNothingAgrees() {
        assertThat(chosen(Set.copyOf(RELEASES), Set.of())).isEmpty();
    }

    /** As where the days of the week are numbered in another way there. */
    @Test
    void whereTheTwoAgreeOnAnAnswerThatTheTargetNeverGaveNothingIsTold() {
        try (OpenTargets open = open(Set.of(), Set.of())) {
            ControlChoice controls = new ControlChoice(open, TargetCaseWriter::new);
            assertThat(controls.choose(finding.reduced(), shown(rows(7), rows(8)), TARGET))
                    .isEmpty();
            assertThat(controls.choose(finding.reduced(), shown(rows(7), rows(0)), TARGET))
                    .isPresent();
        }
    }

    @Test
    void remediesAreTheSettingsUnderWhichItAgrees() {
        PlanVariation setting = setting();
        try (OpenTargets open = open(Set.copyOf(RELEASES), Set.copyOf(setting.set()))) {
            ControlChoice controls = new ControlChoice(open, TargetCaseWriter::new);
            Set<String> remedies = controls.remedies(finding.reduced(), TARGET);
            assertThat(remedies).containsExactly("duckdb:1.3.2.0 with " + setting.name());
            assertThat(controls.isRemedy(remedies, finding.reduced(), TARGET)).isTrue();
            assertThat(controls.isRemedy(Set.of("another"), finding.reduced(), TARGET))
                    .isFalse();
        }
    }

    @Test
    void aSettingOfTheCaseItselfIsOneToDoWithoutWhereTheCaseAgreesThen() {
        EditableCase reduced = finding.reduced();
        EditableSide varied = new EditableSide(reduced.left().query(), Optional.of(setting()));
        EditableCase edited = reduced.withSides(varied, reduced.right());
        String without = "duckdb:1.3.2.0 without " + setting().name();
        try (OpenTargets right = open(Set.of(), Set.of());
                OpenTargets wrong = open(Set.copyOf(RELEASES), Set.of())) {
            ControlChoice controls = new ControlChoice(right, TargetCaseWriter::new);
            assertThat(controls.remedies(edited, TARGET)).contains(without);
            assertThat(controls.isRemedy(Set.of(without), edited, TARGET)).isTrue();
            assertThat(controls.remedies(reduced, TARGET)).doesNotContain(without);
            assertThat(new ControlChoice(wrong, TargetCaseWriter::new).remedies(edited, TARGET))
                    .doesNotContain(without);
        }
    }

    private Optional<String> chosen(Set<String> wrong, Set<String> cures) {
        try (OpenTargets open = open(wrong, cures)) {
            return new ControlChoice(open, TargetCaseWriter::new)
                    .choose(finding.reduced(), shown(rows(), rows(0)), TARGET)
                    .map(Control::name);
        }
    }

    /** What the target answered to the two queries. */
    private static CaseRun shown(Outcome left, Outcome right) {
        Judgement differs = AnswerComparison.compare((Rows) left, (Rows) right, Semantics.BAG);
        return new CaseRun(differs, left, right, 1, List.of(), List.of(), PairCoverage.EMPTY);
    }

    private static OpenTargets open(Set<String> wrong, Set<String> cures) {
        return new OpenTargets(FakeTargets.of(RELEASES, wrong, cures), Duration.ofSeconds(1));
    }

    /** One that has statements of its own. */
    private static PlanVariation setting() {
        List<PlanVariation> settings =
                FakeTargets.of(List.of(), Set.of(), Set.of()).profile(TARGET).planVariations().stream()
                        .filter(variation ->
                                variation.hint().isEmpty() && variation.set().size() == 1)
                        .toList();
        return settings.stream()
                .filter(variation -> settings.stream()
                                .filter(other -> other.set().equals(variation.set()))
                                .count()
                        == 1)
                .findFirst()
                .orElseThrow();
    }
}
