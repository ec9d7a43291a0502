package io.panoptes.equivalence.prover.expression;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import org.junit.jupiter.api.Test;

class FunctionTest {
    private static final Function YEAR = new Function.OfOperator(Operator.YEAR, "year/1DATE/WHOLE");

    @Test
    void anOperatorOfSqlIsNullWhereAnArgumentIs() {
        assertThat(YEAR.isStrict()).isTrue();
        assertThat(Function.CONCATENATION.isStrict()).isTrue();
        assertThat(Function.Quotient.EXACT.isStrict()).isTrue();
        assertThat(new Function.Cast(ValueKind.TEXT, ValueKind.WHOLE, "cast TEXT to WHOLE(32)").isStrict())
                .isTrue();
    }

    /** How it is written does not matter: one in small letters is no more NULL than one in capitals. */
    @Test
    void aFunctionOfTheDialectMayTakeNull() {
        assertThat(new Function.Named("IFNULL/2WHOLE/WHOLE/WHOLE").isStrict()).isFalse();
        assertThat(new Function.Named("ifnull/2WHOLE/WHOLE/WHOLE").isStrict()).isFalse();
    }

    @Test
    void knowsThePartsOfADate() {
        assertThat(YEAR.isPartOfDate()).isTrue();
        assertThat(YEAR.is(Operator.YEAR)).isTrue();
        assertThat(YEAR.is(Operator.MONTH)).isFalse();
        assertThat(new Function.Named("year/1DATE/WHOLE").isPartOfDate()).isFalse();
        assertThat(new Function.OfOperator(Operator.LOWER, "lower/1TEXT/TEXT").isPartOfDate())
                .isFalse();
    }

    @Test
    void aQuotientOfWholeNumbersHasNoScales() {
        assertThat(new Function.Quotient(false, List.of(0, 0))).isEqualTo(Function.Quotient.EXACT);
        assertThat(new Function.Quotient(false, List.of(2, 0))).isNotEqualTo(Function.Quotient.EXACT);
    }

    /** Certificates that are stored have these texts. */
    @Test
    void isWrittenAsInCertificates() {
        assertThat(Function.Quotient.EXACT.text()).isEqualTo("quotient");
        assertThat(Function.Quotient.WHOLE.text()).isEqualTo("wholeQuotient");
        assertThat(new Function.Quotient(false, List.of(2, 0)).text()).isEqualTo("quotient of scales [2, 0]");
        assertThat(Text.of(new Term.Unknown(YEAR, List.of(Terms.nothing(SqlType.DATE)), SqlType.INTEGER)))
                .isEqualTo("year/1DATE/WHOLE?(NULL)");
    }
}
