package io.panoptes.equivalence.kernel.logic;

import com.microsoft.z3.ArithExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import io.panoptes.equivalence.kernel.syntax.Free;
import io.panoptes.equivalence.kernel.syntax.Fresh;
import io.panoptes.equivalence.kernel.syntax.VariableRenaming;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Ground instances of {@link GroundFact}s for the rows at hand. Each is true in every database, so that a contradiction found with
 * some of them is one. A new row is there only where what it comes from holds: that is its guard.
 */
final class Grounding {
    private static final int MOST_INSTANCES = 600;
    private static final int MOST_READINGS = 5_000;
    private static final int DEEPEST = 3;

    private final GroundEncoder encoder;
    private final Context z3;
    private final TableFacts tables;
    private final Fresh fresh;
    private final Predicate<Product> hasOneRow;
    private final Map<Var, Place> rows = new LinkedHashMap<>();
    private final Set<Object> done = new HashSet<>();
    private final Set<GroundFact> known;
    private final List<BoolExpr> found = new ArrayList<>();
    private int instances;

    private record Place(int depth, BoolExpr guard) {}

    private record Done(String what, Object of, List<?> by) {}

    /** @param hasOneRow whether a product is known to have one row at most, whatever it takes from outside */
    Grounding(
            GroundEncoder encoder,
            TableFacts tables,
            Fresh fresh,
            Set<GroundFact> known,
            Predicate<Product> hasOneRow) {
        this.encoder = encoder;
        this.z3 = encoder.z3();
        this.tables = tables;
        this.fresh = fresh;
        this.known = known;
        this.hasOneRow = hasOneRow;
    }

    void addRows(Collection<Var> vars) {
        vars.forEach(var -> rows.putIfAbsent(var, new Place(0, z3.mkTrue())));
    }

    /** One more round; nothing comes out when there is nothing more to say. */
    List<BoolExpr> next(int round) {
        found.clear();
        int deepest = Math.min(round, DEEPEST);
        for (Bound bound : encoder.bound()) {
            if (bound.depth() < deepest) {
                witness(bound);
            }
        }
        rowFacts();
        for (Bound bound : encoder.bound()) {
            if (bound.depth() < deepest) {
                instantiate(bound);
            }
        }
        return List.copyOf(found);
    }

    private void add(GroundFact fact, BoolExpr premise, BoolExpr conclusion) {
        if (known.contains(fact)) {
            found.add(z3.mkImplies(premise, conclusion));
        }
    }

    private void witness(Bound bound) {
        switch (bound) {
            case Bound.Existence(Formula.Exists formula, BoolExpr atom, String shape, int depth) -> {
                if (done.add(new Done("witness", atom, List.of()))) {
                    Product row = newRows(formula.product(), depth, atom);
                    add(GroundFact.WITNESS, atom, formula(row.condition(), depth));
                }
            }
            case Bound.Best(Term.Extremum term, GroundTerm value, String shape, int depth) -> {
                if (done.add(new Done("witness", value.value(), List.of()))) {
                    List<BoolExpr> ways = new ArrayList<>(List.of(value.isNull()));
                    for (Product product : term.bag().products()) {
                        BoolExpr way = (BoolExpr) z3.mkFreshConst("way", z3.getBoolSort());
                        Product row = newRows(product, depth, way);
                        encoder.atDepth(depth + 1);
                        BoolExpr reached = encoder.same(encoder.term(row.head().getFirst()), value);
                        add(GroundFact.REACHED, way, z3.mkAnd(formula(row.condition(), depth), reached));
                        ways.add(way);
                    }
                    add(GroundFact.REACHED, z3.mkTrue(), z3.mkOr(ways.toArray(BoolExpr[]::new)));
                }
            }
            case Bound.Sum(Term.Total term, GroundTerm value, String shape, int depth) -> {
                if (done.add(new Done("witness", value.value(), List.of()))) {
                    emptySum(term, value, depth);
                }
            }
            case Bound.Digest ignored -> {}
        }
    }

    private void emptySum(Term.Total term, GroundTerm value, int depth) {
        if (!value.kind().isExact()) {
            return;
        }
        encoder.atDepth(depth);
        Product rowsOnly = new Product(term.product().vars(), term.product().condition(), List.of());
        BoolExpr exists = encoder.formula(new Formula.Exists(rowsOnly));
        ArithExpr<?> sum = (ArithExpr<?>) value.value();
        add(GroundFact.EMPTY_SUM, z3.mkNot(exists), z3.mkEq(encoder.values().real(sum), z3.mkReal(0)));
        BigDecimal number = number(term.product().head().getFirst());
        if (number.signum() > 0) {
            ArithExpr<?> least = z3.mkReal(number.toPlainString());
            add(
                    GroundFact.POSITIVE_SUM,
                    exists,
                    z3.mkGe((ArithExpr<?>) encoder.values().real(sum), least));
        }
    }

    /** The number that the term is; 0 where it is no number. */
    private static BigDecimal number(Term term) {
        return switch (term) {
            case Term.Constant(Value.IntegerValue(var number), var type) -> new BigDecimal(number);
            case Term.Constant(Value.DecimalValue(var number), var type) -> number;
            case Term ignored -> BigDecimal.ZERO;
        };
    }

