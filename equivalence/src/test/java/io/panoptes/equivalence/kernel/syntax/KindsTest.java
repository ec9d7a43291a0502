package io.panoptes.equivalence.kernel.syntax;

import static io.panoptes.equivalence.kernel.Claims.column;
import static io.panoptes.equivalence.kernel.Claims.constant;
import static io.panoptes.equivalence.kernel.Claims.nothing;
import static io.panoptes.equivalence.kernel.Claims.over;
import static io.panoptes.equivalence.kernel.Claims.product;
import static io.panoptes.equivalence.kernel.Claims.row;
import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class KindsTest {
    private static final Var X = row(1, "t");
    private static final Term A = column(X, "a");
    private static final Term HALF = new Term.Constant(Value.of(new BigDecimal("0.5")), new SqlType.DecimalType(2, 1));
    private static final Term TEXT = new Term.Constant(new Value.TextValue("x"), SqlType.TEXT);

    private static ValueSort kind(Term term) {
        return Kinds.of(term);
    }

    private static Product summing(Term number) {
        return product(over(X), Formula.TRUE, number);
    }

    private static Term strict(ArithmeticOperation operation, SqlType type, Term... arguments) {
        return new Term.Strict(operation, List.of(arguments), type);
    }

    /** What a proof declares of a column or a constant is not asked. */
    @Test
    void declaredTypesDoNotCountWhereTheTermTells() {
        assertThat(kind(new Term.Column(X, 0, SqlType.TEXT))).isEqualTo(ValueSort.WHOLE);
        assertThat(kind(new Term.Variable(new Var(2, new Source.AnyValue(SqlType.DATE)), SqlType.INTEGER)))
                .isEqualTo(ValueSort.DATE);
        assertThat(kind(new Term.Constant(Value.of(true), SqlType.INTEGER))).isEqualTo(ValueSort.BOOLEAN);
        assertThat(kind(new Term.Constant(Value.NULL, SqlType.INTEGER))).isEqualTo(ValueSort.NONE);
    }

    @Test
    void wholeNumbersStayWholeAndFractionsSpread() {
        assertThat(kind(strict(ArithmeticOperation.PLUS, new SqlType.DecimalType(9, 2), A, constant(1))))
                .isEqualTo(ValueSort.WHOLE);
        assertThat(kind(strict(ArithmeticOperation.TIMES, SqlType.BIGINT, A, HALF)))
                .isEqualTo(ValueSort.FRACTION);
        assertThat(kind(strict(ArithmeticOperation.QUOTIENT, new SqlType.DecimalType(9, 2), A, constant(2))))
                .isEqualTo(ValueSort.FRACTION);
    }

    @Test
    void aSumWithATextIsWhatItWasDeclaredToBe() {
        assertThat(kind(strict(ArithmeticOperation.PLUS, SqlType.DATE, A, TEXT)))
                .isEqualTo(ValueSort.DATE);
    }

    /** A quotient cut to a whole number is one of whole numbers only. */
    @Test
    void aWholeQuotientOfFractionsIsWhatItWasDeclaredToBe() {
        assertThat(kind(strict(ArithmeticOperation.WHOLE_QUOTIENT, SqlType.TEXT, A, constant(2))))
                .isEqualTo(ValueSort.WHOLE);
        assertThat(kind(strict(ArithmeticOperation.WHOLE_QUOTIENT, SqlType.TEXT, HALF, constant(2))))
                .isEqualTo(ValueSort.TEXT);
    }

    @Test
    void floatingPointStaysFloatingPoint() {
        assertThat(kind(strict(ArithmeticOperation.PLUS, SqlType.DOUBLE, A, constant(1))))
                .isEqualTo(ValueSort.DOUBLE);
    }

    @Test
    void daysAreCountedBetweenDatesOnly() {
        Term date = new Term.Variable(new Var(2, new Source.AnyValue(SqlType.DATE)), SqlType.DATE);
        assertThat(kind(strict(ArithmeticOperation.ADD_DAYS, SqlType.TEXT, date, A)))
                .isEqualTo(ValueSort.DATE);
        assertThat(kind(strict(ArithmeticOperation.DAYS_BETWEEN, SqlType.TEXT, date, date)))
                .isEqualTo(ValueSort.WHOLE);
        assertThat(kind(strict(ArithmeticOperation.DAYS_BETWEEN, SqlType.TEXT, date, A)))
                .isEqualTo(ValueSort.TEXT);
    }

    @Test
    void aChoiceHasTheValuesOfBoth() {
        assertThat(kind(new Term.If(Formula.TRUE, A, nothing()))).isEqualTo(ValueSort.WHOLE);
        assertThat(kind(new Term.If(Formula.TRUE, nothing(), HALF))).isEqualTo(ValueSort.FRACTION);
        assertThat(kind(new Term.If(Formula.TRUE, A, HALF))).isEqualTo(ValueSort.FRACTION);
        assertThat(kind(new Term.If(Formula.TRUE, A, TEXT))).isEqualTo(ValueSort.OTHER);
    }

    @Test
    void sumsAndBoundsAreOfTheKindOfWhatTheySum() {
        assertThat(kind(new Term.Total(summing(HALF), SqlType.BIGINT))).isEqualTo(ValueSort.FRACTION);
        assertThat(kind(new Term.Total(summing(nothing()), SqlType.TEXT))).isEqualTo(ValueSort.WHOLE);
        Bag bag = new Bag(List.of(summing(A), summing(HALF)));
        assertThat(kind(new Term.Extremum(true, bag, SqlType.BIGINT))).isEqualTo(ValueSort.FRACTION);
        assertThat(kind(new Term.Extremum(true, new Bag(List.of()), SqlType.BIGINT)))
                .isEqualTo(ValueSort.NONE);
    }
}
