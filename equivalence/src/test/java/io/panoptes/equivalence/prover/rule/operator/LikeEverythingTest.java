package io.panoptes.equivalence.prover.rule.operator;

import static io.panoptes.equivalence.prover.rule.operator.Calls.any;
import static io.panoptes.equivalence.prover.rule.operator.Calls.call;
import static io.panoptes.equivalence.prover.rule.operator.Calls.nothing;
import static io.panoptes.equivalence.prover.rule.operator.Calls.text;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LikeEverythingTest {
    private static final Term S = any(1, SqlType.TEXT);

    private static Optional<Term> like(Term... arguments) {
        return new LikeEverything().apply(call(Operator.LIKE, SqlType.BOOLEAN, arguments));
    }

    @Test
    void isTrueUnlessTheTextIsNull() {
        Term expected = Terms.when(Formulas.isNull(S), nothing(SqlType.BOOLEAN), Terms.truth(true));
        assertThat(like(S, text("%"))).contains(expected);
        assertThat(like(S, text("%%"))).contains(expected);
    }

    /** A number is made a text first, and an escape may make of the percent sign a letter. */
    @Test
    void saysNothingOfOtherPatternsValuesAndOperators() {
        for (String pattern : List.of("", "%a", "_%", "a")) {
            assertThat(like(S, text(pattern))).as(pattern).isEmpty();
        }
        assertThat(like(S, any(2, SqlType.TEXT))).isEmpty();
        assertThat(like(any(3, SqlType.INTEGER), text("%"))).isEmpty();
        assertThat(like(S, text("%"), text("%"))).isEmpty();
        assertThat(new LikeEverything().apply(call(Operator.EQUAL, SqlType.BOOLEAN, S, text("%"))))
                .isEmpty();
    }
}
