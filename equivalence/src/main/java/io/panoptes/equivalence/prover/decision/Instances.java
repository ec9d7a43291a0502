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
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rewrite.Normalizer;
import io.panoptes.equivalence.prover.rule.Equalities;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Ground instances of what is known of sums, squashes and bounds: a squash holds if its product holds for rows at hand; if
 * it holds, there are rows, which come to hand. Every instance is true of every database, so that a contradiction found with
 * some of them is one.
 */
final class Instances {
    private static final int MAX_INSTANCES = 3000;
    private static final int MAX_DEPTH = 3;

    private final FreshVariables names;
    private final Normalizer normalizer;
    private final Encoder encoder;
    private final Context z3;
    private final ConstraintFacts rowFacts;
    private final Map<Var, Ground> rows = new LinkedHashMap<>();
    private final Set<Done> done = new HashSet<>();
    private final Map<CanonicalForm, Product> sets = new HashMap<>();
    private final List<BoolExpr> found = new ArrayList<>();
    private int instances;

    /** The kinds of facts that are added. */
    private enum Fact {
        OF_ROW,
        OF_PAIR,
        PARENTS,
        WITNESS,
        EXISTS,
        BEST,
        SUM,
        TWO_ROWS
    }

    /** A fact about an expression. */
    private record Aim(Fact fact, CanonicalForm about) {}

    /** What was added: for each a record, so that it is added once. */
    private sealed interface Done {
        record OfRows(Fact fact, List<Var> rows) implements Done {}

        record Once(Aim aim) implements Done {}

        record Instance(Aim aim, CanonicalForm product, List<Var> rows) implements Done {}

        static Done rows(Fact fact, Var... rows) {
            return new OfRows(fact, List.of(rows));
        }

        static Done once(Fact fact, CanonicalForm about) {
            return new Once(new Aim(fact, about));
        }
    }

    /** A row at hand: how far it is from the question, and when it is there at all. */
    private record Ground(int depth, BoolExpr guard) {}

    Instances(FreshVariables names, Normalizer normalizer, Encoder encoder, ConstraintFacts rowFacts) {
        this.names = names;
        this.normalizer = normalizer;
        this.encoder = encoder;
        this.z3 = encoder.z3();
        this.rowFacts = rowFacts;
    }

    void addRows(Set<Var> vars) {
        vars.forEach(var -> rows.putIfAbsent(var, new Ground(0, z3.mkTrue())));
    }

    /** One more round; nothing comes out when there is nothing more to say. */
    List<BoolExpr> next(int round) {
        found.clear();
        for (Bound bound : encoder.bound()) {
            if (bound.depth() < Math.min(round, MAX_DEPTH)) {
                witness(bound);
            }
        }
        rowFacts();
        for (Bound bound : encoder.bound()) {
            if (bound.depth() < Math.min(round, MAX_DEPTH)) {
                instantiate(bound);
            }
        }
        found.addAll(encoder.takeFacts());
        return List.copyOf(found);
    }

    private void witness(Bound bound) {
        switch (bound) {
            case Bound.Existence(Formula.Exists(Product product), BoolExpr atom, int depth) -> {
                if (done.add(Done.once(Fact.WITNESS, CanonicalForm.of(product)))) {
                    Product fresh = fresh(product, depth, atom);
                    found.add(z3.mkImplies(atom, formula(fresh.condition(), depth)));
                }
            }
            case Bound.Best(Term.Extremum term, Encoded constant, int depth) -> {
                if (done.add(Done.once(Fact.WITNESS, CanonicalForm.of(term)))) {
                    List<BoolExpr> ways = new ArrayList<>();
                    for (Product product : candidates(term)) {
                        BoolExpr way = (BoolExpr) z3.mkFreshConst("way", z3.getBoolSort());
                        Product fresh = fresh(product, depth, way);
                        Formula reached = Formulas.and(
                                fresh.condition(), Formulas.same(fresh.head().getFirst(), term));
                        found.add(z3.mkImplies(way, formula(reached, depth)));
                        ways.add(way);
                    }
                    found.add(z3.mkOr(constant.isNull(), z3.mkOr(ways.toArray(BoolExpr[]::new))));
                }
            }
            case Bound.Sum(Term.Total term, Encoded constant, int depth) -> {
                if (done.add(Done.once(Fact.WITNESS, CanonicalForm.of(term)))) {
                    count(term, constant, depth);
                }
            }
            case Bound.Digest ignored -> {}
        }
    }

