package io.panoptes.equivalence.prover.rule.sum;

import static io.panoptes.equivalence.prover.rule.sum.Summing.apply;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import org.junit.jupiter.api.Test;

class EmptySumTest {
    private final Summing sums = new Summing();

    @Test
    void noRowsAddUpToZero() {
        assertThat(apply(new EmptySum(), sums.rows(sums.a, Formula.FALSE))).contains("0");
        assertThat(apply(new EmptySum(), sums.rows(Terms.nothing(SqlType.BIGINT))))
                .contains("0");
    }

    @Test
    void staysWhereThereMayBeRows() {
        assertThat(apply(new EmptySum(), sums.rows(sums.a, Formulas.notNull(sums.a))))
                .isEmpty();
    }
}
