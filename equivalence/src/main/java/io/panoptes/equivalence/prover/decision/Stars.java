package io.panoptes.equivalence.prover.decision;

import com.microsoft.z3.ArithExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.IntExpr;
import io.panoptes.equivalence.prover.decision.Encoder.Bound;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Linear integer arithmetic with stars. Sums over the same rows are taken apart: each row is of a kind, which says which of
 * the conditions it meets; kinds that the solver shows to be impossible have no rows. With a number of rows, and a part
 * of each sum, for each kind, the sums are the sums of their parts, and a squash is whether one of its kinds has a row. How
 * many rows a kind has is told by {@link RowsOfKind}.
 */
final class Stars {
    private static final int MAX_CONDITIONS = 7;
    private static final int MAX_KINDS = 40;
    private static final int MOST_COUNTED = 12;

    private final Decider decider;

    Stars(Decider decider) {
        this.decider = decider;
    }

    /** What the rows of a kind add to the sums of a value. */
    private record ShareOf(int rows, ValueKind kind, CanonicalForm value) {}

    /** What is summed over rows that are the same for all members; an existence has no value. */
    private record Member(Bound bound, int condition, Optional<Term> value) {}

    private record Group(Product like, List<Formula> conditions, List<Member> members) {
        /** The rows of a kind. */
        Product rows(boolean[] kind) {
            List<Formula> literals = new ArrayList<>();
            for (int i = 0; i < kind.length; i++) {
                Formula condition = conditions.get(i);
                literals.add(kind[i] ? condition : Formulas.not(condition));
            }
            return new Product(like.vars(), Formulas.and(literals), List.of());
        }

        /** What comes from outside. */
        Set<Var> spokenOf() {
            Set<Var> spokenOf = new HashSet<>();
            conditions.forEach(condition -> spokenOf.addAll(FreeVariables.of(condition)));
            like.vars().forEach(spokenOf::remove);
            return spokenOf;
        }
    }

    private static IntExpr count(Encoder encoder) {
        return (IntExpr) encoder.z3().mkFreshConst("rows", encoder.z3().getIntSort());
    }

    /**
     * {@code facts -> how the sums and squashes that have come up are made of parts}. Which kinds are impossible is known only where the
     * rows that their conditions refer to are there.
     */
    List<BoolExpr> facts(Encoder encoder, Search.Presence presence, List<Formula> facts, Set<Var> rows, int depth) {
        List<BoolExpr> found = new ArrayList<>();
        for (Group group : groups(encoder.bound())) {
            long sums = group.members().stream()
                    .filter(member -> member.bound() instanceof Bound.Sum)
                    .count();
            if (sums > 0 && group.members().size() > 1 && group.conditions().size() <= MAX_CONDITIONS) {
                List<boolean[]> kinds = new ArrayList<>();
                if (possible(group, facts, new ArrayList<>(), kinds, depth)) {
                    List<IntExpr> counts =
                            kinds.stream().map(kind -> count(encoder)).toList();
                    BoolExpr premise = encoder.formula(Formulas.and(facts));
                    List<BoolExpr> ofGroup = new ArrayList<>();
                    parts(encoder, group, kinds, counts)
                            .forEach(part -> ofGroup.add(encoder.z3().mkImplies(premise, part)));
                    RowsOfKind number = new RowsOfKind(decider, encoder, facts, rows);
                    for (int i = 0; i < kinds.size() && kinds.size() <= MOST_COUNTED; i++) {
                        ofGroup.addAll(number.facts(group.rows(kinds.get(i)), counts.get(i)));
                    }
                    BoolExpr there = presence.of(group.spokenOf());
                    ofGroup.forEach(fact -> found.add(encoder.z3().mkImplies(there, fact)));
                }
            }
        }
        return found;
    }

    private List<Group> groups(List<Bound> bounds) {
        Map<Skeleton, Group> groups = new LinkedHashMap<>();
        for (Bound bound : bounds) {
            product(bound)
                    .filter(product -> !product.vars().isEmpty())
                    .filter(product -> product.vars().stream().noneMatch(var -> var.source() instanceof Source.Unknown))
                    .ifPresent(product -> add(bound, product, groups));
        }
        return List.copyOf(groups.values());
    }

    private static Optional<Product> product(Bound bound) {
        return switch (bound) {
            case Bound.Sum(Term.Total term, var constant, int depth) -> Optional.of(term.product());
            case Bound.Existence(Formula.Exists formula, var atom, int depth) -> Optional.of(formula.product());
            case Bound.Best ignored -> Optional.empty();
            case Bound.Digest ignored -> Optional.empty();
        };
    }

