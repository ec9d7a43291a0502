package io.panoptes.equivalence.prover.rule.sum;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class FactorsTest {
    private final Summing sums = new Summing();

    @Test
    void tellsWhatIsTheSameForAllRows() {
        Factors factors = of(Summing.times(sums.a, Summing.times(sums.free, sums.b)));
        assertThat(factors.outside()).containsExactly(sums.free);
        assertThat(factors.inside()).containsExactly(sums.a, sums.b);
    }

    @Test
    void leavesOutOne() {
        assertThat(of(Summing.times(Terms.constant(1), sums.a)).inside()).containsExactly(sums.a);
        assertThat(of(Summing.times(Terms.constant(2), sums.a)).outside()).containsExactly(Terms.constant(2));
    }

    @Test
    void aSumIsOneFactor() {
        Term sum = Summing.plus(sums.a, sums.b);
        assertThat(Factors.of(sum)).containsExactly(sum);
    }

    /** A sum over no rows is 0, also where the factor is NULL. */
    @Test
    void aFactorOutsideMayBeNull() {
        Factors factors = of(Summing.times(sums.free, sums.a));
        assertThat(Text.of(factors.timesOutside(sums.outside, SqlType.BIGINT)))
                .isEqualTo("if(¬null(v99); (v99 * total{Σb0∈k (1)}); 0)");
    }

    @Test
    void addsNothingToNothing() {
        assertThat(Factors.plus(Terms.constant(0), sums.a, SqlType.BIGINT)).isEqualTo(sums.a);
        assertThat(Factors.plus(sums.a, Terms.constant(0), SqlType.BIGINT)).isEqualTo(sums.a);
        assertThat(Factors.plus(sums.a, sums.b, SqlType.BIGINT)).isEqualTo(Summing.plus(sums.a, sums.b));
    }

    @Test
    void noFactorsAreOne() {
        assertThat(Terms.isNumber(Factors.product(List.of(), SqlType.BIGINT), 1))
                .isTrue();
    }

    private Factors of(Term head) {
        return Factors.of(new Sum(sums.rows(head), SqlType.BIGINT, List.of(), List.of()));
    }
}