    private Product newRows(Product product, int depth, BoolExpr guard) {
        Product copy = VariableRenaming.none(fresh).apply(product);
        copy.vars().forEach(var -> rows.putIfAbsent(var, new Place(depth + 1, guard)));
        return copy;
    }

    private BoolExpr formula(Formula formula, int depth) {
        encoder.atDepth(depth + 1);
        return encoder.formula(formula);
    }

    private void rowFacts() {
        for (Var row : List.copyOf(rows.keySet())) {
            if (row.source() instanceof Source.Stored(Table table)) {
                int depth = place(row).depth();
                BoolExpr guard = place(row).guard();
                if (done.add(new Done("row", row, List.of()))) {
                    tables.ofRow(row, table).forEach(fact -> add(GroundFact.CHECK, guard, formula(fact, depth)));
                }
                if (depth < 2
                        && known.contains(GroundFact.REFERENCE)
                        && done.add(new Done("parents", row, List.of()))) {
                    tables.parents(row, table).forEach(parent -> {
                        BoolExpr there = z3.mkAnd(guard, formula(parent.present(), depth));
                        rows.put(parent.row(), new Place(depth + 1, there));
                        add(GroundFact.REFERENCE, there, formula(parent.agrees(), depth));
                    });
                }
            }
        }
        List<Var> all = List.copyOf(rows.keySet());
        for (int i = 0; i < all.size(); i++) {
            encoder.checkTime();
            for (int j = i + 1; j < all.size(); j++) {
                pairFacts(all.get(i), all.get(j));
            }
        }
    }

    private void pairFacts(Var left, Var right) {
        if (left.source() instanceof Source.Stored(Table table)
                && right.source() instanceof Source.Stored(Table other)
                && table.name().equals(other.name())
                && done.add(new Done("pair", left, List.of(right)))) {
            BoolExpr both = z3.mkAnd(place(left).guard(), place(right).guard());
            BoolExpr one = z3.mkEq(encoder.row(left), encoder.row(right));
            TableFacts.isOneRow(left, right, table)
                    .forEach(way -> add(GroundFact.KEY, z3.mkAnd(both, formula(way, 0)), one));
            TableFacts.ofPair(left, right, table).forEach(fact -> add(GroundFact.DEPENDENCY, both, formula(fact, 0)));
        }
    }

    private Place place(Var row) {
        return rows.getOrDefault(row, new Place(0, z3.mkFalse()));
    }

    /** That each of these variables is there: a row is where its guard holds. */
    BoolExpr areThere(Collection<Var> vars) {
        return z3.mkAnd(vars.stream()
                .filter(var -> !(var.source() instanceof Source.AnyValue))
                .map(var -> place(var).guard())
                .toArray(BoolExpr[]::new));
    }

    private void instantiate(Bound bound) {
        switch (bound) {
            case Bound.Existence(Formula.Exists formula, BoolExpr atom, String shape, int depth) ->
                forAll(
                        "exists",
                        atom,
                        formula.product(),
                        (row, there) ->
                                add(GroundFact.INSTANCE, z3.mkAnd(there, formula(row.condition(), depth)), atom));
            case Bound.Best(Term.Extremum term, GroundTerm value, String shape, int depth) ->
                term.bag()
                        .products()
                        .forEach(product -> forAll("best", value.value(), product, (row, there) -> {
                            BoolExpr counts = z3.mkAnd(there, formula(row.condition(), depth));
                            add(GroundFact.BOUND, counts, isBound(term.greatest(), value, row, depth));
                        }));
            case Bound.Sum(Term.Total term, GroundTerm value, String shape, int depth) -> {
                if (value.kind().isExact() && hasOneRow.test(term.product())) {
                    forAll("sum", value.value(), term.product(), (row, there) -> {
                        BoolExpr outside = areThere(Free.of(term.product()));
                        BoolExpr counts = z3.mkAnd(there, outside, formula(row.condition(), depth));
                        GroundTerm number = encoder.term(row.head().getFirst());
                        add(
                                GroundFact.SINGLE_SUM,
                                z3.mkAnd(counts, z3.mkNot(number.isNull())),
                                encoder.values().equal(number, value));
                    });
                }
            }
            case Bound.Digest ignored -> {}
        }
    }

    private BoolExpr isBound(boolean greatest, GroundTerm bound, Product row, int depth) {
        encoder.atDepth(depth + 1);
        GroundTerm number = encoder.term(row.head().getFirst());
        BoolExpr beyond = greatest
                ? encoder.values().less(bound, number)
                : encoder.values().less(number, bound);
        return z3.mkOr(number.isNull(), z3.mkAnd(z3.mkNot(bound.isNull()), z3.mkNot(beyond)));
    }

    @FunctionalInterface
    private interface Instance {
        void add(Product row, BoolExpr there);
    }

    private void forAll(String what, Object bound, Product product, Instance instance) {
        int[] read = {0};
        Choices.of(product, rows.keySet(), VariableRenaming.none(fresh), (row, chosen) -> {
            encoder.checkTime();
            if (done.add(new Done(what, bound, List.of(product, chosen)))) {
                instances++;
                instance.add(row, areThere(chosen));
            }
            return instances < MOST_INSTANCES && ++read[0] < MOST_READINGS;
        });
    }
}
