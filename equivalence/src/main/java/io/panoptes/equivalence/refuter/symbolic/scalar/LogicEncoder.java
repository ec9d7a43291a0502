package io.panoptes.equivalence.refuter.symbolic.scalar;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.Truth;
import java.util.List;

/** {@code AND, OR, NOT, IS [NOT] TRUE, IS [NOT] FALSE -> three-valued logic over pairs of formulas}. */
record LogicEncoder(Encoding encoding) {

    Truth truth(Scalar.Call call, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
        List<Truth> operands = call.arguments().stream()
                .map(argument -> encoding.truth(argument, scope))
                .toList();
        List<BoolExpr> trues = operands.stream().map(Truth::isTrue).toList();
        List<BoolExpr> falses = operands.stream().map(Truth::isFalse).toList();
        return switch (call.operator()) {
            case AND -> new Truth(formulas.and(trues), formulas.or(falses));
            case OR -> new Truth(formulas.or(trues), formulas.and(falses));
            case NOT -> operands.getFirst().negated();
            case IS_TRUE -> decided(trues.getFirst());
            case IS_NOT_TRUE -> decided(trues.getFirst()).negated();
            case IS_FALSE -> decided(falses.getFirst());
            case IS_NOT_FALSE -> decided(falses.getFirst()).negated();
            default -> throw new IllegalArgumentException(call.operator() + " is no logical operator");
        };
    }

    private Truth decided(BoolExpr holds) {
        return new Truth(holds, encoding.formulas().not(holds));
    }
}
