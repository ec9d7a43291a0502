package io.panoptes.equivalence.prover.rewrite;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.BagFunction;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.Components;
import io.panoptes.equivalence.prover.rule.ProductContext;
import io.panoptes.equivalence.prover.rule.bag.BagRules;
import io.panoptes.equivalence.prover.rule.formula.FormulaRules;
import io.panoptes.equivalence.prover.rule.product.ProductRule;
import io.panoptes.equivalence.prover.rule.sum.Sum;
import io.panoptes.equivalence.prover.rule.term.TermRules;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.step.StepLog;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Applies the rewrites, inside out, until none has anything to do. */
public final class Normalizer {
    private static final int MAX_STEPS = 200;

    private final FreshVariables names;
    private final List<ProductRule> rewrites;
    private final BooleanSupplier isOver;
    private final Trace trace;
    private final StepLog log;
    private final SumSplitter sums;
    private final BagRules rows;
    private final TermRules extrema;
    private final TermRules addition;
    private final FormulaRules comparisons;
    private final FormulaRules existence;

    public Normalizer(FreshVariables names, List<ProductRule> rewrites, BooleanSupplier isOver, Trace trace) {
        this(names, rewrites, isOver, trace, StepLog.NONE);
    }

    /** @param log is told of every step, also of those that no rewrite of the list makes */
    public Normalizer(
            FreshVariables names, List<ProductRule> rewrites, BooleanSupplier isOver, Trace trace, StepLog log) {
        this.names = names;
        this.log = log;
        this.rewrites = rewrites;
        this.isOver = isOver;
        this.trace = trace;
        this.sums = new SumSplitter(names, this);
        this.rows = BagRules.ofExtrema(names);
        this.extrema = TermRules.ofExtrema(names);
        this.addition = TermRules.ofSums(names);
        this.comparisons = FormulaRules.ofComparisons(names);
        this.existence = FormulaRules.ofExistence(names);
    }

    public StepLog log() {
        return log;
    }

    public Bag normalize(Bag bag) {
        return normalize(bag, List.of());
    }

    /** The bag's normal form, where the facts hold. */
    public Bag normalize(Bag bag, List<Formula> facts) {
        List<Product> products = new ArrayList<>();
        for (Product product : bag.products()) {
            Product normal = normalize(product, facts, false);
            if (!normal.condition().equals(Formula.FALSE)) {
                Optional<List<Product>> unfolded = rows.apply(normal, facts);
                if (unfolded.isPresent() && !isOver.getAsBoolean()) {
                    log.add(ProofStep.Rows.of("unfold", facts, normal, unfolded.get()));
                    products.addAll(normalize(new Bag(unfolded.get()), facts).products());
                } else {
                    products.add(normal);
                }
            }
        }
        return new Bag(products);
    }

    public Product normalize(Product original, List<Formula> facts, boolean squashed) {
        Product product = apart(original, facts);
        ProductContext scope = new ProductContext(names, facts, squashed);
        for (int step = 0; step < MAX_STEPS && !isOver.getAsBoolean(); step++) {
            Product simpler = simplified(product, scope);
            logged("simplify", product, simpler, scope);
            product = simpler;
            if (product.condition().equals(Formula.FALSE)) {
                return product;
            }
            Optional<Product> next = first(product, scope);
            if (next.isEmpty()) {
                return product;
            }
            product = next.get();
        }
        return product;
    }

    private Optional<Product> first(Product product, ProductContext scope) {
        for (ProductRule rewrite : rewrites) {
            Optional<Product> next = rewrite.apply(product, scope);
            if (next.isPresent()) {
                requireNoNewVariables(rewrite, product, next.get(), scope);
                trace.step(rewrite, product, next.get(), scope);
                logged(rewrite.name(), product, next.get(), scope);
                return next;
            }
        }
        return Optional.empty();
    }

