package io.panoptes.equivalence.prover.rule.term;

import static io.panoptes.equivalence.prover.rule.ExtremumFixture.greatest;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.exists;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Text;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ExtremumOverRowsTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var k = rewriting.value(SqlType.INTEGER);
    private final Var y = rewriting.row(Rewriting.T);

    @Test
    void firesWhereARowGivesTheValue() {
        Product values =
                product(List.of(k), List.of(Terms.variable(k)), exists(List.of(y), same(Terms.variable(k), first(y))));
        assertThat(apply(greatest(values))).contains("max{Σb0∈WHOLE,b1∈t [b0 ≡ b1.a] (b0)}");
    }

    @Test
    void staysWhereTheRowOnlyBoundsTheValue() {
        Product values = product(
                List.of(k), List.of(Terms.variable(k)), exists(List.of(y), Formulas.less(Terms.variable(k), first(y))));
        assertThat(apply(greatest(values))).isEmpty();
    }

    private Optional<String> apply(Term term) {
        return new ExtremumOverRows(rewriting.names).apply(term, List.of()).map(Text::of);
    }
}
