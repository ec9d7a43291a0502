package io.panoptes.campaign;

import io.panoptes.dbms.Explain;
import io.panoptes.dbms.Outcome;
import io.panoptes.instantiation.choice.OracleFeedback;
import io.panoptes.instantiation.guidance.CoverageFeedback;
import io.panoptes.triage.comparison.CaseRun;
import io.panoptes.triage.symptom.Judgement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells what a case showed to those who learn from it: its plans, the code it reached, whether it was suspicious. */
final class CaseLessons {
    /** One case in N is also asked for its plans. */
    private static final int EXPLAIN_EVERY = 16;

    private final OracleFeedback feedback;
    private final Optional<CoverageFeedback> coverage;
    private final Optional<Explain> explain;
    private final CampaignCounters counters;

    /** @param explain empty where nobody wants to know of plans */
    CaseLessons(
            OracleFeedback feedback,
            Optional<CoverageFeedback> coverage,
            Optional<Explain> explain,
            CampaignCounters counters) {
        this.feedback = feedback;
        this.coverage = coverage;
        this.explain = explain;
        this.counters = counters;
    }

    /** Statements to run behind the case. */
    List<String> questions(PreparedCase prepared) {
        if (explain.isEmpty() || prepared.testCase().index() % EXPLAIN_EVERY != 0) {
            return List.of();
        }
        var questions = new ArrayList<>(
                explain.get().statements(prepared.concrete().left().sql()));
        questions.addAll(explain.get().statements(prepared.concrete().right().sql()));
        return questions;
    }

    /** The state of this case was made. */
    void entered(PreparedCase first, long nanos) {
        coverage.ifPresent(
                told -> told.entered(first.testCase(), first.concrete().setup().size(), nanos));
    }

    void ran(PreparedCase prepared, CaseRun run) {
        long index = prepared.testCase().index();
        feedback.ran(index, prepared.testCase().oracle().id(), run.symptom().isPresent());
        coverage.ifPresent(told -> told.ran(
                prepared.testCase(), run.coverage(), run.nanos(), run.symptom().isPresent()));
        feedback.answered(index, run.judgement().isValid());
        if (run.judgement() instanceof Judgement.Inconclusive) {
            feedback.inconclusive(index);
        }
    }

    /** The answers to {@link #questions}. */
    void explained(PreparedCase prepared, List<Outcome> answers) {
        explain.filter(ignored -> !answers.isEmpty()).ifPresent(reader -> {
            int left = reader.statements(prepared.concrete().left().sql()).size();
            for (List<Outcome> one : List.of(answers.subList(0, left), answers.subList(left, answers.size()))) {
                reader.read(one).ifPresent(plan -> {
                    counters.planned(plan.shape());
                    feedback.planned(
                            prepared.testCase().index(),
                            prepared.testCase().oracle().id(),
                            plan.shape());
                });
            }
        });
    }
}