    private void logged(String rule, Product before, Product after, ProductContext scope) {
        if (before.equals(after)) {
            return;
        }
        log.add(
                scope.squashed()
                        ? new ProofStep.Truth(
                                rule, scope.facts(), new Formula.Exists(before), new Formula.Exists(after))
                        : ProofStep.Rows.of(rule, scope.facts(), before, List.of(after)));
    }

    private Formula logged(String rule, Formula before, Formula after, List<Formula> facts) {
        log.add(new ProofStep.Truth(rule, facts, before, after));
        return after;
    }

    private Term logged(String rule, Term before, Term after, List<Formula> facts) {
        log.add(new ProofStep.Value(rule, facts, before, after));
        return after;
    }

    /** A rewrite that lets a bound variable escape is wrong, and must not go unseen. */
    private static void requireNoNewVariables(
            ProductRule rewrite, Product before, Product after, ProductContext scope) {
        Set<Var> allowed = FreeVariables.of(before);
        scope.facts().forEach(fact -> allowed.addAll(FreeVariables.of(fact)));
        Set<Var> left = FreeVariables.of(after);
        left.removeAll(allowed);
        if (!left.isEmpty()) {
            throw new IllegalStateException("%s let %s escape from %s".formatted(rewrite.name(), left, before));
        }
    }

    /** With bound variables that the facts don't refer to. */
    private Product apart(Product product, List<Formula> facts) {
        Set<Var> taken = new HashSet<>();
        facts.forEach(fact -> taken.addAll(FreeVariables.of(fact)));
        return product.vars().stream().anyMatch(taken::contains) ? Substitution.copy(names, product) : product;
    }

    private Product simplified(Product product, ProductContext scope) {
        List<Formula> conjuncts = new ArrayList<>(Formulas.conjuncts(product.condition()));
        for (int i = 0; i < conjuncts.size(); i++) {
            if (!isPlain(conjuncts.get(i))) {
                List<Formula> around = new ArrayList<>(scope.facts());
                for (int j = 0; j < conjuncts.size(); j++) {
                    if (j != i && isFact(conjuncts.get(j))) {
                        around.add(conjuncts.get(j));
                    }
                }
                conjuncts.set(i, simplify(conjuncts.get(i), around));
            }
        }
        Formula condition = Formulas.and(KnownTruths.resolved(Formulas.and(distinct(conjuncts)), scope.facts()));
        List<Formula> around = new ArrayList<>(scope.facts());
        Formulas.conjuncts(condition).stream().filter(Normalizer::isFact).forEach(around::add);
        List<Term> head =
                product.head().stream().map(term -> simplify(term, around)).toList();
        return new Product(product.vars(), condition, head);
    }

    /** Without those that differ in the names of bound variables only. */
    private static Collection<Formula> distinct(List<Formula> parts) {
        Map<CanonicalForm, Formula> byForm = new LinkedHashMap<>();
        parts.forEach(part -> byForm.putIfAbsent(CanonicalForm.of(part), part));
        return byForm.values();
    }

    private static boolean isFact(Formula formula) {
        return isPlain(formula);
    }

    /** Without anything inside that could be rewritten. */
    private static boolean isPlain(Formula formula) {
        return switch (formula) {
            case Formula.And(List<Formula> parts) -> parts.stream().allMatch(Normalizer::isPlain);
            case Formula.Or(List<Formula> parts) -> parts.stream().allMatch(Normalizer::isPlain);
            case Formula.Not(Formula part) -> isPlain(part);
            case Formula.Same(Term left, Term right) -> isPlain(left) && isPlain(right);
            case Formula.IsNull(Term term) -> isPlain(term);
            case Formula.Less(Term left, Term right) -> isPlain(left) && isPlain(right);
            case Formula.Holds(Term term) -> isPlain(term);
            case Formula.Exists ignored -> false;
        };
    }

