package io.panoptes.equivalence.prover.rule.operator;

import static io.panoptes.equivalence.prover.rule.operator.Calls.any;
import static io.panoptes.equivalence.prover.rule.operator.Calls.call;
import static io.panoptes.equivalence.prover.rule.operator.Calls.floating;
import static io.panoptes.equivalence.prover.rule.operator.Calls.nothing;
import static io.panoptes.equivalence.prover.rule.operator.Calls.number;
import static io.panoptes.equivalence.prover.rule.operator.Calls.whole;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.examination.TermValue;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GreatestArgumentTest {
    private final GreatestArgument rule = new GreatestArgument(new NumericCasts(new Calls().all));

    private Optional<Term> term(Operator operator, SqlType type, Term... arguments) {
        return rule.apply(call(operator, type, arguments));
    }

    private Value value(Operator operator, Term... arguments) {
        return TermValue.of(term(operator, SqlType.INTEGER, arguments).orElseThrow());
    }

    @Test
    void isTheGreatestOrTheLeast() {
        assertThat(value(Operator.GREATEST, whole(1), whole(3), whole(2))).isEqualTo(number("3"));
        assertThat(value(Operator.LEAST, whole(2), whole(1), whole(3))).isEqualTo(number("1"));
        assertThat(value(Operator.LEAST, whole(2))).isEqualTo(number("2"));
    }

    @Test
    void isNullWhereAnArgumentIs() {
        Term nothing = nothing(SqlType.INTEGER);
        for (Operator operator : new Operator[] {Operator.GREATEST, Operator.LEAST}) {
            assertThat(value(operator, whole(1), nothing)).isEqualTo(Value.NULL);
            assertThat(value(operator, nothing, whole(1))).isEqualTo(Value.NULL);
        }
    }

    @Test
    void comparesInFloatingPointWhereThatIsTheResult() {
        Term x = any(1, SqlType.DOUBLE);
        assertThat(term(Operator.GREATEST, SqlType.DOUBLE, whole(1), x))
                .contains(Terms.when(
                        Formulas.isNull(x),
                        nothing(SqlType.DOUBLE),
                        Terms.when(Formulas.less(floating(1), x), x, floating(1))));
    }

    @Test
    void saysNothingOfOtherOperators() {
        assertThat(term(Operator.PLUS, SqlType.INTEGER, whole(1), whole(2))).isEmpty();
    }
}
