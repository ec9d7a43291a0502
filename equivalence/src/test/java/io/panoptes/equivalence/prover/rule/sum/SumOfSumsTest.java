package io.panoptes.equivalence.prover.rule.sum;

import static io.panoptes.equivalence.prover.rule.sum.Summing.apply;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class SumOfSumsTest {
    private final Summing sums = new Summing();

    private final SumRule rule = new SumOfSums(sums.rewriting.names);

    @Test
    void aSumOfSumsIsOverTheRowsOfBoth() {
        Var y = sums.rewriting.row(Rewriting.K);
        Term inner = new Term.Total(
                new Product(List.of(y), Formulas.same(Rewriting.first(y), sums.a), List.of(Rewriting.second(y))),
                SqlType.BIGINT);
        assertThat(apply(rule, sums.rows(Summing.times(sums.b, inner))))
                .contains("total{Σb0∈t,b1∈k [b0.a ≡ b1.id] ((b0.b * b1.x))}");
    }

    @Test
    void staysWhereTheSumDoesNotReferToTheRows() {
        assertThat(apply(rule, sums.rows(Summing.times(sums.b, sums.outside)))).isEmpty();
    }
}
