package io.panoptes.equivalence.prover.rule.bag;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplacedColumnTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var t = rewriting.row(Rewriting.T);

    @Test
    void takesThePlaceWhereverTheColumnStands() {
        assertThat(ReplacedColumn.in(List.of(first(t), second(t), first(t)), first(t), number(7)))
                .containsExactly(number(7), second(t), number(7));
    }

    @Test
    void leavesTheColumnOfAnotherRow() {
        Var other = rewriting.row(Rewriting.T);
        assertThat(ReplacedColumn.in(List.of(first(other)), first(t), number(7)))
                .containsExactly(first(other));
    }
}
