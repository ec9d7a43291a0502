package io.panoptes.equivalence.prover.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class TermsTest {
    private static final Term X = Terms.variable(new Var(1, new Source.AnyValue(SqlType.BIGINT)));
    private static final Term NOTHING = Terms.nothing(SqlType.BIGINT);

    @Test
    void carriesOutArithmeticOnConstants() {
        assertThat(strict(ArithmeticOperation.PLUS, Terms.constant(2), Terms.constant(3)))
                .isEqualTo(Terms.constant(5));
    }

    @Test
    void strictOverNullIsNull() {
        assertThat(strict(ArithmeticOperation.TIMES, X, NOTHING)).isEqualTo(NOTHING);
    }

    @Test
    void dropsTheNeutralNumber() {
        assertThat(strict(ArithmeticOperation.TIMES, Terms.constant(1), X)).isEqualTo(X);
        assertThat(strict(ArithmeticOperation.PLUS, Terms.constant(0), X)).isEqualTo(X);
        assertThat(strict(ArithmeticOperation.MINUS, X, Terms.constant(0))).isEqualTo(X);
    }

    /** {@code x * 0} is NULL where x is, and {@code 0 - x} is not x. */
    @Test
    void keepsWhatOnlyLooksNeutral() {
        assertThat(strict(ArithmeticOperation.TIMES, X, Terms.constant(0))).isInstanceOf(Term.Strict.class);
        assertThat(strict(ArithmeticOperation.MINUS, Terms.constant(0), X)).isInstanceOf(Term.Strict.class);
        assertThat(strict(ArithmeticOperation.PLUS, X, Terms.constant(1))).isInstanceOf(Term.Strict.class);
    }

    @Test
    void aChoiceThatIsDecidedIsItsBranch() {
        assertThat(Terms.when(Formula.TRUE, X, NOTHING)).isEqualTo(X);
        assertThat(Terms.when(Formula.FALSE, X, NOTHING)).isEqualTo(NOTHING);
        assertThat(Terms.when(new Formula.IsNull(X), NOTHING, NOTHING)).isEqualTo(NOTHING);
    }

    @Test
    void aChoiceThatIsOpenStays() {
        Formula open = new Formula.IsNull(X);
        assertThat(Terms.when(open, NOTHING, X)).isEqualTo(new Term.If(open, NOTHING, X));
    }

    @Test
    void aRowIsNoValue() {
        Var row = new Var(2, new Source.Unknown("limit", List.of(), List.of(SqlType.BIGINT)));
        assertThatThrownBy(() -> Terms.variable(row))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("v2 stands for a row, not for a value");
    }

    @Test
    void tellsNumbersByValue() {
        assertThat(Terms.isNumber(Terms.constant(new java.math.BigDecimal("2.00"), SqlType.BIGINT), 2))
                .isTrue();
        assertThat(Terms.isNumber(Terms.constant(3), 2)).isFalse();
        assertThat(Terms.isNumber(X, 2)).isFalse();
    }

    private static Term strict(ArithmeticOperation operation, Term left, Term right) {
        return Terms.strict(operation, List.of(left, right), SqlType.BIGINT);
    }
}
