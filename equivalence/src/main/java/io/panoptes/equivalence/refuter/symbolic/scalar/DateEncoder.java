package io.panoptes.equivalence.refuter.symbolic.scalar;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Expr;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.symbolic.encoding.DateParts;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/** {@code YEAR, MONTH, DAY, DATE_ADD_DAYS, DATE_ADD_MONTHS, DATE_DIFF_DAYS}, NULL where an argument is. */
record DateEncoder(Encoding encoding) {

    SymbolicValue value(Scalar.Call call, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
        List<SymbolicValue> arguments = new ArrayList<>();
        for (Scalar argument : call.arguments()) {
            arguments.add(encoding.value(argument, scope));
        }
        BoolExpr isNull =
                formulas.or(arguments.stream().map(SymbolicValue::isNull).toList());
        if (isNull.isTrue()) {
            return encoding.domains().nullOf(call.type());
        }
        // Only dates that the call really looks into must lie in the range of DateParts.
        BoolExpr used = formulas.and(scope.reached(), formulas.not(isNull));
        Scalar date = call.arguments().getFirst();
        Expr<?> first = arguments.getFirst().value();
        Expr<?> last = arguments.getLast().value();
        return new SymbolicValue(
                isNull,
                switch (call.operator()) {
                    case YEAR -> parts(date, first, used).year();
                    case MONTH -> parts(date, first, used).month();
                    case DAY -> parts(date, first, used).day();
                    case DATE_DIFF_DAYS ->
                        formulas.minus(
                                days(date.type(), first),
                                days(call.arguments().getLast().type(), last));
                    case DATE_ADD_DAYS -> {
                        requireWhole(call.arguments().getLast());
                        yield result(call, date, formulas.plus(days(date.type(), first), last), first);
                    }
                    case DATE_ADD_MONTHS -> {
                        requireWhole(call.arguments().getLast());
                        Expr<?> moved = parts(date, first, used).plusMonths(last, encoding, used);
                        yield result(call, date, moved, first);
                    }
                    default -> throw new IllegalArgumentException(call.operator() + " is not about dates");
                });
    }

    private DateParts parts(Scalar date, Expr<?> term, BoolExpr used) {
        return DateParts.of(days(date.type(), term), encoding, used);
    }

    private Expr<?> days(SqlType type, Expr<?> term) {
        if (type instanceof SqlType.DateType) {
            return term;
        }
        if (type instanceof SqlType.TimestampType) {
            return encoding.formulas().divided(term, encoding.formulas().integer(ValueTerms.SECONDS_A_DAY));
        }
        throw new Unsupported("%s as a date".formatted(ValueTerms.name(type)));
    }

    /** The moved day as the type of the call: a timestamp keeps its time of day. */
    private Expr<?> result(Scalar.Call call, Scalar date, Expr<?> movedDay, Expr<?> from) {
        SolverFormulas formulas = encoding.formulas();
        if (call.type() instanceof SqlType.DateType) {
            return movedDay;
        }
        if (!(call.type() instanceof SqlType.TimestampType)) {
            throw new Unsupported("%s as %s".formatted(call.operator(), ValueTerms.name(call.type())));
        }
        Expr<?> midnight = formulas.times(movedDay, formulas.integer(ValueTerms.SECONDS_A_DAY));
        return date.type() instanceof SqlType.TimestampType
                ? formulas.plus(midnight, formulas.modulo(from, ValueTerms.SECONDS_A_DAY))
                : midnight;
    }

    private static void requireWhole(Scalar amount) {
        if (!(amount.type() instanceof SqlType.IntegerType)) {
            throw new Unsupported("a date moved by " + ValueTerms.name(amount.type()));
        }
    }
}