    /** A sum over no rows is 0; a count is above 0 over any. */
    private void count(Term.Total term, Encoded constant, int depth) {
        encoder.atDepth(depth);
        BoolExpr exists = encoder.formula(Formulas.exists(asSet(term.product().withHead(List.of()))));
        BoolExpr zero = encoder.sorts().equal(constant.value(), z3.mkInt(0));
        found.add(z3.mkImplies(z3.mkNot(exists), zero));
        boolean isCount = Terms.number(term.product().head().getFirst())
                .filter(number -> number.signum() > 0)
                .isPresent();
        if (isCount) {
            found.add(z3.mkImplies(exists, z3.mkGt(encoder.sorts().number(constant), z3.mkInt(0))));
            ValueCount.rows(term)
                    .map(rows -> formula(Formulas.less(rows, term), depth))
                    .ifPresent(more -> found.add(z3.mkNot(more)));
        }
    }

    /** The rows among which a bound is; how often each is there does not matter. */
    private List<Product> candidates(Term.Extremum term) {
        return term.bag().products().stream().map(this::asSet).toList();
    }

    private Product asSet(Product product) {
        return sets.computeIfAbsent(CanonicalForm.of(product), key -> normalizer.normalize(product, List.of(), true));
    }

    private Product fresh(Product product, int depth, BoolExpr guard) {
        Product fresh = Substitution.copy(names, product);
        fresh.vars().forEach(var -> rows.putIfAbsent(var, new Ground(depth + 1, guard)));
        return fresh;
    }

    private BoolExpr formula(Formula formula, int depth) {
        encoder.atDepth(depth + 1);
        return encoder.formula(formula);
    }

    private void rowFacts() {
        List<Var> all = new ArrayList<>(rows.keySet());
        for (Var row : all) {
            if (row.source() instanceof Source.Stored(Table table)) {
                Ground ground = rows.getOrDefault(row, new Ground(0, z3.mkTrue()));
                int depth = ground.depth();
                if (done.add(Done.rows(Fact.OF_ROW, row))) {
                    rowFacts.ofRow(row, table)
                            .forEach(fact -> found.add(z3.mkImplies(ground.guard(), formula(fact, depth))));
                }
                if (depth < 2 && done.add(Done.rows(Fact.PARENTS, row))) {
                    rowFacts.parents(row, table).forEach(link -> {
                        BoolExpr pointed = z3.mkAnd(ground.guard(), formula(link.present(), depth));
                        rows.put(link.parent(), new Ground(depth + 1, pointed));
                        found.add(z3.mkImplies(pointed, formula(link.agree(), depth)));
                    });
                }
            }
        }
        all = new ArrayList<>(rows.keySet());
        for (int i = 0; i < all.size(); i++) {
            encoder.checkTime();
            for (int j = i + 1; j < all.size(); j++) {
                Var a = all.get(i);
                Var b = all.get(j);
                if (a.source() instanceof Source.Stored(Table table)
                        && b.source() instanceof Source.Stored(Table other)
                        && table.name().equals(other.name())
                        && done.add(Done.rows(Fact.OF_PAIR, a, b))) {
                    BoolExpr both = z3.mkAnd(guard(a), guard(b));
                    rowFacts.ofPair(a, b, table).forEach(fact -> found.add(z3.mkImplies(both, formula(fact, 0))));
                }
            }
        }
    }

    /** When all of these are there; a value always is, and a row that has not come up may be none. */
    BoolExpr areThere(Set<Var> vars) {
        return z3.mkAnd(vars.stream()
                .filter(var -> !(var.source() instanceof Source.AnyValue))
                .map(var -> rows.containsKey(var) ? guard(var) : z3.mkFalse())
                .toArray(BoolExpr[]::new));
    }

    private BoolExpr guard(Var row) {
        Ground ground = rows.get(row);
        return ground == null ? z3.mkTrue() : ground.guard();
    }

    private void instantiate(Bound bound) {
        switch (bound) {
            case Bound.Existence(Formula.Exists(Product product), BoolExpr atom, int depth) ->
                forAll(
                        new Aim(Fact.EXISTS, CanonicalForm.of(product)),
                        product,
                        instance -> List.of(z3.mkImplies(formula(instance.condition(), depth), atom)));
            case Bound.Best(Term.Extremum term, Encoded constant, int depth) ->
                candidates(term)
                        .forEach(product -> forAll(
                                new Aim(Fact.BEST, CanonicalForm.of(term)),
                                product,
                                instance -> List.of(bounded(term, constant, instance, depth))));
            case Bound.Sum(Term.Total term, Encoded constant, int depth) -> {
                if (isOfOneRow(term.product())) {
                    forAll(new Aim(Fact.SUM, CanonicalForm.of(term)), term.product(), instance -> {
                        BoolExpr holds = formula(instance.condition(), depth);
                        Encoded value = encoder.term(instance.head().getFirst());
                        return List.of(z3.mkImplies(holds, encoder.sorts().equal(constant.value(), value.value())));
                    });
                }
                twoRows(term.product())
                        .ifPresent(two -> forAll(
                                new Aim(Fact.TWO_ROWS, CanonicalForm.of(term)),
                                two,
                                instance -> List.of(z3.mkImplies(
                                        formula(instance.condition(), depth),
                                        z3.mkGe(encoder.sorts().number(constant), z3.mkInt(2))))));
            }
            case Bound.Digest ignored -> {}
        }
    }

