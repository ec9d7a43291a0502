package io.panoptes.equivalence.refuter.symbolic.data;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicRow;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** What makes a counterexample easy to read: small numbers near the constants, dates near those of the queries. */
public record PlainValues(Encoding encoding, QueryConstants constants) {

    private static final long SOME_DAY = LocalDate.of(2024, 1, 1).toEpochDay();
    private static final int DAYS_AROUND = 400;

    public List<BoolExpr> of(Table table) {
        List<BoolExpr> plain = new ArrayList<>();
        for (SymbolicRow row : encoding.database().rowsOf(table).rows()) {
            for (int i = 0; i < table.columns().size(); i++) {
                plain.add(plain(
                        row.values().get(i).value(), table.columns().get(i).type()));
            }
        }
        return plain;
    }

    private BoolExpr plain(Expr<?> value, SqlType type) {
        SolverFormulas formulas = encoding.formulas();
        return switch (type) {
            case SqlType.IntegerType ignored -> between(value, lowest(), highest());
            case SqlType.DecimalType ignored -> formulas.and(between(value, lowest(), highest()), hasFewDigits(value));
            case SqlType.DoubleType ignored -> formulas.and(between(value, lowest(), highest()), hasFewDigits(value));
            case SqlType.DateType ignored -> between(value, firstDay(), lastDay());
            case SqlType.TimestampType ignored ->
                between(
                        value,
                        firstDay().multiply(BigInteger.valueOf(ValueTerms.SECONDS_A_DAY)),
                        lastDay().multiply(BigInteger.valueOf(ValueTerms.SECONDS_A_DAY)));
            case SqlType.TextType ignored -> encoding.domains().texts().plain(value);
            case SqlType ignored -> formulas.yes();
        };
    }

    private BigInteger lowest() {
        BigDecimal least = constants.numbers().isEmpty()
                ? BigDecimal.ZERO
                : constants.numbers().getFirst();
        return least.min(BigDecimal.ZERO)
                .setScale(0, RoundingMode.FLOOR)
                .toBigInteger()
                .subtract(BigInteger.ONE);
    }

    private BigInteger highest() {
        BigDecimal most = constants.numbers().isEmpty()
                ? BigDecimal.ZERO
                : constants.numbers().getLast();
        return most.max(BigDecimal.TEN)
                .setScale(0, RoundingMode.CEILING)
                .toBigInteger()
                .add(BigInteger.TEN);
    }

    private BigInteger firstDay() {
        return BigInteger.valueOf(
                (constants.days().isEmpty() ? SOME_DAY : constants.days().getFirst()) - DAYS_AROUND);
    }

    private BigInteger lastDay() {
        return BigInteger.valueOf(
                (constants.days().isEmpty() ? SOME_DAY : constants.days().getLast()) + DAYS_AROUND);
    }

    private BoolExpr between(Expr<?> value, BigInteger low, BigInteger high) {
        SolverFormulas formulas = encoding.formulas();
        Expr<?> least = formulas.z3().mkInt(low.toString());
        Expr<?> most = formulas.z3().mkInt(high.toString());
        return SolverFormulas.isWhole(value)
                ? formulas.and(formulas.lessOrSame(least, value), formulas.lessOrSame(value, most))
                : formulas.and(
                        formulas.lessOrSame(formulas.toReal(least), value),
                        formulas.lessOrSame(value, formulas.toReal(most)));
    }

    private BoolExpr hasFewDigits(Expr<?> value) {
        SolverFormulas formulas = encoding.formulas();
        return formulas.z3()
                .mkIsInteger(
                        SolverFormulas.real(formulas.times(value, formulas.z3().mkReal(4))));
    }
}
