package io.panoptes.equivalence.refuter.symbolic.term;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Status;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.solver.SolverContext;
import io.panoptes.equivalence.solver.SolverLimits;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalTime;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ValueTermsTest {
    private static final SqlType MONEY = new SqlType.DecimalType(9, 2);
    private static final SqlType JSON = new SqlType.OpaqueType("JSON");

    private final SolverContext context = SolverContext.open(SolverLimits.DEFAULT);
    private final Context z3 = context.z3();
    private final SolverFormulas formulas = new SolverFormulas(z3);
    private final ValueTerms terms = new ValueTerms(formulas, new SequenceText(formulas));

    @AfterEach
    void close() {
        context.close();
    }

    private Expr<?> literal(Value value, SqlType type) {
        SymbolicValue literal = terms.literal(value, type);
        assertThat(literal.isNull()).isEqualTo(formulas.no());
        return literal.value();
    }

    private boolean holds(BoolExpr formula) {
        var solver = context.newSolver();
        solver.add(z3.mkNot(formula));
        return solver.check() == Status.UNSATISFIABLE;
    }

    @Test
    void numbersAreWholeOrReal() {
        assertThat(literal(Value.of(-7), SqlType.INTEGER)).isEqualTo(z3.mkInt(-7));
        assertThat(literal(Value.of(7), MONEY)).isEqualTo(z3.mkReal(7));
        assertThat(literal(Value.of(new BigDecimal("1.50")), MONEY)).isEqualTo(z3.mkReal("3/2"));
        assertThat(literal(Value.of(new BigDecimal("2.0")), SqlType.INTEGER)).isEqualTo(z3.mkInt(2));
        assertThat(literal(new Value.DoubleValue(0.5), SqlType.DOUBLE)).isEqualTo(z3.mkReal("1/2"));
        assertThatThrownBy(() -> literal(Value.of(new BigDecimal("1.5")), SqlType.INTEGER))
                .isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> literal(new Value.DoubleValue(Double.NaN), SqlType.DOUBLE))
                .isInstanceOf(Unsupported.class);
    }

    @Test
    void momentsAreDaysOrSeconds() {
        LocalDate day = LocalDate.of(1970, 1, 3);
        assertThat(literal(new Value.DateValue(day), SqlType.DATE)).isEqualTo(z3.mkInt(2));
        assertThat(literal(new Value.DateValue(day), SqlType.TIMESTAMP)).isEqualTo(z3.mkInt(2 * 86_400));
        assertThat(literal(new Value.TimestampValue(day.atTime(0, 1)), SqlType.TIMESTAMP))
                .isEqualTo(z3.mkInt(2 * 86_400 + 60));
        assertThat(literal(new Value.TimeValue(LocalTime.of(0, 1)), SqlType.TIME))
                .isEqualTo(z3.mkInt(60));
        assertThatThrownBy(() -> literal(new Value.TimeValue(LocalTime.of(0, 0, 0, 1)), SqlType.TIME))
                .isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> literal(new Value.TimestampValue(day.atTime(0, 0, 0, 1)), SqlType.TIMESTAMP))
                .isInstanceOf(Unsupported.class);
    }

    @Test
    void truthValuesAndTexts() {
        assertThat(literal(Value.TRUE, SqlType.BOOLEAN)).isEqualTo(formulas.yes());
        assertThat(literal(Value.FALSE, SqlType.BOOLEAN)).isEqualTo(formulas.no());
        assertThat(literal(Value.of("a"), SqlType.TEXT)).isEqualTo(z3.mkString("a"));
        assertThatThrownBy(() -> literal(new Value.OpaqueValue("{}"), JSON)).isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> terms.sort(JSON)).isInstanceOf(Unsupported.class);
    }

    @Test
    void aNullHasAValueOfItsSortThatMeansNothing() {
        for (SqlType type : new SqlType[] {SqlType.BOOLEAN, SqlType.INTEGER, MONEY, SqlType.TEXT, SqlType.DATE}) {
            SymbolicValue none = terms.literal(Value.NULL, type);
            assertThat(none.isNull()).isEqualTo(formulas.yes());
            assertThat(none.value().getSort()).isEqualTo(terms.sort(type));
        }
    }

    @Test
    void whatLosesNothingIsWidened() {
        SymbolicValue x = new SymbolicValue(formulas.no(), z3.mkIntConst("x"));
        assertThat(terms.widen(x, SqlType.INTEGER, SqlType.BIGINT)).isEqualTo(x);
        assertThat(terms.widen(x, SqlType.INTEGER, MONEY).value()).isEqualTo(z3.mkInt2Real(z3.mkIntConst("x")));
        assertThat(holds(z3.mkEq(
                        terms.widen(x, SqlType.DATE, SqlType.TIMESTAMP).value(),
                        z3.mkMul(z3.mkIntConst("x"), z3.mkInt(86_400)))))
                .isTrue();
        assertThat(terms.widen(x, SqlType.TIMESTAMP, SqlType.TIMESTAMP)).isEqualTo(x);
        assertThat(terms.widen(x, SqlType.DATE, SqlType.DATE)).isEqualTo(x);
        assertThat(terms.widen(terms.nullOf(SqlType.INTEGER), SqlType.INTEGER, SqlType.TEXT))
                .isEqualTo(terms.nullOf(SqlType.TEXT));
        assertThat(terms.widen(x, SqlType.NULL, SqlType.TEXT)).isEqualTo(terms.nullOf(SqlType.TEXT));
    }

    @Test
    void whatMayLoseSomethingIsNot() {
        SymbolicValue number = new SymbolicValue(formulas.no(), z3.mkRealConst("r"));
        SymbolicValue text = new SymbolicValue(formulas.no(), z3.mkString("a"));
        SymbolicValue day = new SymbolicValue(formulas.no(), z3.mkIntConst("d"));
        assertThatThrownBy(() -> terms.widen(number, MONEY, SqlType.INTEGER)).isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> terms.widen(text, SqlType.TEXT, SqlType.INTEGER))
                .isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> terms.widen(day, SqlType.DATE, MONEY)).isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> terms.widen(day, SqlType.INTEGER, SqlType.TEXT))
                .isInstanceOf(Unsupported.class);
    }

    @Test
    void theTypeInWhichTwoAreCompared() {
        assertThat(ValueTerms.common(SqlType.INTEGER, SqlType.INTEGER)).isEqualTo(SqlType.INTEGER);
        assertThat(ValueTerms.common(SqlType.NULL, SqlType.TEXT)).isEqualTo(SqlType.TEXT);
        assertThat(ValueTerms.common(SqlType.TEXT, SqlType.NULL)).isEqualTo(SqlType.TEXT);
        assertThat(ValueTerms.common(SqlType.INTEGER, MONEY)).isEqualTo(MONEY);
        assertThat(ValueTerms.common(MONEY, SqlType.INTEGER)).isEqualTo(MONEY);
        assertThat(ValueTerms.common(SqlType.DATE, SqlType.TIMESTAMP)).isEqualTo(SqlType.TIMESTAMP);
        assertThat(ValueTerms.common(SqlType.TIMESTAMP, SqlType.DATE)).isEqualTo(SqlType.TIMESTAMP);
        assertThatThrownBy(() -> ValueTerms.common(SqlType.TEXT, SqlType.INTEGER))
                .isInstanceOf(Unsupported.class)
                .hasMessageContaining("TEXT compared with INTEGER");
        assertThatThrownBy(() -> ValueTerms.common(SqlType.DATE, SqlType.INTEGER))
                .isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> ValueTerms.common(SqlType.TIMESTAMP, SqlType.TIME))
                .isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> ValueTerms.common(SqlType.TIME, SqlType.TIMESTAMP))
                .isInstanceOf(Unsupported.class);
        assertThatThrownBy(() -> ValueTerms.common(SqlType.INTEGER, SqlType.TEXT))
                .isInstanceOf(Unsupported.class);
    }

    @Test
    void theOrderOfValues() {
        BoolExpr p = z3.mkBoolConst("p");
        BoolExpr q = z3.mkBoolConst("q");
        assertThat(holds(z3.mkEq(terms.less(p, q), z3.mkAnd(z3.mkNot(p), q)))).isTrue();
        assertThat(terms.less(z3.mkIntConst("x"), z3.mkInt(3))).isEqualTo(z3.mkLt(z3.mkIntConst("x"), z3.mkInt(3)));
        assertThat(terms.less(z3.mkRealConst("r"), z3.mkReal(3))).isEqualTo(z3.mkLt(z3.mkRealConst("r"), z3.mkReal(3)));
        assertThat(holds(terms.less(z3.mkString("a"), z3.mkString("b")))).isTrue();
        assertThat(holds(terms.less(z3.mkString("b"), z3.mkString("a")))).isFalse();
    }
}
