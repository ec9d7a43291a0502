package io.panoptes.equivalence.prover.expression;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SubstitutionTest {
    private static final Source ANY = new Source.AnyValue(SqlType.BIGINT);
    private static final Source ROWS = new Source.Unknown("limit", List.of(), List.of(SqlType.BIGINT, SqlType.BIGINT));
    private static final Var FIRST = new Var(1, ANY);
    private static final Var SECOND = new Var(2, ANY);
    private static final Var THIRD = new Var(3, ANY);
    private static final Term X = Terms.variable(FIRST);
    private static final Term Y = Terms.variable(SECOND);
    private static final Term Z = Terms.variable(THIRD);
    private final FreshVariables names = new FreshVariables(100);

    @Test
    void replacesAFreeVariableAndNoOther() {
        assertThat(Substitution.value(names, FIRST, Y).apply(new Formula.Less(X, Z)))
                .isEqualTo(new Formula.Less(Y, Z));
    }

    /** {@code [x < y] with y -> x} below {@code Σ x} must not become {@code [x < x]}. */
    @Test
    void renamesABoundVariableThatWouldCatchWhatComesIn() {
        Product product = new Product(List.of(FIRST), new Formula.Less(X, Y), List.of(X));
        Product result = Substitution.value(names, SECOND, X).apply(product);
        assertThat(result.vars()).hasSize(1).doesNotContain(FIRST);
        Term renamed = Terms.variable(result.vars().getFirst());
        assertThat(result.condition()).isEqualTo(new Formula.Less(renamed, X));
        assertThat(result.head()).containsExactly(renamed);
    }

    @Test
    void leavesABoundVariableOfTheSameNumberAlone() {
        Product product = new Product(List.of(FIRST), new Formula.Less(X, Y), List.of(X));
        Product result = Substitution.value(names, FIRST, Z).apply(product);
        Term renamed = Terms.variable(result.vars().getFirst());
        assertThat(result.condition()).isEqualTo(new Formula.Less(renamed, Y));
        assertThat(FreeVariables.of(result)).containsExactly(SECOND);
    }

    @Test
    void keepsTheNamesOfAProductThatCatchesNothing() {
        Product product = new Product(List.of(FIRST), new Formula.Less(X, Y), List.of(X));
        assertThat(Substitution.value(names, SECOND, Z).apply(product))
                .isEqualTo(new Product(List.of(FIRST), new Formula.Less(X, Z), List.of(X)));
    }

    @Test
    void replacesValuesAllAtOnce() {
        Substitution swap = new Substitution(names, Map.of(), Map.of(FIRST, Y, SECOND, X));
        assertThat(swap.apply(new Formula.Less(X, Y))).isEqualTo(new Formula.Less(Y, X));
    }

    @Test
    void replacesARowInAllItsColumns() {
        Var row = new Var(4, ROWS);
        Var other = new Var(5, ROWS);
        assertThat(Substitution.row(names, row, other).apply(new Formula.Less(column(row, 0), column(row, 1))))
                .isEqualTo(new Formula.Less(column(other, 0), column(other, 1)));
    }

    @Test
    void replacesOneColumnAndLeavesTheOthersOfItsRow() {
        Var row = new Var(4, ROWS);
        Substitution first = Substitution.columns(names, Map.of(column(row, 0), X));
        assertThat(first.apply(new Formula.Less(column(row, 0), column(row, 1))))
                .isEqualTo(new Formula.Less(X, column(row, 1)));
    }

    /** The row ranges over another source then, and all that refers to it follows. */
    @Test
    void replacesWithinTheSourceOfABoundRow() {
        Var row = new Var(4, limited(Y));
        Product product = new Product(List.of(row), new Formula.Less(column(row, 0), Y), List.of(column(row, 0)));
        Product result = Substitution.value(names, SECOND, Z).apply(product);
        Var moved = result.vars().getFirst();
        assertThat(moved.source()).isEqualTo(limited(Z));
        assertThat(result.condition()).isEqualTo(new Formula.Less(column(moved, 0), Z));
        assertThat(result.head()).containsExactly(column(moved, 0));
    }

    @Test
    void aCopyHasVariablesOfItsOwn() {
        Product product = new Product(List.of(FIRST), new Formula.Less(X, Y), List.of(X));
        Product copy = Substitution.copy(names, product);
        assertThat(copy.vars()).hasSize(1).doesNotContain(FIRST);
        assertThat(FreeVariables.of(copy)).containsExactly(SECOND);
    }

    private static Source limited(Term value) {
        Bag bag = new Bag(List.of(new Product(List.of(), Formula.TRUE, List.of(value))));
        return new Source.Unknown("limit", List.of(bag), List.of(SqlType.BIGINT));
    }

    private static Term.Column column(Var row, int index) {
        return new Term.Column(row, index, SqlType.BIGINT);
    }
}
