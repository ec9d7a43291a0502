package io.panoptes.equivalence.prover.rewrite;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.bag.BagRules;
import io.panoptes.equivalence.prover.rule.term.CountBetween;
import io.panoptes.equivalence.prover.rule.term.CountOfFirst;
import io.panoptes.equivalence.prover.step.Step;
import io.panoptes.sql.type.SqlType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Sums of numbers in parts: {@code Σ (a + b) -> Σ a + Σ b}, {@code Σ c × a -> c × Σ a} where c does not depend on the rows,
 * {@code Σ x. p × q(x) -> if(p; Σ x. q(x); 0)},
 * {@code Σ if(p; a; b) -> Σ [p] a + Σ [¬p] b}, {@link BagRules#ofSums()}, {@code Σ x. a × (Σ y. b) -> Σ x, y. a × b},
 * {@code Σ a × (b + c) -> Σ a × b + Σ a × c}.
 */
final class SumSplitter {
    private final FreshVariables names;
    private final Normalizer normalizer;
    private final BagRules parts = BagRules.ofSums();

    SumSplitter(FreshVariables names, Normalizer normalizer) {
        this.names = names;
        this.normalizer = normalizer;
    }

    /** The total of a product in normal form whose head is one number, never NULL where the condition holds. */
    Term split(Product product, SqlType type, List<Formula> facts) {
        return split(product, type, facts, facts);
    }

    /** @param around the facts, and what was taken out of the product's condition */
    private Term split(Product product, SqlType type, List<Formula> facts, List<Formula> around) {
        Term parts = parts(product, type, facts, around);
        normalizer.log().add(new Step.Value("split", around, new Term.Total(product, type), parts));
        return parts;
    }

    private Term parts(Product product, SqlType type, List<Formula> facts, List<Formula> around) {
        if (product.condition().equals(Formula.FALSE)) {
            return Terms.constant(0);
        }
        Term head = product.head().getFirst();
        if (Formulas.isNull(head).equals(Formula.TRUE)) {
            return Terms.constant(0);
        }
        if (product.vars().isEmpty()) {
            return Terms.when(product.condition(), head, Terms.constant(0));
        }
        List<Formula> outside = new ArrayList<>();
        List<Formula> inside = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            boolean mentions = FreeVariables.of(conjunct).stream().anyMatch(product.vars()::contains);
            (mentions ? inside : outside).add(conjunct);
        }
        if (!outside.isEmpty()) {
            List<Formula> wider = new ArrayList<>(around);
            wider.addAll(outside);
            Term rest = split(product.withCondition(Formulas.and(inside)), type, facts, wider);
            return Terms.when(Formulas.and(outside), rest, Terms.constant(0));
        }
        Optional<Product> counted = CountBetween.counted(product, type);
        if (counted.isPresent()) {
            return again(counted.get(), counted.get().head().getFirst(), type, facts);
        }
        Optional<CountOfFirst.Limited> first = new CountOfFirst(names).limit(product);
        if (first.isPresent()) {
            Term all = again(first.get().rows(), head, type, facts);
            Term limit = Terms.constant(first.get().limit(), SqlType.BIGINT);
            return Terms.when(Formulas.less(all, limit), all, limit);
        }
        Optional<List<Product>> several = parts.apply(product, around);
        if (several.isPresent()) {
            return several.get().stream()
                    .map(part -> again(part, head, type, facts))
                    .reduce(Terms.constant(0), (left, right) -> plus(left, right, type));
        }
        return switch (head) {
            case Term.If(Formula condition, Term then, Term otherwise) ->
                plus(
                        again(product.where(condition), then, type, facts),
                        again(product.where(Formulas.not(condition)), otherwise, type, facts),
                        type);
            case Term.Strict(String name, List<Term> arguments, var ignored)
            when name.equals(Terms.PLUS) || name.equals(Terms.MINUS) ->
                Terms.strict(
                        name,
                        List.of(
                                again(product, arguments.get(0), type, facts),
                                again(product, arguments.get(1), type, facts)),
                        type);
            case Term ignored -> splitFactors(product, head, type, facts);
        };
    }

    private Term splitFactors(Product product, Term head, SqlType type, List<Formula> facts) {
        Set<Var> own = new HashSet<>(product.vars());
        List<Term> free = new ArrayList<>();
        List<Term> bound = new ArrayList<>();
        for (Term factor : factors(head)) {
            Optional<BigDecimal> number = Terms.number(factor);
            if (number.isPresent() && number.get().signum() == 0) {
                return Terms.constant(0);
            }
            boolean isOne = number.isPresent() && number.get().compareTo(BigDecimal.ONE) == 0;
            boolean mentions = FreeVariables.of(factor).stream().anyMatch(own::contains);
            if (!isOne) {
                (mentions ? bound : free).add(factor);
            }
        }
        for (int i = 0; i < bound.size(); i++) {
            if (bound.get(i) instanceof Term.Total(Product inner, var innerType)) {
                List<Term> rest = new ArrayList<>(bound);
                rest.remove(i);
                Product fresh = Substitution.copy(names, inner);
                rest.add(fresh.head().getFirst());
                List<Var> vars = new ArrayList<>(product.vars());
                vars.addAll(fresh.vars());
                Product joined = new Product(
                        vars, Formulas.and(product.condition(), fresh.condition()), List.of(product(rest, type)));
                return times(free, again(joined, joined.head().getFirst(), type, facts), type);
            }
        }
        for (int i = 0; i < bound.size(); i++) {
            if (bound.get(i) instanceof Term.Strict(String name, List<Term> parts, var partType)
                    && (name.equals(Terms.PLUS) || name.equals(Terms.MINUS))) {
                List<Term> left = new ArrayList<>(bound);
                left.set(i, parts.get(0));
                List<Term> right = new ArrayList<>(bound);
                right.set(i, parts.get(1));
                Term sum = Terms.strict(
                        name,
                        List.of(
                                again(product, product(left, type), type, facts),
                                again(product, product(right, type), type, facts)),
                        type);
                return times(free, sum, type);
            }
        }
        Term total = new Term.Total(product.withHead(List.of(product(bound, type))), type);
        return times(free, total, type);
    }

    private Term again(Product product, Term head, SqlType type, List<Formula> facts) {
        Product part = Substitution.copy(names, product.withHead(List.of(head)));
        return split(normalizer.normalize(part, facts, false), type, facts);
    }

    private static List<Term> factors(Term term) {
        if (term instanceof Term.Strict(String name, List<Term> arguments, var type) && name.equals(Terms.TIMES)) {
            List<Term> factors = new ArrayList<>(factors(arguments.get(0)));
            factors.addAll(factors(arguments.get(1)));
            return factors;
        }
        return List.of(term);
    }

    private static Term product(List<Term> factors, SqlType type) {
        Term product = Terms.constant(1);
        for (Term factor : factors) {
            product = Terms.strict(Terms.TIMES, List.of(product, factor), type);
        }
        return product;
    }

    /** A factor that is NULL belongs to a sum of no rows: the condition says that it is not. */
    private static Term times(List<Term> factors, Term total, SqlType type) {
        Term product = total;
        for (Term factor : factors) {
            Term scaled = Terms.strict(Terms.TIMES, List.of(factor, product), type);
            product = Terms.when(Formulas.notNull(factor), scaled, Terms.constant(0));
        }
        return product;
    }

    private static Term plus(Term left, Term right, SqlType type) {
        if (Terms.number(left).filter(number -> number.signum() == 0).isPresent()) {
            return right;
        }
        return Terms.number(right).filter(number -> number.signum() == 0).isPresent()
                ? left
                : Terms.strict(Terms.PLUS, List.of(left, right), type);
    }
}
