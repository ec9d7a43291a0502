package io.panoptes.equivalence.refuter.symbolic;

import com.microsoft.z3.Expr;
import io.panoptes.equivalence.Unsupported;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.sql.type.SqlType;

/** {@code CAST(e AS type)}: those on which DBMSs agree. */
record CastEncoder(Encoding encoding) {

    /** Scales from here on come from averages and quotients, which stay exact. */
    private static final int ENDLESS = 20;

    SymbolicValue value(Scalar.Cast cast, Scope scope) {
        SymbolicValue value = encoding.value(cast.operand(), scope);
        SqlType from = cast.operand().type();
        SqlType to = cast.type();
        if (value.isNull().isTrue()) {
            return encoding.domains().nullOf(to);
        }
        Formulas formulas = encoding.formulas();
        if (from instanceof SqlType.TimestampType && to instanceof SqlType.DateType) {
            return new SymbolicValue(
                    value.isNull(), formulas.divided(value.value(), formulas.integer(Domains.SECONDS_A_DAY)));
        }
        if (from instanceof SqlType.IntegerType && to instanceof SqlType.TextType) {
            return new SymbolicValue(value.isNull(), numberAsText(value.value()));
        }
        if (to instanceof SqlType.DecimalType(int precision, int scale) && losesDigits(from, scale)) {
            Expr<?> rounded = new RoundingEncoder(encoding).round(value.value(), scale);
            return new SymbolicValue(value.isNull(), rounded);
        }
        if (to instanceof SqlType.IntegerType && Formulas.isReal(value.value())) {
            return wholeNumber(value, scope);
        }
        if (to instanceof SqlType.IntegerType && !(from instanceof SqlType.IntegerType)) {
            throw new Unsupported("cast of %s to INTEGER".formatted(Domains.name(from)));
        }
        return encoding.domains().widen(value, from, to);
    }

    /** DBMSs round a fraction in different ways: databases on which one is cast are left out. */
    private SymbolicValue wholeNumber(SymbolicValue value, Scope scope) {
        Formulas formulas = encoding.formulas();
        encoding.assume(formulas.implies(
                formulas.and(scope.reached(), formulas.not(value.isNull())),
                formulas.z3().mkIsInteger(Formulas.real(value.value()))));
        return new SymbolicValue(value.isNull(), formulas.z3().mkReal2Int(Formulas.real(value.value())));
    }

    private static boolean losesDigits(SqlType from, int scale) {
        return scale < ENDLESS
                && (from instanceof SqlType.DoubleType
                        || (from instanceof SqlType.DecimalType(int precision, int had) && had > scale));
    }

    private Expr<?> numberAsText(Expr<?> number) {
        if (!encoding.domains().texts().looksInside()) {
            throw new Unsupported("cast of INTEGER to TEXT");
        }
        Formulas formulas = encoding.formulas();
        var z3 = formulas.z3();
        Expr<?> negative = z3.mkConcat(
                z3.mkString("-"), z3.intToString(Formulas.whole(formulas.minus(formulas.integer(0), number))));
        return formulas.choose(
                formulas.less(number, formulas.integer(0)), negative, z3.intToString(Formulas.whole(number)));
    }
}
