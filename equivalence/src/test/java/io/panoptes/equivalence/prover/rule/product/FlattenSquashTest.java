package io.panoptes.equivalence.prover.rule.product;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.exists;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.List;
import org.junit.jupiter.api.Test;

class FlattenSquashTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.K);
    private final Product nested = product(List.of(x), List.of(), exists(List.of(y), same(first(x), first(y))));

    @Test
    void firesWithinASquash() {
        assertThat(rewriting.withinSquash(new FlattenSquash(), nested)).contains("Σb0∈t,b1∈k [b0.a ≡ b1.id]");
    }

    @Test
    void staysWhereRowsAreCounted() {
        assertThat(rewriting.within(new FlattenSquash(), nested)).isEmpty();
    }
}
