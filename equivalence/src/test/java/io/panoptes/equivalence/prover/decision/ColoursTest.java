package io.panoptes.equivalence.prover.decision;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import java.util.List;
import org.junit.jupiter.api.Test;

class ColoursTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var a = rewriting.row(Rewriting.T);
    private final Var b = rewriting.row(Rewriting.T);
    private final Var c = rewriting.row(Rewriting.T);
    private final Var x = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.T);
    private final Var z = rewriting.row(Rewriting.T);

    @Test
    void theRowWithTheSameConditionComesFirst() {
        Product left = product(List.of(a, b), List.of(), same(first(a), number(1)), same(first(b), number(2)));
        Product right = product(List.of(x, y), List.of(), same(first(x), number(2)), same(first(y), number(1)));
        assertThat(new Colours(left, right).sameFirst(a, List.of(x, y))).containsExactly(y, x);
        assertThat(new Colours(left, right).sameFirst(b, List.of(x, y))).containsExactly(x, y);
    }

    /** A chain: what is at its end is told by its neighbour's neighbour. */
    @Test
    void neighboursAreToldApartByTheirs() {
        Product left = product(
                List.of(a, b, c),
                List.of(),
                same(first(a), second(b)),
                same(first(b), second(c)),
                same(first(c), number(1)));
        Product right = product(
                List.of(x, y, z),
                List.of(),
                same(first(z), second(y)),
                same(first(y), second(x)),
                same(first(x), number(1)));
        Colours colours = new Colours(left, right);
        assertThat(colours.sameFirst(a, List.of(x, y, z)).getFirst()).isEqualTo(z);
        assertThat(colours.sameFirst(b, List.of(x, y, z)).getFirst()).isEqualTo(y);
        assertThat(colours.sameFirst(c, List.of(z, y, x)).getFirst()).isEqualTo(x);
    }

    @Test
    void rowsOfOneColourKeepTheirOrder() {
        Product left = product(List.of(a), List.of());
        Product right = product(List.of(x, y), List.of());
        assertThat(new Colours(left, right).sameFirst(a, List.of(y, x))).containsExactly(y, x);
    }
}
