package io.panoptes.equivalence.prover.examination;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The values outside of which a condition can't hold, as far as it is written for one to see. */
final class Candidates {
    private final BagEvaluation evaluation;

    Candidates(BagEvaluation evaluation) {
        this.evaluation = evaluation;
    }

    /** Empty where the condition does not say. */
    Optional<Set<Value>> of(Var var, Formula condition) {
        if (!(var.source() instanceof Source.AnyValue(SqlType type))) {
            return Optional.empty();
        }
        Optional<Set<Value>> found = search(var, condition).or(() -> between(var, condition));
        return found.isEmpty() && type instanceof SqlType.BooleanType
                ? Optional.of(Set.of(Value.TRUE, Value.FALSE, Value.NULL))
                : found;
    }

    private Optional<Set<Value>> search(Var var, Formula condition) {
        evaluation.step();
        return switch (condition) {
            case Formula.And(var parts) ->
                parts.stream()
                        .map(part -> search(var, part))
                        .flatMap(Optional::stream)
                        .findFirst();
            case Formula.Or(var parts) ->
                all(parts.stream().map(part -> search(var, part)).toList());
            case Formula.Same(var left, var right) -> equal(var, left, right).or(() -> equal(var, right, left));
            case Formula.IsNull(var term) -> isOf(var, term) ? Optional.of(Set.of(Value.NULL)) : Optional.empty();
            case Formula.Holds(var term) -> isOf(var, term) ? Optional.of(Set.of(Value.TRUE)) : Optional.empty();
            case Formula.Exists exists -> inside(var, exists);
            case Formula.Not ignored -> Optional.empty();
            case Formula.Less ignored -> Optional.empty();
        };
    }

    /** The whole numbers above one bound that is known and up to another. */
    private Optional<Set<Value>> between(Var var, Formula condition) {
        Optional<BigDecimal> low = Optional.empty();
        Optional<BigDecimal> high = Optional.empty();
        for (Formula conjunct : Formulas.conjuncts(condition)) {
            if (conjunct instanceof Formula.Less(Term bound, Term term) && isOf(var, term) && low.isEmpty()) {
                low = number(bound);
            } else if (conjunct instanceof Formula.Not(Formula.Less(Term bound, Term term))
                    && isOf(var, term)
                    && high.isEmpty()) {
                high = number(bound);
            }
        }
        if (low.isEmpty() || high.isEmpty()) {
            return Optional.empty();
        }
        Set<Value> values = new HashSet<>();
        BigDecimal next = low.get().setScale(0, RoundingMode.FLOOR).add(BigDecimal.ONE);
        while (next.compareTo(high.get()) <= 0) {
            evaluation.step();
            values.add(ExaminedValues.number(next));
            next = next.add(BigDecimal.ONE);
        }
        return Optional.of(values);
    }

    private Optional<BigDecimal> number(Term term) {
        boolean known = ValueKind.of(term.type()) == ValueKind.WHOLE
                && evaluation.bound().keySet().containsAll(FreeVariables.of(term));
        return known
                ? Optional.of(evaluation.value(term))
                        .filter(value -> !value.isNull())
                        .map(ExaminedValues::number)
                : Optional.empty();
    }

    private static Optional<Set<Value>> all(List<Optional<Set<Value>>> parts) {
        Set<Value> values = new HashSet<>();
        for (Optional<Set<Value>> part : parts) {
            if (part.isEmpty()) {
                return Optional.empty();
            }
            values.addAll(part.get());
        }
        return Optional.of(values);
    }

    private Optional<Set<Value>> equal(Var var, Term side, Term other) {
        boolean known = isOf(var, side) && evaluation.bound().keySet().containsAll(FreeVariables.of(other));
        return known ? Optional.of(Set.of(evaluation.value(other))) : Optional.empty();
    }

    private static boolean isOf(Var var, Term term) {
        return term instanceof Term.Variable(Var variable, var type) && variable.equals(var);
    }

    /** What it may be for each choice of the rows inside. */
    private Optional<Set<Value>> inside(Var var, Formula.Exists exists) {
        if (!FreeVariables.of(exists).contains(var)) {
            return Optional.empty();
        }
        Set<Value> values = new HashSet<>();
        boolean[] known = {true};
        try {
            new Assignments(evaluation, exists.product()).visitPartly(open -> {
                Optional<Set<Value>> here = search(var, new Formula.And(open));
                here.ifPresent(values::addAll);
                known[0] = here.isPresent();
                return known[0];
            });
        } catch (NotEvaluated e) {
            return Optional.empty();
        }
        return known[0] ? Optional.of(values) : Optional.empty();
    }
}
