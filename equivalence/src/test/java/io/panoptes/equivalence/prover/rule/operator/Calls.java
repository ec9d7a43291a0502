package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Short names to write calls of operators with, and a record of what a rule took for granted. */
final class Calls {
    static final SqlType CENTS = new SqlType.DecimalType(9, 2);

    final Set<Assumption> made = EnumSet.noneOf(Assumption.class);
    /** All may be taken for granted. */
    final Assuming all = assumption -> {
        made.add(assumption);
        return true;
    };
    /** Nothing may. */
    final Assuming none = assumption -> false;

    static Term whole(long number) {
        return new Term.Constant(Value.of(number), SqlType.INTEGER);
    }

    static Term decimal(String digits) {
        return new Term.Constant(Value.of(new BigDecimal(digits)), CENTS);
    }

    static Term floating(double number) {
        return new Term.Constant(new Value.DoubleValue(number), SqlType.DOUBLE);
    }

    static Term text(String text) {
        return new Term.Constant(Value.of(text), SqlType.TEXT);
    }

    static Term day(int day) {
        return new Term.Constant(new Value.DateValue(LocalDate.of(2024, 2, day)), SqlType.DATE);
    }

    static Term nothing(SqlType type) {
        return new Term.Constant(Value.NULL, type);
    }

    static Term any(int id, SqlType type) {
        return new Term.Variable(new Var(id, new Source.AnyValue(type)), type);
    }

    static OperatorCall call(Operator operator, SqlType type, Term... arguments) {
        return new OperatorCall(
                operator, Arrays.stream(arguments).map(Term::type).toList(), List.of(arguments), type);
    }

    /** As an evaluator of terms writes numbers. */
    static Value number(String digits) {
        return Value.of(new BigDecimal(digits));
    }
}
