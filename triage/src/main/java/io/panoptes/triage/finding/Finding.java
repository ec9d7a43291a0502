package io.panoptes.triage.finding;

import io.panoptes.dbms.Target;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.triage.provenance.Provenance;
import io.panoptes.triage.reduction.editable.ConstantRows;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.judge.WrongSides;
import io.panoptes.triage.symptom.Place;
import io.panoptes.triage.symptom.Symptom;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A test case that disagreed, crashed, hung or raised an internal error, reduced and triaged.
 *
 * @param format of this record in JSON
 * @param original the test case as the campaign ran it
 * @param reduced what is left of it
 * @param statements the reduced case as the target reads it
 * @param wrong which side is wrong, where a control could say so
 * @param leftPlan how the target plans the left query, where it says so
 * @param checks what was done before this was called a finding
 * @param expected what newer releases and builds are expected to do
 * @param upstream what the makers of the DBMS know of it, where somebody has searched
 * @param provenance what the campaign ran with; empty in findings of older versions
 */
public record Finding(
        int format,
        String id,
        String title,
        Target target,
        TestCase original,
        EditableCase reduced,
        Statements statements,
        Symptom symptom,
        QueryResult left,
        QueryResult right,
        Optional<WrongSides> wrong,
        Optional<String> leftPlan,
        Optional<String> rightPlan,
        List<Check> checks,
        VersionTable versions,
        Expected expected,
        Optional<Upstream> upstream,
        Signature signature,
        Optional<Provenance> provenance)
        implements Bug {
    /**
     * Raised when the JSON changes in a way that an older reader would misread. {@link FindingFormats}
     * reads the older ones.
     */
    public static final int FORMAT = 3;

    public Finding {
        checks = List.copyOf(checks);
    }

    @Override
    public String seenOn() {
        return VersionTable.nameOf(target);
    }

    @Override
    public String oracleId() {
        return original.oracle().id();
    }

    @Override
    public Set<String> constructs() {
        return SqlConstructs.ofWrong(statements, wrong);
    }

    /** The side that is wrong, where the other is nothing but the rows that it must give. */
    public Optional<Place> onlyQuery() {
        return wrong.flatMap(WrongSides::one).filter(place -> {
            var other = place == Place.LEFT ? reduced.right() : reduced.left();
            return other.changes().isEmpty() && ConstantRows.is(other.query());
        });
    }

    public Finding withId(String changed) {
        return new Finding(
                format,
                changed,
                title,
                target,
                original,
                reduced,
                statements,
                symptom,
                left,
                right,
                wrong,
                leftPlan,
                rightPlan,
                checks,
                versions,
                expected,
                upstream,
                signature,
                provenance);
    }

    public Finding withVersions(VersionTable changed) {
        return new Finding(
                format,
                id,
                title,
                target,
                original,
                reduced,
                statements,
                symptom,
                left,
                right,
                wrong,
                leftPlan,
                rightPlan,
                checks,
                changed,
                expected,
                upstream,
                signature,
                provenance);
    }

    public Finding withChecks(List<Check> changed) {
        return new Finding(
                format,
                id,
                title,
                target,
                original,
                reduced,
                statements,
                symptom,
                left,
                right,
                wrong,
                leftPlan,
                rightPlan,
                changed,
                versions,
                expected,
                upstream,
                signature,
                provenance);
    }
}
