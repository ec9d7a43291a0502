package io.panoptes.equivalence.front;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuotientByZeroTest {
    private static final Scalar A = new Scalar.Column(0, SqlType.INTEGER);
    private static final Scalar B = new Scalar.Column(1, SqlType.INTEGER);

    @Test
    void isNullWhereTheDivisorIsZero() {
        assertThat(QuotientByZero.of(quotient(B))).isInstanceOfSatisfying(Scalar.Case.class, guarded -> {
            assertThat(guarded.branches())
                    .singleElement()
                    .satisfies(when -> assertThat(when.condition())
                            .isEqualTo(new Scalar.Call(Operator.EQUAL, List.of(B, Literals.of(0)), SqlType.BOOLEAN)));
            assertThat(guarded.otherwise()).isEqualTo(quotient(B));
        });
    }

    @Test
    void isLeftAloneWhereTheDivisorIsAnotherNumber() {
        assertThat(QuotientByZero.of(quotient(Literals.of(2)))).isEqualTo(quotient(Literals.of(2)));
    }

    @Test
    void isLeftAloneWhereTheDivisorIsLong() {
        Scalar named = new Scalar.Uninterpreted("F", List.of(B), SqlType.INTEGER);
        assertThat(QuotientByZero.of(quotient(named))).isEqualTo(quotient(named));
    }

    @Test
    void aCountOfRowsIsShort() {
        assertThat(FrontFixture.sqlite("SELECT 100 / (SELECT COUNT(*) FROM emp WHERE sal > 5) FROM dept"))
                .contains("CASE");
        assertThat(FrontFixture.sqlite("SELECT 100 / (SELECT SUM(sal) FROM emp WHERE sal > 5) FROM dept"))
                .doesNotContain("CASE");
        assertThat(FrontFixture.sqlite("SELECT 100 / (SELECT COUNT(*) FROM (SELECT * FROM emp LIMIT 1) e) FROM dept"))
                .doesNotContain("CASE");
        assertThat(FrontFixture.sqlite(
                        "SELECT 100 / (SELECT COUNT(*) FROM emp GROUP BY deptno ORDER BY deptno LIMIT 1) FROM dept"))
                .doesNotContain("CASE");
    }

    @Test
    void whatIsNoQuotientIsLeftAlone() {
        Scalar sum = new Scalar.Call(Operator.PLUS, List.of(A, B), SqlType.INTEGER);
        assertThat(QuotientByZero.of(sum)).isEqualTo(sum);
    }

    /** {@code COALESCE(c, a / b)} is c where b is 0. */
    @Test
    void aChoiceThatEndsInAQuotientIsLeftAlone() {
        Scalar choice = new Scalar.Case(
                List.of(new Scalar.When(new Scalar.Call(Operator.IS_NOT_NULL, List.of(A), SqlType.BOOLEAN), A)),
                QuotientByZero.of(quotient(B)),
                SqlType.INTEGER);
        assertThat(QuotientByZero.of(choice)).isEqualTo(choice);
    }

    private static Scalar quotient(Scalar divisor) {
        return new Scalar.Call(Operator.DIVIDE, List.of(A, divisor), SqlType.INTEGER);
    }
}
