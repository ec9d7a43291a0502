package io.panoptes.equivalence.problem;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.problem.Validator.Validation;
import io.panoptes.equivalence.problem.Verdict.Counterexample;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.schema.Schema;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ValidatorTest {
    private static final Schema SCHEMA = new Schema(List.of());
    private static final Relation QUERY = new Relation.Values(List.of(), List.of());
    private static final Problem PROBLEM = new Problem(SCHEMA, QUERY, QUERY, Semantics.BAG);
    private static final Counterexample COUNTEREXAMPLE = new Counterexample(
            new Database(SCHEMA, Map.of()), new Answer(List.of()), new Answer(List.of()), "concrete");

    @Test
    void theNextOneIsAskedOnlyWhereTheFirstCouldNotSay() {
        Validation confirmed = new Validation.Confirmed("first");
        Validation denied = new Validation.Denied("the same rows");
        Validation unknown = new Validation.Inconclusive("no such function");
        Validation other = new Validation.Confirmed("second");
        assertThat(twoValidators(confirmed, denied)).isEqualTo(confirmed);
        assertThat(twoValidators(denied, other)).isEqualTo(denied);
        assertThat(twoValidators(unknown, other)).isEqualTo(other);
        assertThat(twoValidators(unknown, denied)).isEqualTo(denied);
    }

    private static Validation twoValidators(Validation first, Validation second) {
        Validator validator = (problem, counterexample) -> first;
        return validator.orElse((problem, counterexample) -> second).validate(PROBLEM, COUNTEREXAMPLE);
    }
}
