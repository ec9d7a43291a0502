package io.panoptes.equivalence.prover.rule.product;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.exists;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeyAsValueTest {
    private static final Table CHILD = child(SqlType.INTEGER, "id");

    private final Rewriting rewriting = new Rewriting();
    private final Var parent = rewriting.row(Rewriting.K);

    private static Table child(SqlType type, String target) {
        return new Table(
                "c",
                List.of(new Column("f", type, true)),
                List.of(new Constraint.ForeignKey(List.of("f"), "k", List.of(target))));
    }

    @Test
    void firesWhereOnlyTheKeyIsUsed() {
        assertThat(rewriting.within(new KeyAsValue(), of(CHILD, first(parent), first(parent))))
                .contains("Σb0∈WHOLE [¬null(b0) ∧ ‖Σb1∈c [b0 ≡ b1.f]‖] (b0)");
    }

    @Test
    void staysWhereMoreOfTheRowIsUsed() {
        assertThat(rewriting.within(new KeyAsValue(), of(CHILD, first(parent), second(parent))))
                .isEmpty();
    }

    @Test
    void staysWithoutAReference() {
        assertThat(rewriting.within(new KeyAsValue(), of(Rewriting.T, first(parent), first(parent))))
                .isEmpty();
    }

    @Test
    void staysWhereTheKeyMayBeNullOrIsAnother() {
        assertThat(rewriting.within(new KeyAsValue(), of(child(SqlType.INTEGER, "x"), second(parent), second(parent))))
                .isEmpty();
        assertThat(rewriting.within(new KeyAsValue(), of(child(SqlType.INTEGER, "x"), first(parent), first(parent))))
                .isEmpty();
    }

    @Test
    void staysWhereTheTypesDiffer() {
        assertThat(rewriting.within(new KeyAsValue(), of(child(SqlType.BIGINT, "id"), first(parent), first(parent))))
                .isEmpty();
    }

    private Product of(Table child, Term compared, Term shown) {
        Var row = rewriting.row(child);
        Term reference = new Term.Column(row, 0, child.columns().getFirst().type());
        return product(List.of(parent), List.of(shown), exists(List.of(row), same(reference, compared)));
    }
}
