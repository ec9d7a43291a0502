package io.panoptes.equivalence.prover.decision;

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
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class DisjunctionsTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var t = rewriting.row(Rewriting.T);
    private final Formula one = same(first(t), number(1));
    private final Formula two = Formulas.isNull(second(t));

    /** A row that meets both conditions is in the first part only. */
    @Test
    void partsExcludeEachOther() {
        assertThat(forms(apart(Formulas.or(one, two))))
                .containsExactlyElementsOf(forms(List.of(rows(one), rows(Formulas.and(Formulas.not(one), two)))));
    }

    @Test
    void staysWithoutADisjunction() {
        assertThat(apart(Formulas.and(one, two))).containsExactly(rows(Formulas.and(one, two)));
    }

    @Test
    void staysWhereThereAreTooManyParts() {
        Formula many = Formulas.or(LongStream.range(0, 5)
                .mapToObj(value -> same(first(t), number(value)))
                .toList());
        assertThat(apart(many)).containsExactly(rows(many));
    }

    private List<Product> apart(Formula condition) {
        return new Disjunctions(rewriting.names).apply(List.of(rows(condition)));
    }

    private Product rows(Formula condition) {
        return product(List.of(t), List.of(first(t)), condition);
    }

    private static List<CanonicalForm> forms(List<Product> products) {
        return products.stream().map(CanonicalForm::of).toList();
    }
}
