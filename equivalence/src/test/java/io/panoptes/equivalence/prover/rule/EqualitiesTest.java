package io.panoptes.equivalence.prover.rule;

import static io.panoptes.equivalence.prover.rule.product.Rewriting.first;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.number;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.same;
import static io.panoptes.equivalence.prover.rule.product.Rewriting.second;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.product.Rewriting;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EqualitiesTest {
    private final Rewriting rewriting = new Rewriting();
    private final Var x = rewriting.row(Rewriting.K);
    private final Var y = rewriting.row(Rewriting.K);

    @Test
    void equalsOfEqualsAreEqual() {
        var facts = new Equalities(List.of(same(first(x), first(y)), same(first(y), second(y))));
        assertThat(facts.same(first(x), second(y))).isTrue();
        assertThat(facts.same(first(x), second(x))).isFalse();
    }

    /** Two rows whose keys lie so far apart fix each other. */
    @Test
    void aWholeNumberIsFixedByAnotherThatIsSoMuchMore() {
        Term next = Terms.strict(ArithmeticOperation.PLUS, List.of(first(y), number(1)), SqlType.INTEGER);
        var facts = new Equalities(List.of(same(first(x), next)));
        assertThat(KeyFacts.determined(List.of(x), facts, Set.of(y))).containsExactly(x);
        assertThat(KeyFacts.determined(List.of(y), facts, Set.of(x))).containsExactly(y);
        Term before = Terms.strict(ArithmeticOperation.MINUS, List.of(first(x), number(1)), SqlType.INTEGER);
        assertThat(facts.same(first(y), before)).isTrue();
    }

    /** Many have one product with nought, and a fraction may be rounded. */
    @Test
    void aNumberIsNotFixedByAMultipleOrAFraction() {
        Term none = Terms.strict(ArithmeticOperation.TIMES, List.of(first(y), second(x)), SqlType.INTEGER);
        assertThat(KeyFacts.determined(List.of(y), new Equalities(List.of(same(first(x), none))), Set.of(x)))
                .isEmpty();
        SqlType fraction = SqlType.DOUBLE;
        Term v = Terms.variable(rewriting.names.fresh(new Source.AnyValue(fraction)));
        Term sum = Terms.strict(ArithmeticOperation.PLUS, List.of(v, number(1)), fraction);
        var facts = new Equalities(List.of(same(sum, first(x))));
        assertThat(facts.others(v)).isEmpty();
    }
}
