package io.panoptes.equivalence.prover.rule.product;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.List;
import org.junit.jupiter.api.Test;

class MergeRowsTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.K);
    private final Var y = rewriting.row(Rewriting.K);

    @Test
    void firesOnThePrimaryKey() {
        assertThat(rewriting.within(
                        new MergeRows(),
                        product(List.of(x, y), List.of(second(x), second(y)), same(first(x), first(y)))))
                .contains("Σb0∈k (b0.x, b0.x)");
    }

    @Test
    void firesWithARowFromAround() {
        assertThat(rewriting.within(new MergeRows(), product(List.of(y), List.of(second(y)), same(first(x), first(y)))))
                .contains("(v1.x)");
    }

    @Test
    void firesOnAUniqueKeyThatIsNotNull() {
        assertThat(rewriting.within(
                        new MergeRows(),
                        product(
                                List.of(x, y),
                                List.of(first(y)),
                                same(second(x), second(y)),
                                Formulas.notNull(second(x)))))
                .contains("Σb0∈k [¬null(b0.x)] (b0.id)");
    }

    @Test
    void staysOnAUniqueKeyThatMayBeNull() {
        assertThat(rewriting.within(
                        new MergeRows(), product(List.of(x, y), List.of(first(y)), same(second(x), second(y)))))
                .isEmpty();
    }

    @Test
    void staysWithoutAKey() {
        Var s = rewriting.row(Rewriting.T);
        Var t = rewriting.row(Rewriting.T);
        assertThat(rewriting.within(
                        new MergeRows(),
                        product(List.of(s, t), List.of(), same(first(s), first(t)), same(second(s), second(t)))))
                .isEmpty();
    }
}
