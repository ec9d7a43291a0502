package io.panoptes.equivalence.prover.expression;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class SubtermsTest {
    private static final Var VAR = new Var(1, new Source.AnyValue(SqlType.BIGINT));
    private static final Term X = Terms.variable(VAR);

    @Test
    void findsWhatIsBelowASumBelowASquash() {
        Term total = new Term.Total(new Product(List.of(VAR), Formula.TRUE, List.of(X)), SqlType.BIGINT);
        Formula squash = new Formula.Exists(new Product(List.of(VAR), new Formula.Less(total, X), List.of()));
        assertThat(Subterms.of(squash)).containsExactlyInAnyOrder(total, X);
    }

    @Test
    void findsArgumentsAndTheWhole() {
        Term sum = new Term.Strict(ArithmeticOperation.PLUS, List.of(X, Terms.constant(1)), SqlType.BIGINT);
        assertThat(Subterms.of(sum)).containsExactlyInAnyOrder(sum, X, Terms.constant(1));
    }

    /** A text that looks like a sum is none. */
    @Test
    void aConstantIsNoMore() {
        Term constant = new Term.Constant(io.panoptes.sql.value.Value.of("total{x}"), SqlType.TEXT);
        assertThat(Subterms.of(Formulas.same(Terms.variable(VAR), constant))).containsExactlyInAnyOrder(X, constant);
    }
}
