package io.panoptes.equivalence.refuter;

import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Refutation;
import io.panoptes.equivalence.problem.Refutation.Spurious;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Validator.Validation;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.refuter.stage.Objection;
import io.panoptes.equivalence.refuter.stage.Review;
import io.panoptes.equivalence.refuter.stage.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Runs the stages in order, cheapest first, until one finds a difference that stands.
 *
 * <p>A difference stands when the review lets it pass and the validator, where there is one, does not deny it. One that
 * falls is kept as a bug of the engine, and the next stage goes on.
 */
public final class Refuter {
    private final List<Stage> stages;
    private final Review review;
    private final Optional<Validator> validator;

    public Refuter(List<Stage> stages, Review review, Optional<Validator> validator) {
        this.stages = List.copyOf(stages);
        this.review = review;
        this.validator = validator;
    }

    public Refutation refute(Problem problem, Budget budget) {
        List<Spurious> spurious = new ArrayList<>();
        List<String> reasons = new ArrayList<>();
        int rowBound = 0;
        for (Stage stage : stages) {
            if (budget.isOver()) {
                reasons.add("out of time before " + stage.name());
                break;
            }
            switch (search(stage, problem, budget)) {
                case Stage.Found.Nothing(String reason, int rows) -> {
                    reasons.add(stage.name() + ": " + reason);
                    rowBound = Math.max(rowBound, rows);
                }
                case Stage.Found.Difference(Counterexample counterexample) -> {
                    Optional<Objection> reviewed = review.objection(problem, counterexample);
                    Optional<Validation> validation = reviewed.isPresent()
                            ? Optional.empty()
                            : validator.map(v -> v.validate(problem, counterexample));
                    Optional<Objection> objection = reviewed.or(() -> validation.flatMap(Refuter::denial));
                    if (objection.isEmpty()) {
                        return new Refutation(new Verdict.Refuted(counterexample), validation, spurious);
                    }
                    if (objection.get().isBug()) {
                        spurious.add(
                                new Spurious(counterexample, objection.get().reason()));
                    }
                    reasons.add(stage.name() + ": a difference that does not stand, "
                            + objection.get().reason());
                }
            }
        }
        return new Refutation(new Verdict.Unknown(String.join("; ", reasons), rowBound), Optional.empty(), spurious);
    }

    private static Stage.Found search(Stage stage, Problem problem, Budget budget) {
        try {
            return stage.search(problem, budget);
        } catch (Unsupported e) {
            return new Stage.Found.Nothing(String.valueOf(e.getMessage()), 0);
        }
    }

    private static Optional<Objection> denial(Validation validation) {
        return switch (validation) {
            case Validation.Denied(String reason) -> Optional.of(new Objection(reason, true));
            case Validation.Confirmed ignored -> Optional.empty();
            case Validation.Inconclusive ignored -> Optional.empty();
        };
    }
}
