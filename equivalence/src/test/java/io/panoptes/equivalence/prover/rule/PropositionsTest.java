package io.panoptes.equivalence.prover.rule;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PropositionsTest {
    private final Var row = new Rewriting().row(Rewriting.T);
    private final Formula p = Formulas.isNull(first(row));
    private final Formula q = Formulas.same(first(row), number(0));
    private final Formula r = Formulas.less(first(row), second(row));

    @Test
    void whatFollowsByTheConnectivesAlone() {
        Formula each = Formulas.and(Formulas.or(p, q), Formulas.or(p, r));
        Formula both = Formulas.or(p, Formulas.and(q, r));
        assertThat(Propositions.follows(both, List.of(each))).isTrue();
        assertThat(Propositions.follows(each, List.of(both))).isTrue();
        assertThat(Propositions.follows(q, List.of(Formulas.or(p, q), Formulas.not(p))))
                .isTrue();
        assertThat(Propositions.follows(Formula.TRUE, List.of())).isTrue();
        assertThat(Propositions.follows(q, List.of(Formula.FALSE))).isTrue();
    }

    @Test
    void whatDoesNot() {
        assertThat(Propositions.follows(q, List.of(Formulas.or(p, q)))).isFalse();
        assertThat(Propositions.follows(p, List.of())).isFalse();
        assertThat(Propositions.follows(Formulas.and(q, r), List.of(Formulas.or(q, r))))
                .isFalse();
    }

    @Test
    void ofTooManyPartsNothingIsKnown() {
        List<Formula> many = IntStream.range(0, 9)
                .mapToObj(value -> Formulas.same(second(row), number(value)))
                .toList();
        assertThat(Propositions.follows(many.getFirst(), many)).isFalse();
        assertThat(Propositions.follows(many.getFirst(), many.subList(0, 8))).isTrue();
    }
}
