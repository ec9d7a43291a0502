package io.panoptes.equivalence.refuter.symbolic.scalar;

import com.microsoft.z3.BoolExpr;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.term.Truth;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import io.panoptes.sql.type.SqlType;

/** {@code =, <>, <, <=, >, >=, IS [NOT] DISTINCT FROM, IS [NOT] NULL}. */
record ComparisonEncoder(Encoding encoding) {

    Truth truth(Scalar.Call call, SymbolicScope scope) {
        return switch (call.operator()) {
            case IS_NULL -> isNull(call, scope);
            case IS_NOT_NULL -> isNull(call, scope).negated();
            case IS_NOT_DISTINCT_FROM -> notDistinct(call, scope);
            case IS_DISTINCT_FROM -> notDistinct(call, scope).negated();
            default -> {
                Scalar left = call.arguments().get(0);
                Scalar right = call.arguments().get(1);
                yield encoding.comparisons()
                        .compare(
                                call.operator(),
                                encoding.value(left, scope),
                                left.type(),
                                encoding.value(right, scope),
                                right.type());
            }
        };
    }

    private Truth isNull(Scalar.Call call, SymbolicScope scope) {
        return decided(encoding.value(call.arguments().getFirst(), scope).isNull());
    }

    private Truth notDistinct(Scalar.Call call, SymbolicScope scope) {
        Scalar left = call.arguments().get(0);
        Scalar right = call.arguments().get(1);
        SqlType common = ValueTerms.common(left.type(), right.type());
        return decided(encoding.comparisons()
                .notDistinct(encoding.value(left, common, scope), encoding.value(right, common, scope)));
    }

    private Truth decided(BoolExpr holds) {
        return new Truth(holds, encoding.formulas().not(holds));
    }
}
