package io.panoptes.equivalence.prover.decision;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class SkeletonTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var t = rewriting.row(Rewriting.T);
    private final Var k = rewriting.row(Rewriting.K);

    @Test
    void hasNoOrderAndNoConditions() {
        Var other = rewriting.row(Rewriting.T);
        assertThat(Skeleton.of(product(List.of(t, k), List.of(first(t)))))
                .isEqualTo(Skeleton.of(product(List.of(k, other), List.of())));
    }

    @Test
    void tellsHowOften() {
        Var other = rewriting.row(Rewriting.T);
        assertThat(Skeleton.of(product(List.of(t), List.of())))
                .isNotEqualTo(Skeleton.of(product(List.of(t, other), List.of())));
    }

    @Test
    void tellsKindsOfValuesApart() {
        assertThat(Skeleton.of(rewriting.value(SqlType.INTEGER)))
                .isNotEqualTo(Skeleton.of(rewriting.value(SqlType.TEXT)));
        assertThat(Skeleton.of(rewriting.value(SqlType.INTEGER)))
                .isEqualTo(Skeleton.of(rewriting.value(SqlType.BIGINT)));
    }

    @Test
    void aTableIsNotTakenForWhatHasItsName() {
        Table table = new Table("limit1", Rewriting.T.columns(), List.of());
        Var made = rewriting.names.fresh(new Source.Unknown("limit1", List.of(), List.of(SqlType.INTEGER)));
        assertThat(Skeleton.of(rewriting.row(table))).isNotEqualTo(Skeleton.of(made));
    }
}
