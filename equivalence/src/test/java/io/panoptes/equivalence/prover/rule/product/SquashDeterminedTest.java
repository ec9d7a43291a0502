package io.panoptes.equivalence.prover.rule.product;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.product;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.schema.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

class SquashDeterminedTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.T);
    private final Var y = rewriting.row(Rewriting.K);

    @Test
    void firesWhereTheRestFixesTheKey() {
        assertThat(rewriting.within(
                        new SquashDetermined(), product(List.of(x, y), List.of(second(x)), same(first(x), first(y)))))
                .contains("Σb0∈t [‖Σb1∈k [b0.a ≡ b1.id]‖] (b0.b)");
    }

    /** Once y is in a squash, nothing fixes z any more. */
    @Test
    void theEndOfAChainOfKeysGoesFirst() {
        Var z = rewriting.row(Rewriting.K);
        assertThat(rewriting.within(
                        new SquashDetermined(),
                        product(
                                List.of(x, y, z),
                                List.of(second(x)),
                                same(first(x), first(y)),
                                same(second(y), first(z)))))
                .contains("Σb0∈t,b1∈k [b0.a ≡ b1.id ∧ ‖Σb2∈k [b1.x ≡ b2.id]‖] (b0.b)");
        assertThat(rewriting.within(
                        new SquashDetermined(),
                        product(
                                List.of(x, y, z),
                                List.of(second(x)),
                                same(first(x), first(z)),
                                same(second(z), first(y)))))
                .contains("Σb0∈t,b1∈k [b0.a ≡ b1.id ∧ ‖Σb2∈k [b1.x ≡ b2.id]‖] (b0.b)");
    }

    @Test
    void firesWhereTwoRowsFixEachOther() {
        Var z = rewriting.row(new Table("l", Rewriting.K.columns(), Rewriting.K.constraints()));
        assertThat(rewriting.within(
                        new SquashDetermined(), product(List.of(y, z), List.of(), same(first(y), first(z)))))
                .contains("Σb0∈k [‖Σb1∈l [b0.id ≡ b1.id]‖]");
    }

    @Test
    void staysWhereTheMiddleOfAChainLeadsToWhatIsShown() {
        Var z = rewriting.row(Rewriting.K);
        assertThat(rewriting.within(
                        new SquashDetermined(),
                        product(
                                List.of(x, y, z),
                                List.of(second(z)),
                                same(first(x), first(y)),
                                same(second(y), first(z)))))
                .isEmpty();
    }

    @Test
    void staysWhereTheRowIsShown() {
        assertThat(rewriting.within(
                        new SquashDetermined(), product(List.of(x, y), List.of(second(y)), same(first(x), first(y)))))
                .isEmpty();
    }

    @Test
    void staysWhereTheUniqueColumnMayBeNull() {
        assertThat(rewriting.within(
                        new SquashDetermined(), product(List.of(x, y), List.of(second(x)), same(first(x), second(y)))))
                .isEmpty();
    }

    @Test
    void staysWithoutAKey() {
        Var z = rewriting.row(Rewriting.T);
        assertThat(rewriting.within(
                        new SquashDetermined(), product(List.of(x, z), List.of(second(x)), same(first(x), first(z)))))
                .isEmpty();
    }
}