    private void add(Bound bound, Product product, Map<Skeleton, Group> groups) {
        Group group = groups.computeIfAbsent(
                Skeleton.of(product),
                key -> new Group(decider.withNewVariables(product), new ArrayList<>(), new ArrayList<>()));
        Product read = decider.mostAlike(product, group.like());
        CanonicalForm form = CanonicalForm.of(read.condition());
        int place = 0;
        while (place < group.conditions().size()
                && !CanonicalForm.of(group.conditions().get(place)).equals(form)) {
            place++;
        }
        if (place == group.conditions().size()) {
            group.conditions().add(read.condition());
        }
        group.members().add(new Member(bound, place, read.head().stream().findFirst()));
    }

    /** Collects the kinds of rows that are not shown to be impossible; false where there are too many. */
    private boolean possible(Group group, List<Formula> facts, List<Formula> chosen, List<boolean[]> kinds, int depth) {
        List<Formula> all = new ArrayList<>(facts);
        all.addAll(chosen);
        if (!chosen.isEmpty() && decider.isImpossible(all, group.like().vars())) {
            return true;
        }
        if (chosen.size() == group.conditions().size()) {
            boolean[] kind = new boolean[chosen.size()];
            for (int i = 0; i < kind.length; i++) {
                kind[i] = chosen.get(i).equals(group.conditions().get(i));
            }
            kinds.add(kind);
            return kinds.size() <= MAX_KINDS;
        }
        Formula next = group.conditions().get(chosen.size());
        for (Formula literal : List.of(next, Formulas.not(next))) {
            chosen.add(literal);
            boolean goesOn = possible(group, facts, chosen, kinds, depth);
            chosen.removeLast();
            if (!goesOn) {
                return false;
            }
        }
        return true;
    }

    private static List<BoolExpr> parts(Encoder encoder, Group group, List<boolean[]> kinds, List<IntExpr> rows) {
        Context z3 = encoder.z3();
        List<BoolExpr> facts = new ArrayList<>();
        rows.forEach(count -> facts.add(z3.mkGe(count, z3.mkInt(0))));
        Map<ShareOf, ArithExpr<?>> shares = new HashMap<>();
        for (Member member : group.members()) {
            List<ArithExpr<?>> own = new ArrayList<>();
            for (int i = 0; i < kinds.size(); i++) {
                if (kinds.get(i)[member.condition()]) {
                    own.add(share(encoder, member, rows.get(i), i, shares, facts));
                }
            }
            ArithExpr<?> sum = sum(encoder, own);
            switch (member.bound()) {
                case Bound.Sum(var term, Encoded constant, int depth) ->
                    facts.add(encoder.sorts().equal(constant.value(), sum));
                case Bound.Existence(var formula, BoolExpr atom, int depth) ->
                    facts.add(z3.mkEq(atom, z3.mkGt(sum, z3.mkInt(0))));
                case Bound.Best ignored -> throw new IllegalStateException("a bound is no sum");
                case Bound.Digest ignored -> throw new IllegalStateException("a summary is no sum");
            }
        }
        return facts;
    }

    private static ArithExpr<?> sum(Encoder encoder, List<ArithExpr<?>> parts) {
        Context z3 = encoder.z3();
        boolean whole = parts.stream().allMatch(Expr::isInt);
        ArithExpr<?> sum = whole ? z3.mkInt(0) : z3.mkReal(0);
        for (ArithExpr<?> part : parts) {
            sum = z3.mkAdd(sum, whole ? part : (ArithExpr<?>) encoder.sorts().real(part));
        }
        return sum;
    }

    /** What the rows of a kind add: their number, a multiple of it, or a number that is 0 where there are none. */
    private static ArithExpr<?> share(
            Encoder encoder,
            Member member,
            IntExpr count,
            int kind,
            Map<ShareOf, ArithExpr<?>> shares,
            List<BoolExpr> facts) {
        Context z3 = encoder.z3();
        if (member.value().isEmpty()) {
            return count;
        }
        Optional<BigDecimal> factor = Terms.number(member.value().get());
        if (factor.isPresent()) {
            boolean isOne = factor.get().compareTo(BigDecimal.ONE) == 0;
            return isOne ? count : z3.mkMul(z3.mkReal(factor.get().toPlainString()), z3.mkInt2Real(count));
        }
        Bound.Sum sum = (Bound.Sum) member.bound();
        ShareOf key = new ShareOf(
                kind, sum.constant().kind(), CanonicalForm.of(member.value().get()));
        return shares.computeIfAbsent(key, name -> {
            ArithExpr<?> share = (ArithExpr<?>)
                    z3.mkFreshConst("share", encoder.sorts().of(sum.constant().kind()));
            Expr<?> zero = share.isInt() ? z3.mkInt(0) : z3.mkReal(0);
            facts.add(z3.mkImplies(z3.mkEq(count, z3.mkInt(0)), z3.mkEq(share, zero)));
            return share;
        });
    }
}
