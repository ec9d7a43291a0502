package io.panoptes.equivalence.prover.rule.operator;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import org.junit.jupiter.api.Test;

class OperatorRulesTest {
    private final Calls calls = new Calls();
    private final OperatorRules rules = OperatorRules.all(calls.all);

    @Test
    void aRuleSaysWhatAnOperatorMeans() {
        Term sum = rules.term(Calls.call(Operator.PLUS, SqlType.INTEGER, Calls.whole(1), Calls.whole(2)));
        assertThat(Terms.isNumber(sum, 3)).isTrue();
    }

    @Test
    void whatNoRuleRefersToIsAFunction() {
        Term upper = rules.term(Calls.call(Operator.UPPER, SqlType.TEXT, Calls.any(1, SqlType.TEXT)));
        assertThat(upper).isInstanceOf(Term.Unknown.class);
    }
}
