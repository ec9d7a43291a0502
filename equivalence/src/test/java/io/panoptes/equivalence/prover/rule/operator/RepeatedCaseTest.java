package io.panoptes.equivalence.prover.rule.operator;

import static io.panoptes.equivalence.prover.rule.operator.Calls.any;
import static io.panoptes.equivalence.prover.rule.operator.Calls.call;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class RepeatedCaseTest {
    private static final Term S = any(1, SqlType.TEXT);

    private final UnknownFunctions functions = new UnknownFunctions(new Calls().all);
    private final RepeatedCase rule = new RepeatedCase(functions);

    private Term term(Operator operator, Term argument) {
        return rule.apply(call(operator, SqlType.TEXT, argument)).orElseThrow();
    }

    @Test
    void twiceIsOnce() {
        for (Operator operator : List.of(Operator.UPPER, Operator.LOWER)) {
            Term once = term(operator, S);
            assertThat(once).isEqualTo(functions.of(call(operator, SqlType.TEXT, S)));
            assertThat(term(operator, once)).isEqualTo(once);
        }
    }

    /** Some letters have no pair: LOWER of an upper sharp s is two letters. */
    @Test
    void oneInTheOtherStays() {
        Term upper = term(Operator.UPPER, S);
        assertThat(term(Operator.LOWER, upper)).isEqualTo(functions.of(call(Operator.LOWER, SqlType.TEXT, upper)));
    }

    @Test
    void saysNothingOfOtherOperators() {
        assertThat(rule.apply(call(Operator.TRIM, SqlType.TEXT, S))).isEmpty();
    }
}
