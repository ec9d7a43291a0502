package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import java.util.List;

/** A predicate of SQL: when it is TRUE and when it is FALSE; NULL otherwise. The two never hold together. */
record Logic(Formula isTrue, Formula isFalse) {

    static final Logic TRUE = new Logic(Formula.TRUE, Formula.FALSE);

    /** Never NULL. */
    static Logic of(Formula formula) {
        return new Logic(formula, Formulas.not(formula));
    }

    static Logic of(Term term) {
        Formula holds = Formulas.holds(term);
        return new Logic(holds, Formulas.and(Formulas.notNull(term), Formulas.not(holds)));
    }

    static Logic and(List<Logic> parts) {
        return new Logic(
                Formulas.and(parts.stream().map(Logic::isTrue).toList()),
                Formulas.or(parts.stream().map(Logic::isFalse).toList()));
    }

    static Logic or(List<Logic> parts) {
        return new Logic(
                Formulas.or(parts.stream().map(Logic::isTrue).toList()),
                Formulas.and(parts.stream().map(Logic::isFalse).toList()));
    }

    Logic not() {
        return new Logic(isFalse, isTrue);
    }

    static Logic equal(Term left, Term right) {
        Formula present = Formulas.and(Formulas.notNull(left), Formulas.notNull(right));
        Formula same = Formulas.same(left, right);
        return new Logic(Formulas.and(same, present), Formulas.and(present, Formulas.not(same)));
    }

    static Logic less(Term left, Term right) {
        Formula present = Formulas.and(Formulas.notNull(left), Formulas.notNull(right));
        Formula less = Formulas.less(left, right);
        return new Logic(less, Formulas.and(present, Formulas.not(less)));
    }

    Term term() {
        return Terms.when(
                isTrue, Terms.truth(true), Terms.when(isFalse, Terms.truth(false), Terms.nothing(SqlType.BOOLEAN)));
    }
}
