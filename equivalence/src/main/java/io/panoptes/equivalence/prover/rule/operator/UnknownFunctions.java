package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import java.util.List;
import java.util.Locale;

/** Functions of which is known only that they give the same for the same. */
public final class UnknownFunctions {
    private final Assuming assuming;

    public UnknownFunctions(Assuming assuming) {
        this.assuming = assuming;
    }

    /** An operator as a function of arguments of these types. */
    Term of(OperatorCall call) {
        requirePlainZeros(call.arguments());
        String text = call.operator().name().toLowerCase(Locale.ROOT)
                + "/"
                + call.arguments().size()
                + kinds(call)
                + ValueKind.of(call.type());
        return new Term.Unknown(new Function.OfOperator(call.operator(), text), call.arguments(), call.type());
    }

    /** A function of the dialect. */
    public Term named(String name, List<SqlType> types, List<Term> arguments, SqlType type) {
        requirePlainZeros(arguments);
        StringBuilder widths = new StringBuilder();
        types.forEach(width -> widths.append(NumericCasts.name(width)).append('/'));
        String text = name + "/" + arguments.size() + widths + ValueKind.of(type);
        return new Term.Unknown(new Function.Named(text), arguments, type);
    }

    /** A cast that may change the value. */
    public Term cast(Term operand, SqlType from, SqlType to) {
        requirePlainZeros(List.of(operand));
        String text = "cast " + name(from) + " to " + NumericCasts.name(to);
        return new Term.Unknown(new Function.Cast(from, to, text), List.of(operand), to);
    }

    /** Zero and negative zero are equal, and a function may tell them apart. */
    void requirePlainZeros(List<Term> arguments) {
        boolean floating = arguments.stream()
                .anyMatch(argument ->
                        ValueKind.of(argument.type()) == ValueKind.DOUBLE && !(argument instanceof Term.Constant));
        if (floating && !assuming.assume(Assumption.NO_NEGATIVE_ZERO)) {
            throw new Unsupported("function of a number in floating point, whose zero may have a sign");
        }
    }

    /** A function may treat 1 and 1.00 differently, so the types belong to its name; one that rounds does not. */
    private static String kinds(OperatorCall call) {
        Operator operator = call.operator();
        boolean looksAtValue = operator == Operator.ROUND || operator == Operator.FLOOR || operator == Operator.CEILING;
        StringBuilder kinds = new StringBuilder();
        for (SqlType type : call.types()) {
            boolean isDecimal = looksAtValue && type instanceof SqlType.DecimalType;
            kinds.append(isDecimal ? "DECIMAL" : name(type)).append('/');
        }
        return kinds.toString();
    }

    /** A REAL is not written or rounded as the number of 64 bits that it is. */
    private static String name(SqlType type) {
        return type instanceof SqlType.DecimalType || type instanceof SqlType.DoubleType
                ? NumericCasts.name(type)
                : ValueKind.of(type).toString();
    }
}
