package io.panoptes.equivalence.refuter.symbolic.scalar;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.CharSort;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.SeqSort;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.symbolic.encoding.DateParts;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.sql.type.SqlType;

/** {@code CAST(e AS type)}: those on which DBMSs agree. */
record CastEncoder(Encoding encoding) {

    /** Scales from here on come from averages and quotients, which stay exact. */
    private static final int ENDLESS = 20;

    SymbolicValue value(Scalar.Cast cast, SymbolicScope scope) {
        SymbolicValue value = encoding.value(cast.operand(), scope);
        SqlType from = cast.operand().type();
        SqlType to = cast.type();
        if (value.isNull().isTrue()) {
            return encoding.domains().nullOf(to);
        }
        SolverFormulas formulas = encoding.formulas();
        if (from instanceof SqlType.TimestampType && to instanceof SqlType.DateType) {
            return new SymbolicValue(
                    value.isNull(), formulas.divided(value.value(), formulas.integer(ValueTerms.SECONDS_A_DAY)));
        }
        if (from instanceof SqlType.IntegerType && to instanceof SqlType.TextType) {
            return new SymbolicValue(value.isNull(), numberAsText(value.value()));
        }
        if (from instanceof SqlType.DateType && to instanceof SqlType.TextType) {
            return new SymbolicValue(value.isNull(), dateAsText(value, scope));
        }
        if (from instanceof SqlType.TextType && to instanceof SqlType.IntegerType) {
            return new SymbolicValue(value.isNull(), textAsNumber(value, scope));
        }
        if (to instanceof SqlType.DecimalType(int precision, int scale) && losesDigits(from, scale)) {
            Expr<?> rounded = new RoundingEncoder(encoding).round(value.value(), scale);
            return new SymbolicValue(value.isNull(), rounded);
        }
        if (to instanceof SqlType.IntegerType && SolverFormulas.isReal(value.value())) {
            return wholeNumber(value, scope);
        }
        if (to instanceof SqlType.IntegerType && !(from instanceof SqlType.IntegerType)) {
            throw new Unsupported("cast of %s to INTEGER".formatted(ValueTerms.name(from)));
        }
        return encoding.domains().widen(value, from, to);
    }

    /** DBMSs round a fraction in different ways: databases on which one is cast are left out. */
    private SymbolicValue wholeNumber(SymbolicValue value, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
        encoding.assume(formulas.implies(
                formulas.and(scope.reached(), formulas.not(value.isNull())),
                formulas.z3().mkIsInteger(SolverFormulas.real(value.value()))));
        return new SymbolicValue(value.isNull(), formulas.z3().mkReal2Int(SolverFormulas.real(value.value())));
    }

    private static boolean losesDigits(SqlType from, int scale) {
        return scale < ENDLESS
                && (from instanceof SqlType.DoubleType
                        || (from instanceof SqlType.DecimalType(int precision, int had) && had > scale));
    }

    /** {@code d -> yyyy-mm-dd}. */
    private Expr<?> dateAsText(SymbolicValue date, SymbolicScope scope) {
        requireSequences("cast of DATE to TEXT");
        BoolExpr used =
                encoding.formulas().and(scope.reached(), encoding.formulas().not(date.isNull()));
        DateParts parts = DateParts.of(date.value(), encoding, used);
        Context z3 = encoding.formulas().z3();
        return z3.mkConcat(
                z3.intToString(SolverFormulas.whole(parts.year())),
                z3.mkString("-"),
                twoDigits(parts.month()),
                z3.mkString("-"),
                twoDigits(parts.day()));
    }

    private Expr<SeqSort<CharSort>> twoDigits(Expr<?> number) {
        Context z3 = encoding.formulas().z3();
        Expr<SeqSort<CharSort>> digits = z3.intToString(SolverFormulas.whole(number));
        return z3.mkITE(
                encoding.formulas().less(number, encoding.formulas().integer(10)),
                z3.mkConcat(z3.mkString("0"), digits),
                digits);
    }

    /** Digits after a sign or none; databases with other strings are left out, for DBMSs read them in different ways. */
    @SuppressWarnings("unchecked")
    private Expr<?> textAsNumber(SymbolicValue value, SymbolicScope scope) {
        requireSequences("cast of TEXT to INTEGER");
        SolverFormulas formulas = encoding.formulas();
        Context z3 = formulas.z3();
        Expr<SeqSort<CharSort>> text = (Expr<SeqSort<CharSort>>) value.value();
        BoolExpr negative = z3.mkPrefixOf(z3.mkString("-"), text);
        BoolExpr signed = formulas.or(negative, z3.mkPrefixOf(z3.mkString("+"), text));
        Expr<SeqSort<CharSort>> digits = z3.mkITE(signed, z3.mkExtract(text, z3.mkInt(1), z3.mkLength(text)), text);
        Expr<?> number = z3.stringToInt(digits);
        encoding.assume(formulas.implies(
                formulas.and(scope.reached(), formulas.not(value.isNull())),
                formulas.lessOrSame(formulas.integer(0), number)));
        return formulas.choose(negative, formulas.minus(formulas.integer(0), number), number);
    }

    private void requireSequences(String cast) {
        if (!encoding.domains().texts().looksInside()) {
            throw new Unsupported(cast);
        }
    }

    private Expr<?> numberAsText(Expr<?> number) {
        requireSequences("cast of INTEGER to TEXT");
        SolverFormulas formulas = encoding.formulas();
        Context z3 = formulas.z3();
        Expr<?> negative = z3.mkConcat(
                z3.mkString("-"), z3.intToString(SolverFormulas.whole(formulas.minus(formulas.integer(0), number))));
        return formulas.choose(
                formulas.less(number, formulas.integer(0)), negative, z3.intToString(SolverFormulas.whole(number)));
    }
}