    private BoolExpr bounded(Term.Extremum term, Encoded constant, Product instance, int depth) {
        Term value = instance.head().getFirst();
        Formula beyond = term.greatest() ? Formulas.less(term, value) : Formulas.less(value, term);
        BoolExpr counts = formula(Formulas.and(instance.condition(), Formulas.notNull(value)), depth);
        return z3.mkImplies(counts, z3.mkAnd(z3.mkNot(constant.isNull()), z3.mkNot(encoder.formula(beyond))));
    }

    /** Two rows that a count counts and that are not alike; empty where rows have a key, by which they are told apart. */
    private Optional<Product> twoRows(Product product) {
        boolean isCount = product.head().equals(List.of(Terms.constant(1)));
        if (!isCount
                || product.vars().size() != 1
                || !(product.vars().getFirst().source() instanceof Source.Stored(Table table))
                || !KeyFacts.of(table).isEmpty()) {
            return Optional.empty();
        }
        Product other = Substitution.copy(names, product);
        Var y = product.vars().getFirst();
        Var z = other.vars().getFirst();
        List<Formula> alike = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) {
            alike.add(Formulas.same(KeyFacts.column(y, table, i), KeyFacts.column(z, table, i)));
        }
        Formula both = Formulas.and(product.condition(), other.condition(), Formulas.not(Formulas.and(alike)));
        return Optional.of(new Product(List.of(y, z), both, List.of()));
    }

    private static boolean isOfOneRow(Product product) {
        return KeyFacts.determined(
                        product.vars(), new Equalities(List.of(product.condition())), FreeVariables.of(product))
                .containsAll(product.vars());
    }

    private void forAll(Aim what, Product product, Function<Product, List<BoolExpr>> make) {
        choose(what, product, new ArrayList<>(), make);
    }

    private void choose(Aim what, Product product, List<Var> chosen, Function<Product, List<BoolExpr>> make) {
        encoder.checkTime();
        if (instances >= MAX_INSTANCES) {
            return;
        }
        if (chosen.size() == product.vars().size()) {
            if (done.add(new Done.Instance(what, CanonicalForm.of(product), List.copyOf(chosen)))) {
                instances++;
                BoolExpr there = z3.mkAnd(chosen.stream().map(this::guard).toArray(BoolExpr[]::new));
                make.apply(instance(product, chosen)).forEach(fact -> found.add(z3.mkImplies(there, fact)));
            }
            return;
        }
        Source wanted = product.vars().get(chosen.size()).source();
        for (Var row : new LinkedHashSet<>(rows.keySet())) {
            if (isSame(wanted, row.source())) {
                chosen.add(row);
                choose(what, product, chosen, make);
                chosen.removeLast();
            }
        }
    }

    private static boolean isSame(Source wanted, Source source) {
        return switch (wanted) {
            case Source.Stored(Table table) ->
                source instanceof Source.Stored(Table other) && table.name().equals(other.name());
            case Source.AnyValue(SqlType type) ->
                source instanceof Source.AnyValue(SqlType other)
                        && io.panoptes.equivalence.prover.expression.ValueKind.of(type)
                                == io.panoptes.equivalence.prover.expression.ValueKind.of(other);
            case Source.Unknown ignored -> CanonicalForm.of(wanted).equals(CanonicalForm.of(source));
        };
    }

    private Product instance(Product product, List<Var> chosen) {
        Map<Var, Var> to = new HashMap<>();
        Map<Var, Term> values = new HashMap<>();
        for (int i = 0; i < chosen.size(); i++) {
            Var var = product.vars().get(i);
            if (var.source() instanceof Source.AnyValue) {
                values.put(var, Terms.variable(chosen.get(i)));
            } else {
                to.put(var, chosen.get(i));
            }
        }
        return new Substitution(names, to, values).apply(product.withVars(List.of()));
    }
}
