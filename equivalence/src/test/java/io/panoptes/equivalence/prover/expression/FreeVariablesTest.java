package io.panoptes.equivalence.prover.expression;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class FreeVariablesTest {
    private static final Var BOUND = new Var(1, new Source.AnyValue(SqlType.BIGINT));
    private static final Var FREE = new Var(2, new Source.AnyValue(SqlType.BIGINT));
    private static final Term X = Terms.variable(BOUND);
    private static final Term Y = Terms.variable(FREE);

    @Test
    void aProductBindsItsVariablesInConditionAndHead() {
        Product product = new Product(List.of(BOUND), new Formula.Less(X, Y), List.of(X));
        assertThat(FreeVariables.of(product)).containsExactly(FREE);
    }

    @Test
    void aVariableIsFreeBesideTheProductThatBindsIt() {
        Product product = new Product(List.of(BOUND), new Formula.Less(X, Y), List.of(X));
        Term total = new Term.Total(product, SqlType.BIGINT);
        assertThat(FreeVariables.of(new Formula.Less(total, X))).containsExactlyInAnyOrder(BOUND, FREE);
    }

    @Test
    void findsEachPartOfAChoice() {
        Var third = new Var(3, new Source.AnyValue(SqlType.BIGINT));
        Term choice = new Term.If(new Formula.IsNull(X), Y, Terms.variable(third));
        assertThat(FreeVariables.of(choice)).containsExactlyInAnyOrder(BOUND, FREE, third);
    }

    @Test
    void findsTheRowOfAColumn() {
        Var row = new Var(4, new Source.Unknown("limit", List.of(), List.of(SqlType.BIGINT)));
        assertThat(FreeVariables.of(new Term.Column(row, 0, SqlType.BIGINT))).containsExactly(row);
    }

    /** A row of {@code LIMIT} over a bag that refers to the outer row: binding the row does not bind the outer one. */
    @Test
    void findsWhatTheSourceOfABoundRowRefersTo() {
        Bag bag = new Bag(List.of(new Product(List.of(), Formula.TRUE, List.of(Y))));
        Var row = new Var(4, new Source.Unknown("limit", List.of(bag), List.of(SqlType.BIGINT)));
        Product product = new Product(List.of(row), Formula.TRUE, List.of(new Term.Column(row, 0, SqlType.BIGINT)));
        assertThat(FreeVariables.of(product)).containsExactly(FREE);
    }

    @Test
    void aConstantHasNone() {
        assertThat(FreeVariables.of(Terms.constant(1))).isEmpty();
    }
}
