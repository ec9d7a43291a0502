package io.panoptes.equivalence.prover.expression;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes terms, with arithmetic on constants carried out. */
public final class Terms {
    private Terms() {}

    public static Term constant(long number) {
        return new Term.Constant(Value.of(number), SqlType.BIGINT);
    }

    public static Term nothing(SqlType type) {
        return new Term.Constant(Value.NULL, type);
    }

    /** Whether it is NULL whatever the rows. */
    public static boolean isNull(Term term) {
        return Formulas.isNull(term).equals(Formula.TRUE);
    }

    public static Term truth(boolean truth) {
        return new Term.Constant(Value.of(truth), SqlType.BOOLEAN);
    }

    public static Term variable(Var var) {
        if (var.source() instanceof Source.AnyValue(SqlType type)) {
            return new Term.Variable(var, type);
        }
        throw new IllegalArgumentException("%s stands for a row, not for a value".formatted(var));
    }

    /** The columns of a row. */
    public static List<Term> columns(Var row, List<SqlType> types) {
        List<Term> columns = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            columns.add(new Term.Column(row, i, types.get(i)));
        }
        return columns;
    }

    public static Term when(Formula condition, Term then, Term otherwise) {
        if (condition.equals(Formula.TRUE) || then.equals(otherwise)) {
            return then;
        }
        return condition.equals(Formula.FALSE) ? otherwise : new Term.If(condition, then, otherwise);
    }

    public static Term strict(ArithmeticOperation operation, List<Term> arguments, SqlType type) {
        if (arguments.stream().anyMatch(argument -> Formulas.isNull(argument).equals(Formula.TRUE))) {
            return nothing(type);
        }
        if (arguments.size() == 2) {
            Optional<Term> folded = fold(operation, arguments.get(0), arguments.get(1), type);
            if (folded.isPresent()) {
                return folded.get();
            }
        }
        return new Term.Strict(operation, arguments, type);
    }

    private static Optional<Term> fold(ArithmeticOperation operation, Term left, Term right, SqlType type) {
        Optional<BigDecimal> a = number(left);
        Optional<BigDecimal> b = number(right);
        if (operation == ArithmeticOperation.TIMES && a.isPresent() && a.get().compareTo(BigDecimal.ONE) == 0) {
            return Optional.of(right);
        }
        if (operation == ArithmeticOperation.TIMES && b.isPresent() && b.get().compareTo(BigDecimal.ONE) == 0) {
            return Optional.of(left);
        }
        if (operation.isSum() && b.isPresent() && b.get().signum() == 0) {
            return Optional.of(left);
        }
        if (operation == ArithmeticOperation.PLUS && a.isPresent() && a.get().signum() == 0) {
            return Optional.of(right);
        }
        if (a.isEmpty() || b.isEmpty()) {
            return Optional.empty();
        }
        return operation.of(a.get(), b.get()).map(number -> constant(number, type));
    }

    public static Optional<BigDecimal> number(Term term) {
        return term instanceof Term.Constant(Value value, var type) ? Constants.number(value) : Optional.empty();
    }

    /** Whether it is this number. */
    public static boolean isNumber(Term term, long number) {
        return number(term)
                .filter(value -> value.compareTo(BigDecimal.valueOf(number)) == 0)
                .isPresent();
    }

    public static Term constant(BigDecimal number, SqlType type) {
        boolean whole = number.stripTrailingZeros().scale() <= 0;
        return ValueKind.of(type) == ValueKind.WHOLE && whole
                ? new Term.Constant(new Value.IntegerValue(number.toBigIntegerExact()), type)
                : new Term.Constant(Value.of(number), whole ? type : new SqlType.DecimalType(65, 30));
    }
}
