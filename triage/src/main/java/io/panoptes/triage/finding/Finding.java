package io.panoptes.triage.finding;

import io.panoptes.dbms.Target;
import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.reduction.judge.WrongSides;
import io.panoptes.triage.symptom.Judgement;
import java.util.List;
import java.util.Optional;

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
 */
public record Finding(
        int format,
        String id,
        String title,
        Kind kind,
        Target target,
        TestCase original,
        EditableCase reduced,
        Statements statements,
        Judgement judgement,
        Answer left,
        Answer right,
        Optional<WrongSides> wrong,
        Optional<String> leftPlan,
        Optional<String> rightPlan,
        List<Check> checks,
        VersionTable versions,
        Expected expected,
        Optional<Upstream> upstream,
        Signature signature) {
    /**
     * Raised when the JSON changes in a way that an older reader would misread. 2 may lack the test case, and has {@link
     * #expected}.
     */
    public static final int FORMAT = 2;

    public Finding {
        checks = List.copyOf(checks);
    }

    public enum Kind {
        LOGIC_BUG,
        INTERNAL_ERROR,
        CRASH,
        HANG;

        public static Kind of(Judgement judgement) {
            return judgement instanceof Judgement.Broken broken
                    ? switch (broken.failure()) {
                        case INTERNAL_ERROR -> INTERNAL_ERROR;
                        case CRASH -> CRASH;
                        case HANG -> HANG;
                    }
                    : LOGIC_BUG;
        }
    }

    /** Whether a statement of the setup breaks the DBMS, so that the queries say nothing. */
    public boolean breaksInSetup() {
        return judgement instanceof Judgement.Broken broken && broken.place() == Judgement.Place.SETUP;
    }

    public Finding withVersions(VersionTable changed) {
        return new Finding(
                format,
                id,
                title,
                kind,
                target,
                original,
                reduced,
                statements,
                judgement,
                left,
                right,
                wrong,
                leftPlan,
                rightPlan,
                checks,
                changed,
                expected,
                upstream,
                signature);
    }

    public Finding withChecks(List<Check> changed) {
        return new Finding(
                format,
                id,
                title,
                kind,
                target,
                original,
                reduced,
                statements,
                judgement,
                left,
                right,
                wrong,
                leftPlan,
                rightPlan,
                changed,
                versions,
                expected,
                upstream,
                signature);
    }
}
