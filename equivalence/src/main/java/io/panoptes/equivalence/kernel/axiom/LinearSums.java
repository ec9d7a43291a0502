package io.panoptes.equivalence.kernel.axiom;

import io.panoptes.equivalence.kernel.logic.Goal;
import io.panoptes.equivalence.kernel.logic.Lemmas;
import io.panoptes.equivalence.kernel.logic.Logic;
import io.panoptes.equivalence.kernel.logic.Sources;
import io.panoptes.equivalence.kernel.syntax.Kinds;
import io.panoptes.equivalence.kernel.syntax.VariableRenaming;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code c × total{Σ x. p(x) (n(x))} + ... -> ...} where both sides are made of totals over the same variables by sums, differences,
 * factors that are never NULL, and choices whose condition does not refer to x: for all x, the same made of {@code [p(x)] × n(x)} is the
 * same number on both sides. A sum of sums is the sum over all x.
 */
public record LinearSums() implements Axiom {
    @Override
    public boolean accepts(ProofStep step, Logic logic, Lemmas lemmas) {
        if (!(step instanceof ProofStep.Value(var rule, List<Formula> facts, Term before, Term after))) {
            return false;
        }
        Optional<List<Var>> vars = vars(before).or(() -> vars(after));
        if (vars.isEmpty()) {
            return false;
        }
        List<Var> shared = VariableRenaming.none(logic.fresh())
                .apply(new Product(vars.get(), Formula.TRUE, List.of()))
                .vars();
        Optional<List<Goal.Weight>> left = weights(before, Formula.TRUE, List.of(), false, shared, logic);
        Optional<List<Goal.Weight>> right = weights(after, Formula.TRUE, List.of(), false, shared, logic);
        Formula neither = new Formula.And(
                List.of(new Formula.Not(new Formula.IsNull(before)), new Formula.Not(new Formula.IsNull(after))));
        return left.isPresent()
                && right.isPresent()
                && logic.follows(facts, new Goal.Holds(neither), lemmas)
                && logic.follows(facts, new Goal.SameSum(left.get(), right.get()), lemmas);
    }

    /** The variables of the first total that it is made of. */
    private static Optional<List<Var>> vars(Term term) {
        return switch (term) {
            case Term.Total(Product product, var type) -> Optional.of(product.vars());
            case Term.Strict(var operation, List<Term> arguments, var type) ->
                arguments.stream().flatMap(argument -> vars(argument).stream()).findFirst();
            case Term.If(var condition, Term then, Term otherwise) -> vars(then).or(() -> vars(otherwise));
            case Term.Column ignored -> Optional.empty();
            case Term.Variable ignored -> Optional.empty();
            case Term.Constant ignored -> Optional.empty();
            case Term.Unknown ignored -> Optional.empty();
            case Term.Extremum ignored -> Optional.empty();
            case Term.Summary ignored -> Optional.empty();
        };
    }

    /** What it adds at one choice of the shared variables; empty where it is made otherwise. */
    private static Optional<List<Goal.Weight>> weights(
            Term term, Formula condition, List<Term> factors, boolean negative, List<Var> shared, Logic logic) {
        return switch (term) {
            case Term.Total(Product product, var type) -> {
                if (!isOver(product, shared)) {
                    yield Optional.empty();
                }
                Product here = VariableRenaming.none(logic.fresh()).over(product, shared);
                Term number = here.head().getFirst();
                for (Term factor : factors) {
                    number = new Term.Strict(ArithmeticOperation.TIMES, List.of(factor, number), SqlType.BIGINT);
                }
                if (negative) {
                    number = new Term.Strict(ArithmeticOperation.MINUS, List.of(zero(), number), SqlType.BIGINT);
                }
                yield Optional.of(
                        List.of(new Goal.Weight(new Formula.And(List.of(condition, here.condition())), number)));
            }
            case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type) ->
                arguments.size() == 2 && Kinds.of(term).isExact()
                        ? operation(operation, arguments, condition, factors, negative, shared, logic)
                        : Optional.empty();
            case Term.If(Formula when, Term then, Term otherwise) ->
                both(
                        weights(then, and(condition, when), factors, negative, shared, logic),
                        weights(otherwise, and(condition, new Formula.Not(when)), factors, negative, shared, logic));
            case Term.Constant(Value.IntegerValue(var number), var type) ->
                number.signum() == 0 ? Optional.of(List.of()) : Optional.empty();
            // A choice that would be NULL is not taken: the whole is not NULL.
            case Term.Constant(Value value, var type) -> value.isNull() ? Optional.of(List.of()) : Optional.empty();
            case Term.Column ignored -> Optional.empty();
            case Term.Variable ignored -> Optional.empty();
            case Term.Unknown ignored -> Optional.empty();
            case Term.Extremum ignored -> Optional.empty();
            case Term.Summary ignored -> Optional.empty();
        };
    }

    private static Optional<List<Goal.Weight>> operation(
            ArithmeticOperation operation,
            List<Term> arguments,
            Formula condition,
            List<Term> factors,
            boolean negative,
            List<Var> shared,
            Logic logic) {
        Term left = arguments.get(0);
        Term right = arguments.get(1);
        return switch (operation) {
            case PLUS ->
                both(
                        weights(left, condition, factors, negative, shared, logic),
                        weights(right, condition, factors, negative, shared, logic));
            case MINUS ->
                both(
                        weights(left, condition, factors, negative, shared, logic),
                        weights(right, condition, factors, !negative, shared, logic));
            case TIMES -> {
                boolean isLeft = vars(left).isPresent();
                Term factor = isLeft ? right : left;
                List<Term> more = new ArrayList<>(factors);
                more.add(factor);
                yield vars(factor).isPresent() || !Kinds.of(factor).isExact()
                        ? Optional.empty()
                        : weights(isLeft ? left : right, condition, more, negative, shared, logic);
            }
            case QUOTIENT, WHOLE_QUOTIENT, ADD_DAYS, DAYS_BETWEEN -> Optional.empty();
        };
    }

    private static boolean isOver(Product product, List<Var> shared) {
        if (product.vars().size() != shared.size()
                || !Kinds.of(product.head().getFirst()).isExact()) {
            return false;
        }
        for (int i = 0; i < shared.size(); i++) {
            if (!Sources.areSame(product.vars().get(i).source(), shared.get(i).source())) {
                return false;
            }
        }
        return true;
    }

    private static Optional<List<Goal.Weight>> both(
            Optional<List<Goal.Weight>> left, Optional<List<Goal.Weight>> right) {
        return left.flatMap(some -> right.map(others -> {
            List<Goal.Weight> all = new ArrayList<>(some);
            all.addAll(others);
            return all;
        }));
    }

    private static Formula and(Formula left, Formula right) {
        return new Formula.And(List.of(left, right));
    }

    private static Term zero() {
        return new Term.Constant(Value.of(0), SqlType.BIGINT);
    }
}
