package io.panoptes.equivalence.prover.decision;

import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.rule.KeyFacts;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * {@code Σ x, y. p(x, y) -> Σ x. p(x, x) + Σ x, y. p(x, y) × [x.k < y.k] + Σ y, x. p(x, y) × [y.k < x.k]} for two rows of one table
 * with a key k of whole numbers that is never NULL: they are the same row, or one comes first.
 */
final class OrderedRows implements Decomposition {
    private static final int MOST_PRODUCTS = 12;

    private final FreshVariables names;

    OrderedRows(FreshVariables names) {
        this.names = names;
    }

    @Override
    public String name() {
        return "in order";
    }

    @Override
    public List<Product> apply(List<Product> products) {
        List<Product> done = new ArrayList<>();
        Deque<Product> open = new ArrayDeque<>(products);
        while (!open.isEmpty()) {
            Product product = open.removeFirst();
            pair(product)
                    .ifPresentOrElse(
                            pair -> parts(product, pair).reversed().forEach(open::addFirst), () -> done.add(product));
            if (done.size() + open.size() > MOST_PRODUCTS) {
                return products;
            }
        }
        return done;
    }

    private record Pair(Var one, Var other, Formula first, Formula second) {}

    /** Two rows of which nothing is said yet about their order. */
    private static Optional<Pair> pair(Product product) {
        List<Formula> known = Formulas.conjuncts(product.condition());
        for (int i = 0; i < product.vars().size(); i++) {
            Var one = product.vars().get(i);
            for (Var other : product.vars().subList(i + 1, product.vars().size())) {
                Optional<Pair> pair = pair(one, other)
                        .filter(found -> !known.contains(found.first()) && !known.contains(found.second()));
                if (pair.isPresent()) {
                    return pair;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Pair> pair(Var one, Var other) {
        if (!(one.source() instanceof Source.Stored(Table table))
                || !(other.source() instanceof Source.Stored(Table same))
                || !table.equals(same)) {
            return Optional.empty();
        }
        return key(table).map(index -> {
            Term left = KeyFacts.column(one, table, index);
            Term right = KeyFacts.column(other, table, index);
            return new Pair(one, other, Formulas.less(left, right), Formulas.less(right, left));
        });
    }

    private static Optional<Integer> key(Table table) {
        return KeyFacts.of(table).stream()
                .filter(key -> key.size() == 1)
                .map(List::getFirst)
                .filter(index -> Formulas.isNeverNull(table, index)
                        && table.columns().get(index).type() instanceof SqlType.IntegerType)
                .findFirst();
    }

    private List<Product> parts(Product product, Pair pair) {
        List<Var> fewer = new ArrayList<>(product.vars());
        fewer.remove(pair.other());
        Substitution both = Substitution.row(names, pair.other(), pair.one());
        Product same = new Product(fewer, both.apply(product.condition()), both.apply(product.head()));
        return List.of(
                Substitution.copy(names, same),
                Substitution.copy(names, product.where(pair.first())),
                Substitution.copy(names, product.where(pair.second())));
    }
}
