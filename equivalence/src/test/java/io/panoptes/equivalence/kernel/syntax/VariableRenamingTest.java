package io.panoptes.equivalence.kernel.syntax;

import static io.panoptes.equivalence.kernel.Claims.and;
import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.exists;
import static io.panoptes.equivalence.kernel.Claims.less;
import static io.panoptes.equivalence.kernel.Claims.not;
import static io.panoptes.equivalence.kernel.Claims.number;
import static io.panoptes.equivalence.kernel.Claims.or;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static io.panoptes.equivalence.kernel.Claims.same;
import static io.panoptes.equivalence.kernel.Claims.total;
import static io.panoptes.equivalence.kernel.Claims.value;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.List;
import org.junit.jupiter.api.Test;

class VariableRenamingTest {
    private static final Var X = row(1, "t");
    private static final Var Y = row(2, "t");
    private static final Var N = number(3);
    private static final Var M = number(4);

    private final VariableRenaming none = VariableRenaming.none(new Fresh());

    @Test
    void putsRowsForRowsAndTermsForValues() {
        VariableRenaming renaming = none.and(X, Y).and(N, constant(7));
        Formula before = or(not(less(column(X, "a"), value(N))), new Formula.IsNull(column(Y, "b")));
        assertThat(renaming.apply(before))
                .isEqualTo(or(not(less(column(Y, "a"), constant(7))), new Formula.IsNull(column(Y, "b"))));
    }

    @Test
    void aVariableMayStandForAValueOfAnother() {
        assertThat(none.and(N, M).apply(value(N))).isEqualTo(value(M));
    }

    @Test
    void noTermStandsForARow() {
        assertThatThrownBy(() -> none.and(X, constant(1))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatIsBoundOnTheWayGetsAVariableOfItsOwn() {
        Formula.Exists renamed = (Formula.Exists) none.apply(exists(over(X), same(column(X, "a"), column(Y, "a"))));
        Var own = renamed.product().vars().getFirst();
        assertThat(own).isNotIn(X, Y);
        assertThat(own.source()).isEqualTo(X.source());
        assertThat(renamed.product().condition()).isEqualTo(same(column(own, "a"), column(Y, "a")));
    }

    /** {@code y -> x} below a product that binds x: the x that comes in is the outer one. */
    @Test
    void nothingThatComesInIsCaught() {
        Term before = total(product(over(X), same(column(X, "a"), column(Y, "a")), column(Y, "b")));
        Product after = ((Term.Total) none.and(Y, X).apply(before)).product();
        Var own = after.vars().getFirst();
        assertThat(own).isNotEqualTo(X);
        assertThat(after.condition()).isEqualTo(same(column(own, "a"), column(X, "a")));
        assertThat(after.head()).isEqualTo(List.of(column(X, "b")));
    }

    /** {@code x -> y} does not reach the x that a product binds itself. */
    @Test
    void whatIsBoundIsNotRenamed() {
        Product before = product(over(X), less(column(X, "a"), column(Y, "a")));
        assertThat(Free.of(none.and(X, row(9, "p")).apply(before))).containsExactly(Y);
    }

    @Test
    void aProductIsReadOverGivenVariables() {
        Var z = row(5, "t");
        Product before = product(over(X, N), and(same(value(N), column(X, "a"))), value(N));
        assertThat(none.over(before, List.of(z, M)))
                .isEqualTo(product(over(z, M), and(same(value(M), column(z, "a"))), value(M)));
    }

    @Test
    void newVariablesAreTheKernelsOwn() {
        Fresh fresh = new Fresh();
        Var first = fresh.var(X.source());
        Var second = fresh.var(new Source.AnyValue(io.panoptes.sql.type.SqlType.INTEGER));
        assertThat(List.of(first.id(), second.id())).containsExactly(-1, -2);
    }
}
