package io.panoptes.equivalence.prover.rule.operator;

import io.panoptes.equivalence.algebra.Operator;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.sql.type.SqlType;
import java.util.List;

/**
 * An operator and what it is applied to.
 *
 * @param types those of the arguments in the query; a term's own may be narrower
 */
public record OperatorCall(Operator operator, List<SqlType> types, List<Term> arguments, SqlType type) {
    public OperatorCall {
        types = List.copyOf(types);
        arguments = List.copyOf(arguments);
    }

    Term argument(int index) {
        return arguments.get(index);
    }

    boolean areNumbers() {
        return arguments.stream()
                .allMatch(argument -> ValueKind.of(argument.type()).isNumber());
    }

    boolean areExact() {
        return arguments.stream()
                .allMatch(argument -> ValueKind.of(argument.type()).isExact());
    }

    boolean isFloating() {
        return type instanceof SqlType.DoubleType;
    }
}
