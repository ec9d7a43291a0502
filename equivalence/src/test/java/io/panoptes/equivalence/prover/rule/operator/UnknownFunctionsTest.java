package io.panoptes.equivalence.prover.rule.operator;

import static io.panoptes.equivalence.prover.rule.operator.Calls.CENTS;
import static io.panoptes.equivalence.prover.rule.operator.Calls.any;
import static io.panoptes.equivalence.prover.rule.operator.Calls.call;
import static io.panoptes.equivalence.prover.rule.operator.Calls.floating;
import static io.panoptes.equivalence.prover.rule.operator.Calls.whole;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnknownFunctionsTest {
    private static final SqlType TENTHS = new SqlType.DecimalType(9, 1);

    private final Calls calls = new Calls();
    private final UnknownFunctions functions = new UnknownFunctions(calls.all);

    private Function operator(Operator operator, SqlType type) {
        return function(functions.of(call(operator, SqlType.TEXT, any(1, type), whole(1))));
    }

    private Function named(String name, SqlType type) {
        return function(functions.named(name, List.of(type), List.of(any(1, type)), SqlType.TEXT));
    }

    private Function cast(SqlType from, SqlType to) {
        return function(functions.cast(any(1, from), from, to));
    }

    private static Function function(Term term) {
        return ((Term.Unknown) term).function();
    }

    /** 1 and 1.00 are equal, and a DBMS may write them in two ways; what rounds looks at the value alone. */
    @Test
    void theTypesOfItsArgumentsBelongToAFunctionUnlessItRounds() {
        assertThat(operator(Operator.UPPER, CENTS))
                .isNotEqualTo(operator(Operator.UPPER, TENTHS))
                .isNotEqualTo(operator(Operator.UPPER, SqlType.INTEGER))
                .isNotEqualTo(operator(Operator.LOWER, CENTS));
        for (Operator rounds : List.of(Operator.ROUND, Operator.FLOOR, Operator.CEILING)) {
            assertThat(operator(rounds, CENTS))
                    .isEqualTo(operator(rounds, TENTHS))
                    .isNotEqualTo(operator(rounds, SqlType.INTEGER));
        }
    }

    @Test
    void theWidthsOfItsArgumentsBelongToAFunctionOfTheDialect() {
        assertThat(named("F", SqlType.INTEGER))
                .isEqualTo(named("F", SqlType.INTEGER))
                .isNotEqualTo(named("G", SqlType.INTEGER))
                .isNotEqualTo(named("F", SqlType.BIGINT));
        assertThat(named("F", SqlType.REAL)).isNotEqualTo(named("F", SqlType.DOUBLE));
        assertThat(named("F", CENTS)).isNotEqualTo(named("F", TENTHS));
    }

    @Test
    void aCastIsKnownByBothTypes() {
        assertThat(cast(CENTS, SqlType.TEXT))
                .isNotEqualTo(cast(TENTHS, SqlType.TEXT))
                .isNotEqualTo(cast(CENTS, SqlType.INTEGER));
        assertThat(cast(SqlType.TEXT, SqlType.INTEGER)).isNotEqualTo(cast(SqlType.TEXT, SqlType.BIGINT));
    }

    /** Zero and negative zero are equal, and a function may tell them apart; of a constant the sign is known. */
    @Test
    void plainZerosAreTakenForGrantedInFloatingPoint() {
        functions.of(call(Operator.FLOOR, SqlType.DOUBLE, floating(0.5)));
        functions.named("F", List.of(SqlType.INTEGER), List.of(whole(1)), SqlType.TEXT);
        assertThat(calls.made).isEmpty();
        cast(SqlType.DOUBLE, SqlType.TEXT);
        assertThat(calls.made).containsExactly(Assumption.NO_NEGATIVE_ZERO);
        UnknownFunctions careful = new UnknownFunctions(calls.none);
        Term x = any(1, SqlType.DOUBLE);
        assertThatThrownBy(() -> careful.of(call(Operator.FLOOR, SqlType.DOUBLE, x)))
                .isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> careful.named("F", List.of(SqlType.DOUBLE), List.of(x), SqlType.TEXT))
                .isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> careful.cast(x, SqlType.DOUBLE, SqlType.TEXT)).isInstanceOf(Unsupported.class);
        assertThat(careful.of(call(Operator.FLOOR, SqlType.DOUBLE, floating(0.5))))
                .isInstanceOf(Term.Unknown.class);
    }
}
