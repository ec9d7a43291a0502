package io.panoptes.equivalence.prover.expression;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.sql.type.SqlType;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArithmeticOperationTest {
    private static final Term X = Terms.variable(new Var(1, new Source.AnyValue(SqlType.INTEGER)));

    @Test
    void constantsAreAddedUp() {
        assertThat(strict(ArithmeticOperation.PLUS, 2, 3)).isEqualTo(Terms.constant(5));
        assertThat(strict(ArithmeticOperation.MINUS, 2, 3)).isEqualTo(Terms.constant(-1));
        assertThat(strict(ArithmeticOperation.TIMES, 2, 3)).isEqualTo(Terms.constant(6));
    }

    /** How many digits it has depends on the DBMS. */
    @Test
    void aQuotientOfConstantsStays() {
        assertThat(strict(ArithmeticOperation.QUOTIENT, 6, 3))
                .isEqualTo(new Term.Strict(
                        ArithmeticOperation.QUOTIENT, List.of(Terms.constant(6), Terms.constant(3)), SqlType.BIGINT));
    }

    @Test
    void oneAndZeroChangeNothing() {
        assertThat(strict(ArithmeticOperation.TIMES, X, 1)).isEqualTo(X);
        assertThat(strict(ArithmeticOperation.PLUS, X, 0)).isEqualTo(X);
        assertThat(strict(ArithmeticOperation.MINUS, X, 0)).isEqualTo(X);
        assertThat(strict(ArithmeticOperation.ADD_DAYS, X, 0)).isNotEqualTo(X);
    }

    @Test
    void isNullWhereAnArgumentIs() {
        assertThat(Stream.of(ArithmeticOperation.values())
                        .map(operation ->
                                Terms.strict(operation, List.of(X, Terms.nothing(SqlType.INTEGER)), SqlType.INTEGER)))
                .containsOnly(Terms.nothing(SqlType.INTEGER));
    }

    @Test
    void whatUndoesASumIsADifference() {
        for (ArithmeticOperation operation : ArithmeticOperation.values()) {
            BigDecimal seven = BigDecimal.valueOf(7);
            BigDecimal two = BigDecimal.TWO;
            operation
                    .inverse()
                    .ifPresent(back -> assertThat(operation.of(seven, two).flatMap(there -> back.of(there, two)))
                            .contains(seven));
            assertThat(operation.inverse().isPresent()).isEqualTo(operation.isSum());
        }
    }

    /** Certificates that are stored have these texts. */
    @Test
    void isWrittenAsInCertificates() {
        assertThat(Text.of(new Term.Strict(ArithmeticOperation.PLUS, List.of(X, X), SqlType.INTEGER)))
                .isEqualTo("(v1 + v1)");
        assertThat(Text.of(new Term.Strict(ArithmeticOperation.WHOLE_QUOTIENT, List.of(X, X), SqlType.INTEGER)))
                .isEqualTo("wholeQuotient(v1, v1)");
        assertThat(Text.of(new Term.Strict(ArithmeticOperation.ADD_DAYS, List.of(X, X), SqlType.DATE)))
                .isEqualTo("addDays(v1, v1)");
    }

    private static Term strict(ArithmeticOperation operation, long left, long right) {
        return strict(operation, Terms.constant(left), right);
    }

    private static Term strict(ArithmeticOperation operation, Term left, long right) {
        return Terms.strict(operation, List.of(left, Terms.constant(right)), SqlType.BIGINT);
    }
}
