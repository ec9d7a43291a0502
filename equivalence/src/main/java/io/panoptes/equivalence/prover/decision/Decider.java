package io.panoptes.equivalence.prover.decision;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.prover.decision.Correspondences.Reading;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.CanonicalForm;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreeVariables;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.ValueKind;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rewrite.Normalizer;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether two bags are equal in every database: products are grouped by what they sum over, each group is read over the same
 * variables, and for every choice of these the two sums of conditions must be the same number.
 */
final class Decider {
    private static final int MAX_DEPTH = 4;
    private static final int MAX_READINGS = 24;

    private final FreshVariables names;
    private final Normalizer normalizer;
    private final Search search;
    private final Correspondences correspondences;
    private final Congruences congruences;
    private final Stars stars;
    private final List<Decomposition> decompositions;
    private final Budget budget;
    private final DecisionLog log;

    Decider(FreshVariables names, Normalizer normalizer, Search search, Budget budget) {
        this.names = names;
        this.normalizer = normalizer;
        this.search = search;
        this.correspondences = new Correspondences(names);
        this.congruences = new Congruences(this, names);
        this.stars = new Stars(this);
        this.decompositions = Decomposition.all(names);
        this.budget = budget;
        this.log = new DecisionLog(normalizer.log());
    }

    boolean equalBags(Bag left, Bag right, List<Formula> facts, int depth) {
        if (depth > MAX_DEPTH || budget.isOver()) {
            return false;
        }
        List<Product> plainlyHere = notPlainlyEmpty(left, facts);
        List<Product> plainlyThere = notPlainlyEmpty(right, facts);
        if (equalParts(plainlyHere, plainlyThere, facts, depth)) {
            return true;
        }
        List<Product> here = notEmpty(plainlyHere, facts, depth);
        List<Product> there = notEmpty(plainlyThere, facts, depth);
        boolean isFewer = here.size() < plainlyHere.size() || there.size() < plainlyThere.size();
        if (isFewer && equalParts(here, there, facts, depth)) {
            return true;
        }
        return decompositions.stream()
                .anyMatch(decomposition -> equalInParts(decomposition, here, there, facts, depth));
    }

    /** Of what is taken apart, if either is. */
    private boolean equalInParts(
            Decomposition decomposition, List<Product> left, List<Product> right, List<Formula> facts, int depth) {
        List<Product> here = log.changed(decomposition.name(), facts, left, decomposition.apply(left));
        List<Product> there = log.changed(decomposition.name(), facts, right, decomposition.apply(right));
        boolean isChanged = !here.equals(left) || !there.equals(right);
        return isChanged
                && !budget.isOver()
                && equalParts(
                        possible(new Bag(here), facts, depth), possible(new Bag(there), facts, depth), facts, depth);
    }

    /** Products that may be the same: those of as many columns that sum over the same. */
    private record Group(int columns, Skeleton skeleton) {}

    private boolean equalParts(List<Product> left, List<Product> right, List<Formula> facts, int depth) {
        Map<Group, List<Product>> lefts = groups(left);
        Map<Group, List<Product>> rights = groups(right);
        if (!lefts.keySet().equals(rights.keySet())) {
            lefts = groups(log.eachChanged("as values", facts, left, asRows(left)));
            rights = groups(log.eachChanged("as values", facts, right, asRows(right)));
        }
        return lefts.keySet().equals(rights.keySet()) && equalGroups(lefts, rights, facts, depth);
    }

    private boolean equalGroups(
            Map<Group, List<Product>> lefts, Map<Group, List<Product>> rights, List<Formula> facts, int depth) {
        return lefts.entrySet().stream()
                .allMatch(entry ->
                        equalGroups(entry.getValue(), rights.getOrDefault(entry.getKey(), List.of()), facts, depth));
    }

    private List<Product> asRows(List<Product> products) {
        return products.stream().map(product -> ValueRows.of(product, names)).toList();
    }

    /** The product over the variables of the other, which has as many of each kind. */
    Product mostAlike(Product product, Product like) {
        Product bare = like.withHead(List.of());
        return correspondences.of(product, bare).getFirst().product();
    }

    /** What the product says of its row, said of another. */
    Formula of(Product product, Var row, Var other) {
        return Substitution.row(names, row, other).apply(product.condition());
    }

    Product withNewVariables(Product product) {
        return Substitution.copy(names, product);
    }

    /** Whether there are no such rows in any database, as far as the formulas tell without looking into their sums. */
    boolean isImpossible(List<Formula> formulas, List<Var> rows) {
        return search.follows(
                formulas, encoder -> encoder.z3().mkFalse(), new LinkedHashSet<>(rows), Search.Congruence.NONE);
    }

