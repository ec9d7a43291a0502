package io.panoptes.equivalence.refuter.symbolic.scalar;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.CharSort;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.SeqSort;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.term.LikePattern;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.refuter.symbolic.term.Truth;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;

/** {@code LIKE, CONCAT, CHARACTER_LENGTH, SUBSTRING}, NULL where an argument is. */
record TextEncoder(Encoding encoding) {

    Truth like(Scalar.Call call, SymbolicScope scope) {
        if (!(call.arguments().get(1) instanceof Scalar.Literal(Value.TextValue(String pattern), SqlType ignored))) {
            throw new Unsupported("LIKE with a pattern that is not constant");
        }
        if (!(call.arguments().getFirst().type() instanceof SqlType.TextType)) {
            throw new Unsupported(
                    "LIKE over " + ValueTerms.name(call.arguments().getFirst().type()));
        }
        SymbolicValue text = encoding.value(call.arguments().getFirst(), scope);
        SolverFormulas formulas = encoding.formulas();
        BoolExpr known = formulas.not(text.isNull());
        BoolExpr matches = LikePattern.hasWildcard(pattern)
                ? new LikePattern(formulas.z3(), pattern).matches(sequence(text.value(), "LIKE"))
                : formulas.same(text.value(), encoding.domains().texts().literal(pattern));
        return new Truth(formulas.and(known, matches), formulas.and(known, formulas.not(matches)));
    }

    SymbolicValue value(Scalar.Call call, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
        List<SymbolicValue> arguments = call.arguments().stream()
                .map(argument -> encoding.value(argument, scope))
                .toList();
        BoolExpr isNull =
                formulas.or(arguments.stream().map(SymbolicValue::isNull).toList());
        if (isNull.isTrue()) {
            return encoding.domains().nullOf(call.type());
        }
        Context z3 = formulas.z3();
        String name = call.operator().name();
        return new SymbolicValue(
                isNull,
                switch (call.operator()) {
                    case CONCAT -> {
                        Expr<SeqSort<CharSort>> joined =
                                sequence(arguments.getFirst().value(), name);
                        for (SymbolicValue argument : arguments.subList(1, arguments.size())) {
                            joined = z3.mkConcat(joined, sequence(argument.value(), name));
                        }
                        yield joined;
                    }
                    case CHARACTER_LENGTH ->
                        z3.mkLength(sequence(arguments.getFirst().value(), name));
                    case SUBSTRING -> substring(arguments, isNull, scope);
                    case UPPER, LOWER, TRIM -> throw new Unsupported(name);
                    default -> throw new IllegalArgumentException(name + " is not about strings");
                });
    }

    /** Positions below 1 and negative lengths mean different things to different DBMSs: such databases are left out. */
    private Expr<?> substring(List<SymbolicValue> arguments, BoolExpr isNull, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
        Context z3 = formulas.z3();
        Expr<SeqSort<CharSort>> text = sequence(arguments.getFirst().value(), "SUBSTRING");
        Expr<?> start = arguments.get(1).value();
        Expr<?> length = arguments.size() > 2 ? arguments.get(2).value() : z3.mkLength(text);
        if (!SolverFormulas.isWhole(start) || !SolverFormulas.isWhole(length)) {
            throw new Unsupported("SUBSTRING at a position that is no whole number");
        }
        encoding.assume(formulas.implies(
                formulas.and(scope.reached(), formulas.not(isNull)),
                formulas.and(
                        formulas.lessOrSame(formulas.integer(1), start),
                        formulas.lessOrSame(formulas.integer(0), length))));
        return z3.mkExtract(
                text, SolverFormulas.whole(formulas.minus(start, formulas.integer(1))), SolverFormulas.whole(length));
    }

    @SuppressWarnings("unchecked")
    private Expr<SeqSort<CharSort>> sequence(Expr<?> text, String operator) {
        if (!encoding.domains().texts().looksInside()
                || !text.getSort().equals(encoding.domains().texts().sort())) {
            throw new Unsupported(operator + " over what is no string");
        }
        return (Expr<SeqSort<CharSort>>) text;
    }
}
