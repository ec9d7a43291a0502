package io.panoptes.equivalence.prover.rule;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.exists;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class DifferentRowsTest {
    private final Rewriting rewriting = new Rewriting();

    @Test
    void rowsAreToldApartByTheKeyThatIsNeverNull() {
        Var x = rewriting.row(Rewriting.K);
        Var y = rewriting.row(Rewriting.K);
        Formula two = exists(
                List.of(x, y),
                same(second(x), number(7)),
                same(second(y), number(7)),
                Formulas.not(same(first(x), first(y))));
        assertThat(DifferentRows.atLeast(2, counted(), rewriting.names).map(CanonicalForm::of))
                .contains(CanonicalForm.of(two));
    }

    @Test
    void oneRowNeedsNoOther() {
        Var x = rewriting.row(Rewriting.K);
        Formula one = exists(List.of(x), same(second(x), number(7)));
        assertThat(DifferentRows.atLeast(1, counted(), rewriting.names).map(CanonicalForm::of))
                .contains(CanonicalForm.of(one));
    }

    @Test
    void eachOfThreeDiffersFromTheOthers() {
        Formula three = DifferentRows.atLeast(3, counted(), rewriting.names).orElseThrow();
        assertThat(three).isInstanceOfSatisfying(Formula.Exists.class, rows -> {
            assertThat(rows.product().vars()).hasSize(3);
            assertThat(Formulas.conjuncts(rows.product().condition()).stream()
                            .filter(conjunct -> conjunct instanceof Formula.Not))
                    .hasSize(3);
        });
    }

    @Test
    void valuesAreToldApartByThemselves() {
        Var x = rewriting.value(SqlType.INTEGER);
        Var y = rewriting.value(SqlType.INTEGER);
        Product values = product(List.of(x), List.of(number(1)));
        Formula two = exists(List.of(x, y), Formulas.not(same(Terms.variable(x), Terms.variable(y))));
        assertThat(DifferentRows.atLeast(2, values, rewriting.names).map(CanonicalForm::of))
                .contains(CanonicalForm.of(two));
    }

    @Test
    void rowsWithoutAKeyMayBeEqual() {
        Product rows = product(List.of(rewriting.row(Rewriting.T)), List.of(number(1)));
        assertThat(DifferentRows.atLeast(2, rows, rewriting.names)).isEmpty();
    }

    private Product counted() {
        Var row = rewriting.row(Rewriting.K);
        return product(List.of(row), List.of(number(1)), same(second(row), number(7)));
    }
}
