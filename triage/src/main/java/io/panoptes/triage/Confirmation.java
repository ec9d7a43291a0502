package io.panoptes.triage;

import io.panoptes.dbms.Outcome.Rows;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.triage.comparison.AnswerComparison;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.comparison.CaseRunner;
import io.panoptes.triage.reduction.editable.CaseWriter;
import io.panoptes.triage.reduction.editable.EditableCase;
import io.panoptes.triage.symptom.Judgement;
import io.panoptes.triage.symptom.Symptom;
import io.panoptes.triage.symptom.WrongResult;
import java.util.Optional;

/**
 * Runs a suspect again, twice, each time on a fresh database. What did not end gets more time at last: a plan for far more rows than
 * there are may take a while on none at all, and ends.
 */
sealed interface Confirmation {
    /** How many times the usual limit a query must outlast to be said not to end. */
    int PATIENCE = 5;

    /**
     * It showed again, the same way both times.
     *
     * @param symptom of the run
     */
    record Confirmed(CaseRun run, Symptom symptom) implements Confirmation {}

    record Refused(String reason) implements Confirmation {}

    static Confirmation of(EditableCase edited, CaseWriter writer, CaseRunner runner, Symptom seen) {
        CaseRun first = runner.runFresh(writer.write(edited), edited.semantics());
        if (!seen.isSameManner(first.judgement())) {
            return new Refused("did not show again on a fresh instance: " + words(first.judgement()));
        }
        CaseRunner again = seen.mayBeSlowness() ? runner.patient(PATIENCE) : runner;
        CaseRun second = again.runFresh(writer.write(edited), edited.semantics());
        if (!seen.isSameManner(second.judgement())) {
            return new Refused("did not show a third time on a fresh instance: " + words(second.judgement()));
        }
        return unstable(first, second)
                .<Confirmation>map(side -> new Refused("the %s query answers differently each time".formatted(side)))
                .orElseGet(() -> new Confirmed(first, first.symptom().orElseThrow()));
    }

    /** A query that gives another bag of rows each time is not deterministic, and no bug. */
    private static Optional<String> unstable(CaseRun first, CaseRun second) {
        if (changed(first.left(), second.left())) {
            return Optional.of("left");
        }
        return changed(first.right(), second.right()) ? Optional.of("right") : Optional.empty();
    }

    private static boolean changed(Object first, Object second) {
        return first instanceof Rows once
                && second instanceof Rows again
                && AnswerComparison.compare(once, again, Semantics.BAG) instanceof WrongResult;
    }

    private static String words(Judgement judgement) {
        return switch (judgement) {
            case Judgement.Agrees ignored -> "the answers agree";
            case Judgement.Inconclusive said -> said.message();
            case Symptom other ->
                other.output()
                        .flatMap(output -> output.lines().findFirst())
                        .orElse("the answers differ in another way");
        };
    }
}
