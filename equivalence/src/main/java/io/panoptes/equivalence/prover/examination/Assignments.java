package io.panoptes.equivalence.prover.examination;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The choices of a product's variables that meet its condition. Rows are taken in turn; a value takes what the condition
 * leaves to it, for there are too many values to try.
 */
final class Assignments {
    private final BagEvaluation evaluation;
    private final Candidates candidates;
    private final List<Var> vars;
    private final List<Conjunct> conjuncts = new ArrayList<>();

    /** Is told of each choice; false where it has seen enough. */
    @FunctionalInterface
    interface Visitor {
        boolean visit();
    }

    /** Is told of each choice, with the conjuncts that refer to a variable that has no value yet. */
    @FunctionalInterface
    interface PartialVisitor {
        boolean visit(List<Formula> open);
    }

    private record Conjunct(Formula formula, Set<Var> variables) {}

    Assignments(BagEvaluation evaluation, Product product) {
        this.evaluation = evaluation;
        this.candidates = new Candidates(evaluation);
        this.vars = product.vars();
        for (Formula formula : Formulas.conjuncts(product.condition())) {
            conjuncts.add(new Conjunct(formula, Set.copyOf(FreeVariables.of(formula))));
        }
    }

    void visit(Visitor visitor) {
        visitPartly(open -> {
            if (!open.isEmpty()) {
                throw new NotEvaluated("a variable of an enclosing sum has no value");
            }
            return visitor.visit();
        });
    }

    void visitPartly(PartialVisitor visitor) {
        choose(vars, conjuncts, visitor);
    }

    /** Whether to go on. */
    private boolean choose(List<Var> open, List<Conjunct> untested, PartialVisitor visitor) {
        evaluation.step();
        List<Conjunct> later = new ArrayList<>();
        for (Conjunct conjunct : untested) {
            if (!evaluation.bound().keySet().containsAll(conjunct.variables())) {
                later.add(conjunct);
            } else if (!evaluation.holds(conjunct.formula())) {
                return true;
            }
        }
        if (open.isEmpty()) {
            return visitor.visit(later.stream().map(Conjunct::formula).toList());
        }
        Next next = next(open, later);
        List<Var> rest = new ArrayList<>(open);
        rest.remove(next.var());
        for (List<Value> binding : next.bindings()) {
            evaluation.bound().put(next.var(), binding);
            try {
                if (!choose(rest, later, visitor)) {
                    return false;
                }
            } finally {
                evaluation.bound().remove(next.var());
            }
        }
        return true;
    }

    private record Next(Var var, List<List<Value>> bindings) {}

    private Next next(List<Var> open, List<Conjunct> later) {
        List<Formula> conditions = later.stream().map(Conjunct::formula).toList();
        for (Var var : open) {
            if (!(var.source() instanceof Source.AnyValue) && isReady(var.source())) {
                return new Next(var, evaluation.rows(var.source()));
            }
        }
        for (Var var : open) {
            Optional<Set<Value>> values = candidates.of(var, new Formula.And(conditions));
            if (values.isPresent()) {
                return new Next(var, values.get().stream().map(List::of).toList());
            }
        }
        throw new NotEvaluated("nothing says which values a variable may take");
    }

    private boolean isReady(Source source) {
        return switch (source) {
            case Source.Stored ignored -> true;
            case Source.AnyValue ignored -> false;
            case Source.Unknown made -> {
                Set<Var> free = new HashSet<>();
                made.bags().forEach(bag -> bag.products().forEach(product -> free.addAll(FreeVariables.of(product))));
                yield evaluation.bound().keySet().containsAll(free);
            }
        };
    }
}
