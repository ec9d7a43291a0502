package io.panoptes.equivalence.prover.rule.operator;

import static io.panoptes.equivalence.prover.rule.operator.Calls.CENTS;
import static io.panoptes.equivalence.prover.rule.operator.Calls.any;
import static io.panoptes.equivalence.prover.rule.operator.Calls.nothing;
import static io.panoptes.equivalence.prover.rule.operator.Calls.whole;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QuotientTimesNumberTest {
    private static final Term A = any(1, SqlType.INTEGER);
    private static final Term B = any(2, SqlType.INTEGER);
    private static final Formula CONDITION = Formulas.isNull(A);

    private final Calls calls = new Calls();

    private static Term quotient(Term left, Term right) {
        return new Term.Unknown(Function.Quotient.EXACT, List.of(left, right), CENTS);
    }

    private static Term times(Term left, Term right) {
        return new Term.Strict(ArithmeticOperation.TIMES, List.of(left, right), CENTS);
    }

    private Optional<Term> product(Term left, Term right) {
        return new QuotientTimesNumber(calls.all).apply(left, right, CENTS);
    }

    @Test
    void theFactorGoesIntoTheDividend() {
        Term expected = quotient(times(A, whole(2)), B);
        assertThat(product(quotient(A, B), whole(2))).contains(expected);
        assertThat(product(whole(2), quotient(A, B))).contains(expected);
        assertThat(calls.made).containsExactly(Assumption.EXACT_QUOTIENTS);
    }

    @Test
    void alsoInTheBranchesOfAChoice() {
        assertThat(product(new Term.If(CONDITION, quotient(A, B), A), whole(2)))
                .contains(new Term.If(CONDITION, quotient(times(A, whole(2)), B), times(A, whole(2))));
        assertThat(product(new Term.If(CONDITION, nothing(CENTS), quotient(A, B)), whole(2)))
                .contains(new Term.If(CONDITION, nothing(CENTS), quotient(times(A, whole(2)), B)));
    }

    @Test
    void saysNothingOfOtherFactors() {
        assertThat(product(quotient(A, B), B)).isEmpty();
        assertThat(product(B, quotient(A, B))).isEmpty();
        assertThat(product(A, whole(2))).isEmpty();
        assertThat(product(whole(2), whole(3))).isEmpty();
        assertThat(product(new Term.Unknown(Function.Quotient.WHOLE, List.of(A, B), SqlType.INTEGER), whole(2)))
                .isEmpty();
        assertThat(product(new Term.If(CONDITION, A, B), whole(2))).isEmpty();
        assertThat(calls.made).isEmpty();
    }

    /** 1 / 3 * 3 is 0.9999 where quotients are rounded. */
    @Test
    void needsQuotientsThatAreExact() {
        assertThat(new QuotientTimesNumber(calls.none).apply(quotient(A, B), whole(2), CENTS))
                .isEmpty();
    }
}
