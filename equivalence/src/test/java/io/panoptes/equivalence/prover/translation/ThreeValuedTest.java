package io.panoptes.equivalence.prover.translation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThreeValuedTest {
    private static final ThreeValued TRUE = ThreeValued.TRUE;
    private static final ThreeValued FALSE = TRUE.not();
    private static final ThreeValued UNKNOWN = ThreeValued.equal(Terms.nothing(SqlType.INTEGER), Terms.constant(1));

    @Test
    void nullEqualsNothing() {
        Term nothing = Terms.nothing(SqlType.INTEGER);
        assertThat(ThreeValued.equal(nothing, nothing)).isEqualTo(new ThreeValued(Formula.FALSE, Formula.FALSE));
        assertThat(ThreeValued.less(nothing, Terms.constant(1))).isEqualTo(UNKNOWN);
    }

    @Test
    void falseDecidesAnd() {
        assertThat(ThreeValued.and(List.of(UNKNOWN, FALSE))).isEqualTo(FALSE);
        assertThat(ThreeValued.and(List.of(UNKNOWN, TRUE))).isEqualTo(UNKNOWN);
    }

    @Test
    void trueDecidesOr() {
        assertThat(ThreeValued.or(List.of(UNKNOWN, TRUE))).isEqualTo(TRUE);
        assertThat(ThreeValued.or(List.of(UNKNOWN, FALSE))).isEqualTo(UNKNOWN);
    }

    @Test
    void notOfNullIsNull() {
        assertThat(UNKNOWN.not()).isEqualTo(UNKNOWN);
        assertThat(Terms.isNull(UNKNOWN.term())).isTrue();
    }

    @Test
    void aFormulaIsNeverNull() {
        assertThat(ThreeValued.of(Formula.FALSE)).isEqualTo(FALSE);
        assertThat(FALSE.term()).isEqualTo(Terms.truth(false));
    }
}
