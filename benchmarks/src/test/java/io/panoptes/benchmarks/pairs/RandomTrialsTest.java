package io.panoptes.benchmarks.pairs;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.Front;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.Validator;
import io.panoptes.equivalence.problem.Validator.Validation;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import org.junit.jupiter.api.Test;

class RandomTrialsTest {
    private static final Problem SAME = problem("SELECT a FROM t WHERE a > 0", "SELECT a FROM t WHERE 0 < a");

    @Test
    void countsWhatADbmsAgreesTo() {
        Validator agrees = (problem, counterexample) -> new Validation.Denied("the same");
        RandomTrials trials = new RandomTrials(List.of(agrees, agrees));
        assertThat(trials.difference(SAME)).isEmpty();
        assertThat(trials.agreements()).isEqualTo(6);
    }

    @Test
    void tellsWhichDbmsGivesTwoAnswers() {
        RandomTrials trials = new RandomTrials(List.of((problem, counterexample) -> new Validation.Confirmed("dbms")));
        assertThat(trials.difference(SAME))
                .hasValueSatisfying(text -> assertThat(text).startsWith("two answers of dbms"));
    }

    @Test
    void whatCannotBeRunSaysNothing() {
        RandomTrials trials = new RandomTrials(List.of((problem, counterexample) -> new Validation.Inconclusive("no")));
        assertThat(trials.difference(SAME)).isEmpty();
        assertThat(trials.agreements()).isZero();
    }

    private static Problem problem(String left, String right) {
        Schema schema = SchemaReader.read(List.of("CREATE TABLE t (a INT)"));
        Front front = new Front(schema, ReadingProfile.STANDARD);
        return new Problem(schema, front.translate(left), front.translate(right), Semantics.BAG);
    }
}
