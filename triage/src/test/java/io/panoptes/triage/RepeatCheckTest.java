package io.panoptes.triage;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Target;
import io.panoptes.triage.finding.Bug;
import io.panoptes.triage.finding.Finding;
import io.panoptes.triage.symptom.Crash;
import io.panoptes.triage.symptom.InternalError;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Symptom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** With a finding of DuckDB 1.3.2.0, introduced in 1.2.0 and fixed in 1.4.0.0, that one setting avoids. */
class RepeatCheckTest {
    private static final List<String> RELEASES =
            List.of("1.1.3", "1.2.0", "1.3.1.0", "1.3.2.0", "1.3.2.1", "1.4.0.0", "2.0.0.1");
    private static final Set<String> WRONG = Set.of("1.2.0", "1.3.1.0", "1.3.2.0", "1.3.2.1");
    private static final Target TARGET = new Target("duckdb", "1.3.2.0", Optional.empty());

    private final Finding finding = KnownFindingsTest.finding();

    @Test
    void whatComesAndGoesWithTheSameVersionsUnderTheSameSettingIsARepeat() {
        assertThat(repeat(WRONG, cure())).contains(finding);
    }

    @Test
    void whatShowsBeforeTheKnownOneCameIsAnother() {
        assertThat(repeat(Set.of("1.1.3", "1.2.0", "1.3.1.0", "1.3.2.0", "1.3.2.1"), cure()))
                .isEmpty();
    }

    @Test
    void whatStillShowsWhereTheKnownOneIsMendedIsAnother() {
        assertThat(repeat(Set.copyOf(RELEASES), cure())).isEmpty();
    }

    @Test
    void whatThatSettingDoesNotAvoidIsAnother() {
        assertThat(repeat(WRONG, Set.of())).isEmpty();
    }

    @Test
    void aCrashIsNoRepeatOfAWrongAnswer() {
        assertThat(check(WRONG, cure(), new Crash(Place.LEFT, "", ""))).isEmpty();
    }

    @Test
    void anInternalErrorIsARepeatWhereItsMessageSaysTheSameOfTheSameKindOfStatement() {
        Finding known = showing(broken(Place.LEFT, "SELECT 1", "Failed to bind \"a\" [1.0] (DATE)"));
        assertThat(RepeatCheck.sameFailure(broken(Place.RIGHT, "WITH", "Failed to bind \"b\" [2.7]"), List.of(known)))
                .contains(known);
        assertThat(RepeatCheck.sameFailure(broken(Place.RIGHT, "WITH", "Failed to plan \"b\""), List.of(known)))
                .isEmpty();
        assertThat(RepeatCheck.sameFailure(
                        broken(Place.SETUP, "UPDATE t", "Failed to bind \"b\" [2.7]"), List.of(known)))
                .isEmpty();
    }

    private Finding showing(Symptom symptom) {
        return new Finding(
                Finding.FORMAT,
                finding.id(),
                finding.title(),
                finding.target(),
                finding.original(),
                finding.reduced(),
                finding.statements(),
                symptom,
                finding.left(),
                finding.right(),
                finding.wrong(),
                finding.leftPlan(),
                finding.rightPlan(),
                finding.checks(),
                finding.versions(),
                finding.expected(),
                finding.upstream(),
                finding.signature(),
                finding.provenance());
    }

    private static InternalError broken(Place place, String statement, String message) {
        return new InternalError(place, statement, message);
    }

    private Optional<Bug> repeat(Set<String> wrong, Set<String> cures) {
        return check(wrong, cures, finding.symptom());
    }

    private Optional<Bug> check(Set<String> wrong, Set<String> cures, Symptom symptom) {
        try (OpenTargets open = new OpenTargets(FakeTargets.of(RELEASES, wrong, cures), Duration.ofSeconds(1))) {
            return new RepeatCheck(
                            TARGET,
                            new ControlChoice(open, TargetCaseWriter::new),
                            new VersionProbe(open, TargetCaseWriter::new))
                    .probablySame(finding.reduced(), symptom, List.of(finding));
        }
    }

    /** What switches off the optimizer, one of the remedies of the finding. */
    private static Set<String> cure() {
        return FakeTargets.of(List.of(), Set.of(), Set.of()).profile(TARGET).planVariations().stream()
                .filter(variation -> variation.name().equals("no optimizer"))
                .map(variation -> Set.copyOf(variation.set()))
                .findFirst()
                .orElseThrow();
    }
}
