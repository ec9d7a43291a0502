package io.panoptes.equivalence.refuter;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.problem.Answer;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Refutation;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Validator.Validation;
import io.panoptes.equivalence.problem.Verdict;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.equivalence.refuter.stage.Objection;
import io.panoptes.equivalence.refuter.stage.Review;
import io.panoptes.equivalence.refuter.stage.Stage;
import io.panoptes.equivalence.refuter.stage.Stage.Found;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

class RefuterTest {
    private static final Schema SCHEMA = new Schema(List.of());
    private static final Relation QUERY = new Relation.Values(List.of(), List.of());
    private static final Problem PROBLEM = new Problem(SCHEMA, QUERY, QUERY, Semantics.BAG);

    private record FakeStage(String name, BiFunction<Problem, Budget, Found> result) implements Stage {
        @Override
        public Found search(Problem problem, Budget budget) {
            return result.apply(problem, budget);
        }
    }

    private static Stage finding(String name) {
        return new FakeStage(name, (problem, budget) -> new Found.Difference(counterexample(name)));
    }

    private static Stage findingNothing(String name, int rows) {
        return new FakeStage(name, (problem, budget) -> new Found.Nothing("nothing", rows));
    }

    private static Counterexample counterexample(String stage) {
        Answer nothing = new Answer(List.of());
        return new Counterexample(new Database(SCHEMA, Map.of()), nothing, nothing, stage);
    }

    private static Refutation refute(Review review, Optional<Validator> validator, Stage... stages) {
        return new Refuter(List.of(stages), review, validator).refute(PROBLEM, Budget.of(Duration.ofSeconds(10)));
    }

    private static final Review PASSES = (problem, counterexample) -> Optional.empty();

    @Test
    void theFirstStageThatFindsWins() {
        assertThat(refute(PASSES, Optional.empty(), findingNothing("a", 0), finding("b"), finding("c"))
                        .verdict())
                .isEqualTo(new Verdict.Refuted(counterexample("b")));
    }

    @Test
    void unknownSaysWhyAndCarriesTheLargestBound() {
        Stage unsupported = new FakeStage("c", (problem, budget) -> {
            throw new Unsupported("FOO");
        });
        assertThat(refute(PASSES, Optional.empty(), findingNothing("a", 0), findingNothing("b", 3), unsupported)
                        .verdict())
                .isEqualTo(new Verdict.Unknown("a: nothing; b: nothing; c: not supported: FOO", 3));
    }

    @Test
    void aSpuriousOneIsKeptAndTheNextStageGoesOn() {
        Review review = (problem, counterexample) -> counterexample.stage().equals("a")
                ? Optional.of(new Objection("no difference", true))
                : Optional.empty();
        Refutation refutation = refute(review, Optional.empty(), finding("a"), finding("b"));
        assertThat(refutation.verdict()).isEqualTo(new Verdict.Refuted(counterexample("b")));
        assertThat(refutation.spurious())
                .containsExactly(new Refutation.Spurious(counterexample("a"), "no difference"));
    }

    @Test
    void theValidatorHasTheLastWord() {
        Validator denies = (problem, counterexample) -> new Validation.Denied("same on a DBMS");
        Refutation denied = refute(PASSES, Optional.of(denies), finding("a"));
        assertThat(denied.verdict()).isInstanceOf(Verdict.Unknown.class);
        assertThat(denied.spurious()).hasSize(1);
        Validator confirms = (problem, counterexample) -> new Validation.Confirmed("a DBMS");
        assertThat(refute(PASSES, Optional.of(confirms), finding("a")).validation())
                .contains(new Validation.Confirmed("a DBMS"));
    }

    @Test
    void aCancelledBudgetStartsNoStage() {
        Budget budget = Budget.of(Duration.ofSeconds(10));
        budget.atMost(Duration.ofSeconds(1)).cancel();
        Refutation refutation = new Refuter(List.of(finding("a")), PASSES, Optional.empty()).refute(PROBLEM, budget);
        assertThat(refutation.verdict()).isEqualTo(new Verdict.Unknown("out of time before a", 0));
    }
}
