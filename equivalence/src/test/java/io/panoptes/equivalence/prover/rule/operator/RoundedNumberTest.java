package io.panoptes.equivalence.prover.rule.operator;

import static io.panoptes.equivalence.prover.rule.operator.Calls.CENTS;
import static io.panoptes.equivalence.prover.rule.operator.Calls.any;
import static io.panoptes.equivalence.prover.rule.operator.Calls.call;
import static io.panoptes.equivalence.prover.rule.operator.Calls.nothing;
import static io.panoptes.equivalence.prover.rule.operator.Calls.whole;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundedNumberTest {
    private static final Term N = any(1, SqlType.INTEGER);
    private static final Term X = any(2, CENTS);
    private static final Term Y = any(3, CENTS);

    private final RoundedNumber rule = new RoundedNumber(new UnknownFunctions(new Calls().all));

    private Term round(Term... arguments) {
        return rule.apply(call(Operator.ROUND, CENTS, arguments)).orElseThrow();
    }

    @Test
    void aWholeNumberStaysWithDigitsFromZeroOn() {
        assertThat(round(N)).isEqualTo(N);
        assertThat(round(N, whole(0))).isEqualTo(N);
        assertThat(round(N, whole(2))).isEqualTo(N);
        assertThat(round(nothing(SqlType.NULL), whole(2))).isEqualTo(nothing(SqlType.NULL));
    }

    /** ROUND(15, -1) is 20. */
    @Test
    void aWholeNumberIsRoundedToTens() {
        assertThat(round(N, whole(-1))).isInstanceOf(Term.Unknown.class);
        assertThat(round(N, any(4, SqlType.INTEGER))).isInstanceOf(Term.Unknown.class);
    }

    @Test
    void withoutDigitsThereAreNone() {
        assertThat(round(X)).isEqualTo(round(X, Terms.constant(0)));
        assertThat(((Term.Unknown) round(X)).arguments()).isEqualTo(List.of(X, Terms.constant(0)));
        assertThat(round(X)).isNotEqualTo(round(X, whole(1)));
    }

    @Test
    void aChoiceIsRoundedInItsBranches() {
        Formula condition = Formulas.isNull(N);
        assertThat(round(new Term.If(condition, X, Y), whole(1)))
                .isEqualTo(new Term.If(condition, round(X, whole(1)), round(Y, whole(1))));
    }

    @Test
    void saysNothingOfOtherOperators() {
        assertThat(rule.apply(call(Operator.FLOOR, CENTS, X))).isEmpty();
    }
}
