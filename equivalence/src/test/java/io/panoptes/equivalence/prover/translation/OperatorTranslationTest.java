package io.panoptes.equivalence.prover.translation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.examination.TermValue;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OperatorTranslationTest {
    private static final SqlType CENTS = new SqlType.DecimalType(9, 2);

    private final OperatorTranslation operators =
            new OperatorTranslation(new Translation(new FreshVariables(1), EnumSet.allOf(Assumption.class)));

    private static Term whole(long number) {
        return new Term.Constant(Value.of(number), SqlType.INTEGER);
    }

    private static Term any(int id, SqlType type) {
        return new Term.Variable(new Var(id, new Source.AnyValue(type)), type);
    }

    private static char truthOf(ThreeValued truth) {
        boolean isFalse = TermValue.holds(truth.isFalse());
        return TermValue.holds(truth.isTrue()) ? 'T' : isFalse ? 'F' : '-';
    }

    /** Of terms that have the types that the query gives them. */
    private ThreeValued compare(Operator comparison, Term left, Term right) {
        return operators.compare(comparison, List.of(left.type(), right.type()), left, right);
    }

    private ThreeValued equal(Term left, Term right) {
        return operators.equal(List.of(left.type(), right.type()), left, right);
    }

    @Test
    void logicAndComparisonsAreLogical() {
        Set<Operator> logical =
                Arrays.stream(Operator.values()).filter(operators::isLogical).collect(Collectors.toSet());
        assertThat(logical).isEqualTo(EnumSet.range(Operator.AND, Operator.IS_NOT_FALSE));
    }

    @ParameterizedTest
    @CsvSource({"1, 2, FTTTFFTF", "2, 2, TFFTFTFT", "3, 2, FTFFTTTF", ", 2, ------TF", "2, , ------TF", ", , ------FT"})
    void comparisonsAreNullBesideNull(Long left, Long right, String expected) {
        Term l = left == null ? Terms.nothing(SqlType.INTEGER) : whole(left);
        Term r = right == null ? Terms.nothing(SqlType.INTEGER) : whole(right);
        StringBuilder found = new StringBuilder();
        for (Operator comparison : EnumSet.range(Operator.EQUAL, Operator.IS_NOT_DISTINCT_FROM)) {
            found.append(truthOf(compare(comparison, l, r)));
        }
        assertThat(found.toString()).isEqualTo(expected);
        assertThat(truthOf(equal(l, r))).isEqualTo(expected.charAt(0));
    }

    @Test
    void otherOperatorsCompareNothing() {
        assertThatThrownBy(() -> compare(Operator.PLUS, whole(1), whole(2))).isInstanceOf(Unsupported.class);
    }

    /** Whole numbers beyond the digits of floating point are rounded there, and so may equal another. */
    @Test
    void aNumberBesideOneInFloatingPointIsComparedAsOne() {
        Term x = any(1, SqlType.DOUBLE);
        Term single = any(2, SqlType.REAL);
        Term n = any(3, SqlType.BIGINT);
        assertThat(equal(x, whole(1)))
                .isEqualTo(ThreeValued.equal(x, new Term.Constant(new Value.DoubleValue(1), SqlType.DOUBLE)));
        assertThat(equal(whole(1), x))
                .isEqualTo(ThreeValued.equal(new Term.Constant(new Value.DoubleValue(1), SqlType.DOUBLE), x));
        assertThat(compare(Operator.LESS, n, x)).isEqualTo(ThreeValued.less(operators.converted(n, SqlType.DOUBLE), x));
        assertThat(equal(n, single)).isEqualTo(ThreeValued.equal(operators.converted(n, SqlType.REAL), single));
        assertThat(equal(x, single)).isEqualTo(ThreeValued.equal(x, single));
        Term narrow = any(4, SqlType.INTEGER);
        assertThat(operators.equal(List.of(SqlType.DOUBLE, SqlType.DOUBLE), narrow, single))
                .isEqualTo(ThreeValued.equal(narrow, single));
    }

    @Test
    void aCastToATypeThatHoldsAllValuesChangesNone() {
        for (List<SqlType> types : List.<List<SqlType>>of(
                List.of(SqlType.INTEGER, SqlType.BIGINT),
                List.of(SqlType.INTEGER, new SqlType.DecimalType(12, 2)),
                List.of(SqlType.TEXT, SqlType.TEXT),
                List.of(SqlType.DATE, SqlType.DATE),
                List.of(SqlType.REAL, SqlType.DOUBLE))) {
            Term operand = any(1, types.get(0));
            assertThat(operators.cast(operand, types.get(0), types.get(1)))
                    .as("%s", types)
                    .isEqualTo(operand);
        }
        assertThat(operators.cast(whole(7), SqlType.INTEGER, new SqlType.IntegerType(8)))
                .isEqualTo(whole(7));
        assertThat(operators.cast(Terms.nothing(SqlType.NULL), SqlType.NULL, SqlType.TEXT))
                .isEqualTo(Terms.nothing(SqlType.TEXT));
    }

    @Test
    void otherCastsAreFunctions() {
        for (List<SqlType> types : List.<List<SqlType>>of(
                List.of(SqlType.BIGINT, SqlType.INTEGER),
                List.of(CENTS, SqlType.INTEGER),
                List.of(SqlType.BIGINT, SqlType.DOUBLE),
                List.of(SqlType.DOUBLE, CENTS),
                List.of(SqlType.INTEGER, SqlType.TEXT),
                List.of(SqlType.TIMESTAMP, SqlType.DATE),
                List.of(SqlType.TEXT, SqlType.DOUBLE),
                List.of(new SqlType.OpaqueType("JSON"), new SqlType.OpaqueType("XML")))) {
            Term operand = any(1, types.get(0));
            assertThat(operators.cast(operand, types.get(0), types.get(1)))
                    .as("%s", types)
                    .isInstanceOf(Term.Unknown.class)
                    .isNotEqualTo(operand);
        }
    }
}