    private static boolean isPlain(Term term) {
        return switch (term) {
            case Term.Column ignored -> true;
            case Term.Variable ignored -> true;
            case Term.Constant ignored -> true;
            case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type) ->
                arguments.stream().allMatch(Normalizer::isPlain);
            case Term.Unknown(Function function, List<Term> arguments, var type) ->
                arguments.stream().allMatch(Normalizer::isPlain);
            case Term.If(Formula condition, Term then, Term otherwise) ->
                isPlain(condition) && isPlain(then) && isPlain(otherwise);
            case Term.Total ignored -> false;
            case Term.Extremum ignored -> false;
            case Term.Summary ignored -> false;
        };
    }

    Formula simplify(Formula formula, List<Formula> facts) {
        if (isPlain(formula)) {
            return formula;
        }
        return switch (formula) {
            case Formula.And(List<Formula> parts) ->
                Formulas.and(distinct(
                        parts.stream().map(part -> simplify(part, facts)).toList()));
            case Formula.Or(List<Formula> parts) ->
                Formulas.or(distinct(
                        parts.stream().map(part -> simplify(part, facts)).toList()));
            case Formula.Not(Formula part) -> Formulas.not(simplify(part, facts));
            case Formula.Same(Term left, Term right) ->
                compared(Formulas.same(simplify(left, facts), simplify(right, facts)), facts);
            case Formula.IsNull(Term term) -> compared(Formulas.isNull(simplify(term, facts)), facts);
            case Formula.Less(Term left, Term right) ->
                compared(Formulas.less(simplify(left, facts), simplify(right, facts)), facts);
            case Formula.Holds(Term term) -> Formulas.holds(simplify(term, facts));
            case Formula.Exists(Product product) ->
                logged("exists", formula, exists(normalize(product, facts, true)), facts);
        };
    }

    /** A comparison of simple terms made simpler; of a choice, whose terms are compared one by one, each of them. */
    private Formula compared(Formula comparison, List<Formula> facts) {
        return switch (comparison) {
            case Formula.And(List<Formula> parts) ->
                Formulas.and(parts.stream().map(part -> compared(part, facts)).toList());
            case Formula.Or(List<Formula> parts) ->
                Formulas.or(parts.stream().map(part -> compared(part, facts)).toList());
            case Formula.Not(Formula part) -> Formulas.not(compared(part, facts));
            case Formula.Same ignored -> simpler(comparison, facts);
            case Formula.Less ignored -> simpler(comparison, facts);
            case Formula.IsNull ignored -> simpler(comparison, facts);
            case Formula.Holds ignored -> comparison;
            case Formula.Exists ignored -> comparison;
        };
    }

    private Formula simpler(Formula comparison, List<Formula> facts) {
        return comparisons
                .apply(comparison, facts)
                .map(simpler -> simplify(logged("compare", comparison, simpler, facts), facts))
                .orElse(comparison);
    }

    /** The term's normal form, where the facts hold. */
    public Term simplify(Term term, List<Formula> facts) {
        return isPlain(term) ? term : logged("simplify", term, simpler(term, facts), facts);
    }

    private Term simpler(Term term, List<Formula> facts) {
        return switch (term) {
            case Term.Column ignored -> term;
            case Term.Variable ignored -> term;
            case Term.Constant ignored -> term;
            case Term.Strict(ArithmeticOperation operation, List<Term> arguments, var type) -> {
                Term normal = Terms.strict(operation, simplify(arguments, facts), type);
                yield addition.apply(normal, facts)
                        .map(together -> simplify(together, facts))
                        .orElse(normal);
            }
            case Term.Unknown(Function function, List<Term> arguments, var type) ->
                new Term.Unknown(function, simplify(arguments, facts), type);
            case Term.If(Formula condition, Term then, Term otherwise) -> {
                Formula when = KnownTruths.of(facts).decided(simplify(condition, facts));
                yield Terms.when(
                        when, simplify(then, with(facts, when)), simplify(otherwise, with(facts, Formulas.not(when))));
            }
            case Term.Total(Product product, var type) ->
                sums.split(new Sum(normalize(product, facts, false), type, facts, facts));
            case Term.Extremum(boolean greatest, Bag bag, var type) -> {
                List<Product> kept = bag.products().stream()
                        .map(product -> normalize(product, facts, false))
                        .filter(product -> !product.condition().equals(Formula.FALSE))
                        .toList();
                if (kept.isEmpty()) {
                    yield Terms.nothing(type);
                }
                Term normal = new Term.Extremum(greatest, new Bag(kept), type);
                Optional<Term> flat = isOver.getAsBoolean() ? Optional.empty() : extrema.apply(normal, facts);
                yield flat.isPresent() ? simplify(flat.get(), facts) : normal;
            }
            case Term.Summary(BagFunction function, List<Term> arguments, Bag bag, var type) ->
                new Term.Summary(function, simplify(arguments, facts), normalize(bag, facts), type);
        };
    }

    private static List<Formula> with(List<Formula> facts, Formula condition) {
        List<Formula> more = new ArrayList<>(facts);
        Formulas.conjuncts(condition).stream().filter(Normalizer::isFact).forEach(more::add);
        return more;
    }

    private List<Term> simplify(List<Term> terms, List<Formula> facts) {
        return terms.stream().map(term -> simplify(term, facts)).toList();
    }

    /**
     * {@code ‖Σ x. p × q(x)‖ -> p × ‖Σ x. q(x)‖}, {@code ‖Σ x, y. p(x) × q(y)‖ -> ‖Σ x. p(x)‖ × ‖Σ y. q(y)‖}, and over
     * a disjunction with values among the variables {@code ‖Σ k. p ∨ q‖ -> ‖Σ k. p‖ ∨ ‖Σ k. q‖}.
     */
    private Formula exists(Product product) {
        Set<Var> own = new HashSet<>(product.vars());
        List<Formula> outside = new ArrayList<>();
        List<Formula> inside = new ArrayList<>();
        for (Formula conjunct : Formulas.conjuncts(product.condition())) {
            boolean mentions = FreeVariables.of(conjunct).stream().anyMatch(own::contains);
            (mentions ? inside : outside).add(conjunct);
        }
        boolean hasValues = product.vars().stream().anyMatch(var -> var.source() instanceof Source.AnyValue);
        Optional<Formula> ways = hasValues ? existsInOneOfItsWays(product.vars(), inside) : Optional.empty();
        if (ways.isPresent()) {
            outside.add(ways.get());
        } else {
            Components.of(product.vars(), inside).forEach(part -> outside.add(existsApart(part)));
        }
        return Formulas.and(outside);
    }

    /** {@code ‖Σ k. (p ∨ q) × r‖ -> ‖Σ k. p × r‖ ∨ ‖Σ k. q × r‖} for the first disjunction; empty where there is none. */
    private Optional<Formula> existsInOneOfItsWays(List<Var> vars, List<Formula> conjuncts) {
        for (int i = 0; i < conjuncts.size(); i++) {
            if (conjuncts.get(i) instanceof Formula.Or(List<Formula> parts)) {
                List<Formula> ways = new ArrayList<>();
                for (Formula part : parts) {
                    List<Formula> way = new ArrayList<>(conjuncts);
                    way.remove(i);
                    way.add(part);
                    Product branch = new Product(vars, Formulas.and(way), List.of());
                    ways.add(exists(normalize(Substitution.copy(names, branch), List.of(), true)));
                }
                return Optional.of(Formulas.or(ways));
            }
        }
        return Optional.empty();
    }

    /** Of a product that shares no condition with others. */
    private Formula existsApart(Product part) {
        return existence
                .apply(new Formula.Exists(part), List.of())
                .map(count -> simplify(count, List.of()))
                .orElse(Formulas.exists(part));
    }
}
