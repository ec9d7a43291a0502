package io.panoptes.equivalence.kernel.denotation;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;

/** A condition of SQL: when it is TRUE and when it is FALSE; NULL otherwise. */
record Logic3(Formula isTrue, Formula isFalse) {

    static Logic3 of(Formula formula) {
        return new Logic3(formula, new Formula.Not(formula));
    }

    static Logic3 of(Term term) {
        Formula holds = new Formula.Holds(term);
        Formula present = new Formula.Not(new Formula.IsNull(term));
        return new Logic3(holds, new Formula.And(List.of(present, new Formula.Not(holds))));
    }

    static Logic3 and(List<Logic3> parts) {
        return new Logic3(
                new Formula.And(parts.stream().map(Logic3::isTrue).toList()),
                new Formula.Or(parts.stream().map(Logic3::isFalse).toList()));
    }

    static Logic3 or(List<Logic3> parts) {
        return and(parts.stream().map(Logic3::not).toList()).not();
    }

    Logic3 not() {
        return new Logic3(isFalse, isTrue);
    }

    static Logic3 equal(Term left, Term right) {
        return compared(left, right, new Formula.Same(left, right));
    }

    static Logic3 less(Term left, Term right) {
        return compared(left, right, new Formula.Less(left, right));
    }

    private static Logic3 compared(Term left, Term right, Formula holds) {
        Formula l = new Formula.Not(new Formula.IsNull(left));
        Formula r = new Formula.Not(new Formula.IsNull(right));
        return new Logic3(
                new Formula.And(List.of(l, r, holds)), new Formula.And(List.of(l, r, new Formula.Not(holds))));
    }

    static Logic3 equal(List<Term> left, List<Term> right) {
        List<Logic3> parts = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            parts.add(equal(left.get(i), right.get(i)));
        }
        return and(parts);
    }

    Term term() {
        Term no = new Term.If(
                isFalse,
                new Term.Constant(Value.FALSE, SqlType.BOOLEAN),
                new Term.Constant(Value.NULL, SqlType.BOOLEAN));
        return new Term.If(isTrue, new Term.Constant(Value.TRUE, SqlType.BOOLEAN), no);
    }
}