    private Search.Congruence learned(List<Formula> facts, List<Product> products, int depth) {
        return new Search.Congruence() {
            @Override
            public List<BoolExpr> facts(Encoder encoder, Search.Presence presence) {
                return congruences.facts(encoder, presence, facts, products, depth);
            }

            @Override
            public List<BoolExpr> last(Encoder encoder, Search.Presence presence, Set<Var> rows) {
                return stars.facts(encoder, presence, facts, rows, depth);
            }
        };
    }

    /** The products in normal form that some database gives a row. */
    List<Product> possible(Bag bag, List<Formula> facts, int depth) {
        return notEmpty(notPlainlyEmpty(bag, facts), facts, depth);
    }

    /** Those that are not shown to be empty without a look into their sums, which takes long and seldom says so. */
    private List<Product> notPlainlyEmpty(Bag bag, List<Formula> facts) {
        return normalizer.normalize(bag, facts).products().stream()
                .filter(product -> !isEmpty(product, facts, Search.Congruence.NONE))
                .toList();
    }

    private List<Product> notEmpty(List<Product> products, List<Formula> facts, int depth) {
        return products.stream()
                .filter(product -> !isEmpty(product, facts, learned(facts, List.of(), depth)))
                .toList();
    }

    private boolean isEmpty(Product product, List<Formula> facts, Search.Congruence congruence) {
        List<Formula> hypotheses = new ArrayList<>(facts);
        hypotheses.add(product.condition());
        return log.empty(
                product,
                facts,
                search.follows(hypotheses, encoder -> encoder.z3().mkFalse(), Set.copyOf(product.vars()), congruence));
    }

    /** By what they sum over, and how many columns they have. */
    private static Map<Group, List<Product>> groups(List<Product> products) {
        Map<Group, List<Product>> groups = new LinkedHashMap<>();
        for (Product product : products) {
            Group group = new Group(product.head().size(), Skeleton.of(product));
            groups.computeIfAbsent(group, key -> new ArrayList<>()).add(product);
        }
        return groups;
    }

    private boolean equalGroups(List<Product> lefts, List<Product> rights, List<Formula> facts, int depth) {
        if (lefts.size() == 1 && rights.size() == 1) {
            return equalProducts(lefts.getFirst(), rights.getFirst(), facts, depth);
        }
        return pairs(lefts, rights, facts, depth) || equalSums(lefts, rights, facts, depth);
    }

    private boolean equalProducts(Product left, Product right, List<Formula> facts, int depth) {
        return readings(right, left, facts, depth).stream().limit(MAX_READINGS).anyMatch(found -> {
            Product reading = found.product();
            Formula here = left.condition();
            Formula there = reading.condition();
            boolean equal = search.follows(
                    facts,
                    encoder -> {
                        Context z3 = encoder.z3();
                        BoolExpr condition = encoder.formula(here);
                        BoolExpr heads = encoder.formula(same(left.head(), reading.head()));
                        return z3.mkAnd(z3.mkEq(condition, encoder.formula(there)), z3.mkImplies(condition, heads));
                    },
                    rows(List.of(left, reading)),
                    learned(facts, List.of(left, reading), depth));
            return log.match(facts, List.of(Reading.of(left)), List.of(found), equal);
        });
    }

    /** Each product of one side has one of the other. */
    private boolean pairs(List<Product> lefts, List<Product> rights, List<Formula> facts, int depth) {
        if (lefts.size() != rights.size()) {
            return false;
        }
        List<Product> open = new ArrayList<>(rights);
        for (Product left : lefts) {
            Product partner = open.stream()
                    .filter(right -> equalProducts(left, right, facts, depth))
                    .findFirst()
                    .orElse(null);
            if (partner == null) {
                return false;
            }
            open.remove(partner);
        }
        return true;
    }

    /** For all variables and every row, as many products on the left hold and give the row as on the right. */
    private boolean equalSums(List<Product> lefts, List<Product> rights, List<Formula> facts, int depth) {
        Product like = lefts.getFirst();
        List<List<Reading>> choices = new ArrayList<>();
        for (Product product : lefts.subList(1, lefts.size())) {
            choices.add(readings(product, like, facts, depth));
        }
        for (Product product : rights) {
            choices.add(readings(product, like, facts, depth));
        }
        if (choices.stream().anyMatch(List::isEmpty)) {
            return false;
        }
        List<Term> row = row(lefts, rights);
        int tries = choices.stream().mapToInt(List::size).max().orElse(1);
        for (int i = 0; i < Math.min(tries, MAX_READINGS); i++) {
            List<Reading> readHere = new ArrayList<>(List.of(Reading.of(like)));
            List<Reading> readThere = new ArrayList<>();
            for (int j = 0; j < choices.size(); j++) {
                List<Reading> readings = choices.get(j);
                (j < lefts.size() - 1 ? readHere : readThere).add(readings.get(Math.min(i, readings.size() - 1)));
            }
            List<Product> here = readHere.stream().map(Reading::product).toList();
            List<Product> there = readThere.stream().map(Reading::product).toList();
            List<Product> all = new ArrayList<>(here);
            all.addAll(there);
            Set<Var> rows = rows(all);
            row.forEach(term -> rows.addAll(FreeVariables.of(term)));
            boolean equal = search.follows(
                    facts,
                    encoder -> encoder.z3().mkEq(Weights.count(here, row, encoder), Weights.count(there, row, encoder)),
                    rows,
                    learned(facts, all, depth));
            if (log.match(facts, readHere, readThere, equal)) {
                return true;
            }
        }
        return false;
    }

