package io.panoptes.equivalence.prover.decision;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import io.panoptes.equivalence.prover.decision.Encoder.Bound;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Subterms;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Sums and summaries that have been proven equal, each with what the proof needed. */
final class Congruences {
    private static final int MAX_PAIRS = 60;

    private final Decider decider;
    private final FunctionsOfValues functions;
    private final Map<Question, Boolean> known = new HashMap<>();

    /** Whether the two are the same where the facts hold. */
    private record Question(CanonicalForm left, CanonicalForm right, CanonicalForm facts) {}

    Congruences(Decider decider, FreshVariables names) {
        this.decider = decider;
        this.functions = new FunctionsOfValues(names);
    }

    /**
     * {@code facts -> a = b} for the pairs that are equal where the facts hold, and {@code condition -> a = b} for those that
     * are where one of the products' conditions holds, too; and what is known of them as functions. Two that refer to a row are equal only where
     * the row is there: their proof takes it for one.
     */
    List<BoolExpr> facts(
            Encoder encoder, Search.Presence presence, List<Formula> facts, List<Product> products, int depth) {
        List<Bound> bound = encoder.bound();
        List<BoolExpr> found = new ArrayList<>(functions.facts(encoder));
        int pairs = 0;
        for (int i = 0; i < bound.size(); i++) {
            for (int j = i + 1; j < bound.size() && pairs < MAX_PAIRS; j++) {
                Bound left = bound.get(i);
                Bound right = bound.get(j);
                if (mayBeEqual(left, right)) {
                    pairs++;
                    Set<Var> spokenOf = free(left);
                    spokenOf.addAll(free(right));
                    pair(encoder, left, right, facts, products, depth)
                            .map(equal -> encoder.z3().mkImplies(presence.of(spokenOf), equal))
                            .ifPresent(found::add);
                }
            }
        }
        return found;
    }

    private static boolean mayBeEqual(Bound left, Bound right) {
        return switch (left) {
            case Bound.Sum ignored -> right instanceof Bound.Sum;
            case Bound.Digest(Term.Summary term, var constant, int depth) ->
                right instanceof Bound.Digest(Term.Summary other, var otherConstant, int otherDepth)
                        && term.function().equals(other.function())
                        && term.arguments().size() == other.arguments().size();
            case Bound.Best ignored -> false;
            case Bound.Existence ignored -> false;
        };
    }

    private Optional<BoolExpr> pair(
            Encoder encoder, Bound left, Bound right, List<Formula> facts, List<Product> products, int depth) {
        Context z3 = encoder.z3();
        List<List<Formula>> attempts = new ArrayList<>();
        attempts.add(List.of());
        products.forEach(product -> attempts.add(usable(product.condition())));
        for (List<Formula> extra : attempts) {
            List<Formula> hypotheses = new ArrayList<>(facts);
            hypotheses.addAll(extra);
            if (isEqual(left, right, hypotheses, depth)) {
                BoolExpr premise = encoder.formula(Formulas.and(hypotheses));
                return Optional.of(z3.mkImplies(premise, conclusion(encoder, left, right)));
            }
        }
        return Optional.empty();
    }

    private static Set<Var> free(Bound bound) {
        return switch (bound) {
            case Bound.Sum(Term.Total term, var constant, int depth) -> FreeVariables.of(term);
            case Bound.Digest(Term.Summary term, var constant, int depth) -> FreeVariables.of(term);
            case Bound.Best(Term.Extremum term, var constant, int depth) -> FreeVariables.of(term);
            case Bound.Existence(Formula.Exists formula, var atom, int depth) -> FreeVariables.of(formula);
        };
    }

    /** What of a condition may serve as a hypothesis: nothing with sums of its own, which would have no end. */
    private static List<Formula> usable(Formula condition) {
        return Formulas.conjuncts(condition).stream()
                .filter(conjunct -> Subterms.of(conjunct).stream()
                        .noneMatch(term -> term instanceof Term.Total || term instanceof Term.Extremum))
                .toList();
    }

    private boolean isEqual(Bound left, Bound right, List<Formula> facts, int depth) {
        Question key = new Question(form(left), form(right), CanonicalForm.of(Formulas.and(facts)));
        Boolean earlier = known.get(key);
        if (earlier != null) {
            return earlier;
        }
        known.put(key, false);
        boolean equal = prove(left, right, facts, depth);
        known.put(key, equal);
        return equal;
    }

    private static CanonicalForm form(Bound bound) {
        return switch (bound) {
            case Bound.Sum(Term.Total term, var constant, int depth) -> CanonicalForm.of(term);
            case Bound.Digest(Term.Summary term, var constant, int depth) -> CanonicalForm.of(term);
            case Bound.Best(Term.Extremum term, var constant, int depth) -> CanonicalForm.of(term);
            case Bound.Existence(Formula.Exists formula, var atom, int depth) -> CanonicalForm.of(formula);
        };
    }

    private boolean prove(Bound left, Bound right, List<Formula> facts, int depth) {
        if (left instanceof Bound.Sum(Term.Total a, var constantA, int depthA)
                && right instanceof Bound.Sum(Term.Total b, var constantB, int depthB)) {
            return decider.equalTotals(a, b, facts, depth + 1);
        }
        return left instanceof Bound.Digest(Term.Summary a, var constantA, int depthA)
                && right instanceof Bound.Digest(Term.Summary b, var constantB, int depthB)
                && decider.equalBags(a.bag(), b.bag(), facts, depth + 1);
    }

    private static BoolExpr conclusion(Encoder encoder, Bound left, Bound right) {
        Context z3 = encoder.z3();
        if (left instanceof Bound.Sum(Term.Total a, Encoded x, int depthA)
                && right instanceof Bound.Sum(Term.Total b, Encoded y, int depthB)) {
            return encoder.sorts().equal(x.value(), y.value());
        }
        if (left instanceof Bound.Digest(Term.Summary a, Encoded x, int depthA)
                && right instanceof Bound.Digest(Term.Summary b, Encoded y, int depthB)) {
            BoolExpr same = encoder.formula(Decider.same(a.arguments(), b.arguments()));
            return z3.mkImplies(
                    same,
                    z3.mkAnd(z3.mkEq(x.isNull(), y.isNull()), encoder.sorts().equal(x.value(), y.value())));
        }
        return z3.mkTrue();
    }
}
