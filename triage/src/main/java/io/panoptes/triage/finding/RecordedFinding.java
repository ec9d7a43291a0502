package io.panoptes.triage.finding;

import io.panoptes.dbms.Target;
import io.panoptes.dbms.Version;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.triage.finding.VersionResult.Shows;
import io.panoptes.triage.provenance.Provenance;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.judge.WrongSides;
import io.panoptes.triage.symptom.Symptom;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The part of {@code finding.json} that is needed to run a finding again. A campaign writes all of a {@link Finding};
 * what a person writes by hand has no test case and no oracle, and ends here.
 *
 * @param statements as the target reads them
 * @param semantics how the two answers are compared; as bags if absent
 * @param symptom how it shows on the target
 * @param expected open if absent
 * @param elsewhere the releases of other DBMSs that were tried, by the name of the DBMS
 * @param reduced the same statements in a form that can be written for other DBMSs
 * @param provenance what the campaign ran with
 */
public record RecordedFinding(
        int format,
        String id,
        String title,
        Target target,
        Statements statements,
        Optional<Semantics> semantics,
        Symptom symptom,
        QueryResult left,
        QueryResult right,
        Optional<WrongSides> wrong,
        VersionTable versions,
        Map<String, VersionTable> elsewhere,
        Optional<Expected> expected,
        Optional<Upstream> upstream,
        Optional<EditableCase> reduced,
        Optional<Provenance> provenance) {
    public RecordedFinding {
        elsewhere = Map.copyOf(elsewhere);
    }

    /** What a campaign found. */
    public static RecordedFinding of(Finding finding) {
        return new RecordedFinding(
                finding.format(),
                finding.id(),
                finding.title(),
                finding.target(),
                finding.statements(),
                Optional.of(finding.reduced().semantics()),
                finding.symptom(),
                finding.left(),
                finding.right(),
                finding.wrong(),
                finding.versions(),
                Map.of(),
                Optional.of(finding.expected()),
                finding.upstream(),
                Optional.of(finding.reduced()),
                finding.provenance());
    }

    /** How the two answers are compared. */
    public Semantics comparison() {
        return semantics.or(() -> reduced.map(EditableCase::semantics)).orElse(Semantics.BAG);
    }

    /** What the wrong query and its setup are made of, by their text. */
    public Set<String> constructs() {
        return SqlConstructs.ofWrong(statements, wrong);
    }

    public boolean isOpen() {
        return expected.orElse(Expected.OPEN) == Expected.OPEN;
    }

    /**
     * Whether it is expected to show there: what was seen on a release that was tried, otherwise what {@link #expected}
     * says of newer ones. Empty between and before the releases that were tried, and on other DBMSs.
     */
    public Optional<Boolean> expectedOn(Target other) {
        boolean release = other.jar().isEmpty()
                && other.address().isEmpty()
                && other.image().isEmpty();
        boolean own = other.dbms().equals(target.dbms());
        VersionTable tried = own ? versions : elsewhere.getOrDefault(other.dbms(), VersionTable.NOT_TRIED);
        Optional<Shows> seen = release ? tried.on(other.version()) : Optional.empty();
        if (seen.isPresent()) {
            return seen.filter(shows -> shows != Shows.NOT_APPLICABLE).map(shows -> shows == Shows.YES);
        }
        if (release && other.equals(target)) {
            return Optional.of(true);
        }
        return own && isNewerThanAllThatShow(new Version(other.version())) ? Optional.of(isOpen()) : Optional.empty();
    }

    private boolean isNewerThanAllThatShow(Version version) {
        return version.compareTo(new Version(target.version())) >= 0
                && versions.results().stream()
                        .filter(result -> result.shows() == Shows.YES)
                        .allMatch(result -> version.isAtLeast(result.version()));
    }
}