    /** A variable for each column that takes the values of all products: of numbers of two kinds, the wider. */
    private List<Term> row(List<Product> lefts, List<Product> rights) {
        List<Product> all = new ArrayList<>(lefts);
        all.addAll(rights);
        List<Term> row = new ArrayList<>();
        for (int i = 0; i < lefts.getFirst().head().size(); i++) {
            int column = i;
            SqlType type = all.stream()
                    .map(product -> product.head().get(column).type())
                    .reduce(ValueKind::wider)
                    .orElseThrow();
            row.add(Terms.variable(names.fresh(new Source.AnyValue(type))));
        }
        return row;
    }

    /** Whether two totals are the same number, where the facts hold. */
    boolean equalTotals(Term.Total left, Term.Total right, List<Formula> facts, int depth) {
        if (depth > MAX_DEPTH || budget.isOver()) {
            return false;
        }
        Term a = normalizer.simplify(left, facts);
        Term b = normalizer.simplify(right, facts);
        if (CanonicalForm.of(a).equals(CanonicalForm.of(b))) {
            return true;
        }
        if (a instanceof Term.Total(Product here, var typeA) && b instanceof Term.Total(Product there, var typeB)) {
            return Skeleton.of(here).equals(Skeleton.of(there)) && equalWeights(here, there, facts, depth);
        }
        boolean simpler = !CanonicalForm.of(a).equals(CanonicalForm.of(left))
                || !CanonicalForm.of(b).equals(CanonicalForm.of(right));
        boolean same = simpler
                && search.follows(
                        facts,
                        encoder -> encoder.formula(Formulas.same(a, b)),
                        free(a, b),
                        learned(facts, List.of(), depth));
        return log.same(facts, a, b, same);
    }

    private boolean equalWeights(Product left, Product right, List<Formula> facts, int depth) {
        return readings(right, left, facts, depth).stream().limit(MAX_READINGS).anyMatch(found -> {
            Product reading = found.product();
            boolean equal = search.follows(
                    facts,
                    encoder -> encoder.sorts().equal(Weights.weight(left, encoder), Weights.weight(reading, encoder)),
                    rows(List.of(left, reading)),
                    learned(facts, List.of(left, reading), depth));
            return log.sums(facts, left, found, equal);
        });
    }

    /** The product over the variables of the other, where made relations that meet are equal. */
    private List<Reading> readings(Product product, Product like, List<Formula> facts, int depth) {
        List<Reading> found = new ArrayList<>();
        for (Reading reading : correspondences.of(product, like)) {
            if (agree(product, reading, facts, depth)) {
                found.add(reading);
            }
        }
        return found;
    }

    private boolean agree(Product product, Reading reading, List<Formula> facts, int depth) {
        for (int i = 0; i < reading.chosen().size(); i++) {
            if (product.vars().get(i).source() instanceof Source.Unknown(String name, List<Bag> bags, var types)
                    && reading.chosen().get(i).source()
                            instanceof Source.Unknown(String other, List<Bag> others, var t)) {
                if (!name.equals(other) || bags.size() != others.size()) {
                    return false;
                }
                for (int j = 0; j < bags.size(); j++) {
                    if (!equalBags(others.get(j), bags.get(j), facts, depth + 1)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    static Formula same(List<Term> left, List<Term> right) {
        List<Formula> parts = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            parts.add(Formulas.same(left.get(i), right.get(i)));
        }
        return Formulas.and(parts);
    }

    private static Set<Var> rows(List<Product> products) {
        Set<Var> rows = new LinkedHashSet<>();
        for (Product product : products) {
            rows.addAll(product.vars());
            rows.addAll(FreeVariables.of(product));
        }
        return rows;
    }

    private static Set<Var> free(Term left, Term right) {
        Set<Var> vars = FreeVariables.of(left);
        vars.addAll(FreeVariables.of(right));
        return vars;
    }
}
