package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import java.util.List;

/** A predicate of SQL: when it is TRUE and when it is FALSE; NULL otherwise. The two never hold together. */
record ThreeValued(Formula isTrue, Formula isFalse) {

    static final ThreeValued TRUE = new ThreeValued(Formula.TRUE, Formula.FALSE);

    /** Never NULL. */
    static ThreeValued of(Formula formula) {
        return new ThreeValued(formula, Formulas.not(formula));
    }

    static ThreeValued of(Term term) {
        Formula holds = Formulas.holds(term);
        return new ThreeValued(holds, Formulas.and(Formulas.notNull(term), Formulas.not(holds)));
    }

    static ThreeValued and(List<ThreeValued> parts) {
        return new ThreeValued(
                Formulas.and(parts.stream().map(ThreeValued::isTrue).toList()),
                Formulas.or(parts.stream().map(ThreeValued::isFalse).toList()));
    }

    static ThreeValued or(List<ThreeValued> parts) {
        return new ThreeValued(
                Formulas.or(parts.stream().map(ThreeValued::isTrue).toList()),
                Formulas.and(parts.stream().map(ThreeValued::isFalse).toList()));
    }

    ThreeValued not() {
        return new ThreeValued(isFalse, isTrue);
    }

    static ThreeValued equal(Term left, Term right) {
        Formula present = Formulas.and(Formulas.notNull(left), Formulas.notNull(right));
        Formula same = Formulas.same(left, right);
        return new ThreeValued(Formulas.and(same, present), Formulas.and(present, Formulas.not(same)));
    }

    static ThreeValued less(Term left, Term right) {
        Formula present = Formulas.and(Formulas.notNull(left), Formulas.notNull(right));
        Formula less = Formulas.less(left, right);
        return new ThreeValued(less, Formulas.and(present, Formulas.not(less)));
    }

    Term term() {
        return Terms.when(
                isTrue, Terms.truth(true), Terms.when(isFalse, Terms.truth(false), Terms.nothing(SqlType.BOOLEAN)));
    }
}
