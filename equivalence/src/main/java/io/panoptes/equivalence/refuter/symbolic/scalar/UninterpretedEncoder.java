package io.panoptes.equivalence.refuter.symbolic.scalar;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.Sort;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.refuter.symbolic.encoding.Encoding;
import io.panoptes.equivalence.refuter.symbolic.table.SymbolicScope;
import io.panoptes.equivalence.refuter.symbolic.term.SolverFormulas;
import io.panoptes.equivalence.refuter.symbolic.term.SymbolicValue;
import io.panoptes.equivalence.refuter.symbolic.term.ValueTerms;
import java.util.ArrayList;
import java.util.List;

/** {@code f(x, ...) -> a function of Z3 of which nothing is known}: equal arguments give equal results. */
record UninterpretedEncoder(Encoding encoding) {

    SymbolicValue value(Scalar.Uninterpreted function, SymbolicScope scope) {
        SolverFormulas formulas = encoding.formulas();
        Context z3 = formulas.z3();
        List<Expr<?>> arguments = new ArrayList<>();
        StringBuilder name = new StringBuilder(function.name());
        for (Scalar argument : function.arguments()) {
            SymbolicValue value = encoding.value(argument, scope);
            Expr<?> ofNull = encoding.domains().nullOf(argument.type()).value();
            arguments.add(value.isNull());
            arguments.add(formulas.choose(value.isNull(), ofNull, value.value()));
            name.append('_').append(ValueTerms.name(argument.type()));
        }
        Sort[] sorts = arguments.stream().map(Expr::getSort).toArray(Sort[]::new);
        Expr<?>[] terms = arguments.toArray(Expr[]::new);
        Sort result = encoding.domains().sort(function.type());
        name.append('_').append(result);
        BoolExpr isNull = (BoolExpr) z3.mkApp(z3.mkFuncDecl(name + "_null", sorts, z3.getBoolSort()), terms);
        return new SymbolicValue(isNull, z3.mkApp(z3.mkFuncDecl(name.toString(), sorts, result), terms));
    }
}
