package io.panoptes.equivalence.kernel.syntax;

import static io.panoptes.equivalence.kernel.Claims.and;
import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.exists;
import static io.panoptes.equivalence.kernel.Claims.greatest;
import static io.panoptes.equivalence.kernel.Claims.number;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.present;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.same;
import static io.panoptes.equivalence.kernel.Claims.summary;
import static io.panoptes.equivalence.kernel.Claims.total;
import static io.panoptes.equivalence.kernel.Claims.value;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FreeTest {
    private static final Var X = row(1, "t");
    private static final Var Y = row(2, "t");
    private static final Var N = number(3);

    @Test
    void inTheOrderInWhichTheyStand() {
        assertThat(Free.of(and(present(value(N)), same(column(Y, "a"), column(X, "a")), present(value(N)))))
                .containsExactly(N, Y, X);
        assertThat(Free.of(constant(1))).isEmpty();
    }

    @Test
    void withoutWhatAnyExpressionBinds() {
        var bound = product(over(X), same(column(X, "a"), column(Y, "a")), column(X, "b"));
        assertThat(Free.of(bound)).containsExactly(Y);
        assertThat(Free.of(exists(over(X), same(column(X, "a"), column(Y, "a")))))
                .containsExactly(Y);
        Stream.<Term>of(total(bound), greatest(bound), summary(bound))
                .forEach(term -> assertThat(Free.of(term)).as("%s", term).containsExactly(Y));
    }

    @Test
    void whatIsBoundInOnePlaceMayBeFreeInAnother() {
        assertThat(Free.of(and(exists(over(X), present(column(X, "a"))), present(column(X, "b")))))
                .containsExactly(X);
    }

    @Test
    void allPartsOfAChoice() {
        assertThat(Free.of(new Term.If(present(column(X, "a")), value(N), column(Y, "a"))))
                .containsExactly(X, N, Y);
        assertThat(Free.of(Formula.FALSE)).isEmpty();
    }
}
