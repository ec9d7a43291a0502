package io.panoptes.equivalence.kernel.denotation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.Bound;
import io.panoptes.equivalence.algebra.Relation.SortKey;
import io.panoptes.equivalence.algebra.Relation.WindowCall;
import io.panoptes.equivalence.kernel.logic.NotExpressible;
import io.panoptes.equivalence.kernel.syntax.VariableRenaming;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Orders: window functions, LIMIT, and bags whose equal rows are numbered. */
final class Windows {
    private final Denotation relations;

    Windows(Denotation relations) {
        this.relations = relations;
    }

    Bag bag(Relation.Window window, Around around) {
        Bag input = relations.bag(window.input(), around);
        return Denotation.each(input, row -> {
            List<Term> head = new ArrayList<>(row.head());
            window.calls().forEach(call -> head.add(value(call, row, input, around)));
            return Denotation.withHead(row, head);
        });
    }

    private Term value(WindowCall call, Product row, Bag input, Around around) {
        List<Term> partition = relations.scalars().terms(call.partition(), around.inside(row.head()));
        Bag peers = Denotation.each(
                relations.copy(input),
                peer -> Denotation.where(
                        peer,
                        Denotation.same(
                                relations.scalars().terms(call.partition(), around.inside(peer.head())), partition)));
        List<Term> keys = keys(call.order(), row, around);
        Bag before = Denotation.each(
                peers, peer -> Denotation.where(peer, isBefore(call.order(), keys(call.order(), peer, around), keys)));
        Groups groups = new Groups(relations);
        return switch (call.function()) {
            case RANK -> next(groups.count(before));
            case ROW_NUMBER -> {
                requireOrder(call, input, around);
                yield next(groups.count(before));
            }
            case DENSE_RANK -> {
                List<SqlType> types = call.order().stream()
                        .map(key -> key.expression().type())
                        .toList();
                Bag values =
                        Denotation.each(before, peer -> Denotation.withHead(peer, keys(call.order(), peer, around)));
                yield next(groups.count(relations.distinct(values, types)));
            }
            case COUNT -> aggregate(Relation.AggregateFunction.COUNT, call, keys, peers, input, around);
            case SUM -> aggregate(Relation.AggregateFunction.SUM, call, keys, peers, input, around);
            case SUM0 -> aggregate(Relation.AggregateFunction.SUM0, call, keys, peers, input, around);
            case MIN -> aggregate(Relation.AggregateFunction.MIN, call, keys, peers, input, around);
            case MAX -> aggregate(Relation.AggregateFunction.MAX, call, keys, peers, input, around);
            case AVG -> aggregate(Relation.AggregateFunction.AVG, call, keys, peers, input, around);
            case PERCENT_RANK, CUME_DIST, NTILE, LAG, LEAD, FIRST_VALUE, LAST_VALUE, NTH_VALUE, OTHER ->
                throw new NotExpressible("window function " + call.name());
        };
    }

    private static Term next(Term count) {
        return new Term.Strict(ArithmeticOperation.PLUS, List.of(count, Scalars.number(1)), SqlType.BIGINT);
    }

    private Term aggregate(
            Relation.AggregateFunction function,
            WindowCall call,
            List<Term> keys,
            Bag peers,
            Bag input,
            Around around) {
        Relation.AggregateCall plain = new Relation.AggregateCall(
                function, call.name(), call.arguments(), call.distinct(), Optional.empty(), List.of(), call.type());
        return new Groups(relations).value(plain, frame(call, keys, peers, input, around), around);
    }

    private Bag frame(WindowCall call, List<Term> keys, Bag peers, Bag input, Around around) {
        boolean fromStart = call.frame().start() instanceof Bound.UnboundedPreceding;
        boolean toEnd = call.frame().end() instanceof Bound.UnboundedFollowing;
        boolean fromCurrent = call.frame().start() instanceof Bound.CurrentRow;
        boolean toCurrent = call.frame().end() instanceof Bound.CurrentRow;
        if (fromStart && toEnd) {
            return peers;
        }
        if (call.frame().unit() == Relation.FrameUnit.ROWS) {
            requireOrder(call, input, around);
        }
        if (fromStart && toCurrent) {
            return Denotation.each(
                    peers,
                    peer -> Denotation.where(
                            peer, new Formula.Not(isBefore(call.order(), keys, keys(call.order(), peer, around)))));
        }
        if (fromCurrent && toEnd) {
            return Denotation.each(
                    peers,
                    peer -> Denotation.where(
                            peer, new Formula.Not(isBefore(call.order(), keys(call.order(), peer, around), keys))));
        }
        throw new NotExpressible("a window frame that begins or ends some rows away");
    }

    private List<Term> keys(List<SortKey> order, Product row, Around around) {
        return order.stream()
                .map(key -> relations.scalars().term(key.expression(), around.inside(row.head())))
                .toList();
    }

    private static Formula isBefore(List<SortKey> order, List<Term> left, List<Term> right) {
        List<Formula> ways = new ArrayList<>();
        List<Formula> tied = new ArrayList<>();
        for (int i = 0; i < order.size(); i++) {
            List<Formula> way = new ArrayList<>(tied);
            way.add(isBefore(order.get(i), left.get(i), right.get(i)));
            ways.add(new Formula.And(way));
            tied.add(new Formula.Same(left.get(i), right.get(i)));
        }
        return new Formula.Or(ways);
    }

    private static Formula isBefore(SortKey key, Term left, Term right) {
        Formula less = key.descending() ? new Formula.Less(right, left) : new Formula.Less(left, right);
        Term missing = key.nullsFirst() ? left : right;
        Term there = key.nullsFirst() ? right : left;
        Formula byNull =
                new Formula.And(List.of(new Formula.IsNull(missing), new Formula.Not(new Formula.IsNull(there))));
        return new Formula.Or(List.of(less, byNull));
    }

    private void requireOrder(WindowCall call, Bag input, Around around) {
        List<io.panoptes.equivalence.algebra.Scalar> scalars = new ArrayList<>(call.partition());
        call.order().forEach(key -> scalars.add(key.expression()));
        requireOrder(scalars, input, around);
    }

    /** No two rows tie: what the scalars are fixes the row. */
    private void requireOrder(List<io.panoptes.equivalence.algebra.Scalar> scalars, Bag input, Around around) {
        if (input.products().size() != 1) {
            throw new NotExpressible("an order of several parts");
        }
        Product row = relations.copy(input).products().getFirst();
        List<Term> terms = relations.scalars().terms(scalars, around.inside(row.head()));
        Denotation.requireKinds(
                terms,
                scalars.stream()
                        .map(io.panoptes.equivalence.algebra.Scalar::type)
                        .toList());
        List<Formula> fixed = new ArrayList<>(List.of(row.condition()));
        for (int i = 0; i < terms.size(); i++) {
            Var value = relations.fresh().var(new Source.AnyValue(scalars.get(i).type()));
            fixed.add(new Formula.Same(terms.get(i), VariableRenaming.variable(value)));
        }
        relations.require(new Denotation.Obligation("an order leaves no ties", new Formula.And(fixed), row.vars()));
    }

    /** The rows whose number of rows before them is within the bounds. */
    Bag limited(Relation.Sort sort, Around around) {
        Bag input = relations.bag(sort.input(), around);
        if (sort.offset() == 0 && sort.limit().isEmpty()) {
            return input;
        }
        if (sort.limit().isPresent() && sort.limit().getAsLong() == 0) {
            return new Bag(List.of());
        }
        requireOrder(sort.keys().stream().map(SortKey::expression).toList(), input, around);
        return Denotation.each(input, row -> {
            List<Term> keys = keys(sort.keys(), row, around);
            Bag before = Denotation.each(
                    relations.copy(input),
                    other -> Denotation.where(other, isBefore(sort.keys(), keys(sort.keys(), other, around), keys)));
            Term position = new Groups(relations).count(before);
            List<Formula> within = new ArrayList<>();
            if (sort.offset() > 0) {
                within.add(new Formula.Not(new Formula.Less(position, Scalars.number(sort.offset()))));
            }
            sort.limit()
                    .ifPresent(limit -> within.add(
                            new Formula.Less(position, Scalars.number(Math.addExact(sort.offset(), limit)))));
            return Denotation.where(row, new Formula.And(within));
        });
    }

    /** {@code Σ k, n. ‖L(k)‖ × [0 < n ≤ |L(k)|] × [n ≤ |R(k)|] (k)}. */
    Bag intersectAll(Bag left, Bag right, List<SqlType> types) {
        return numbered(
                left,
                types,
                (row, number) -> List.of(
                        new Formula.Less(Scalars.number(0), number),
                        new Formula.Not(new Formula.Less(count(left, row), number)),
                        new Formula.Not(new Formula.Less(count(right, row), number))));
    }

    /** {@code Σ k, n. ‖L(k)‖ × [|R(k)| < n ≤ |L(k)|] (k)}. */
    Bag exceptAll(Bag left, Bag right, List<SqlType> types) {
        return numbered(
                left,
                types,
                (row, number) -> List.of(
                        new Formula.Less(count(right, row), number),
                        new Formula.Not(new Formula.Less(count(left, row), number))));
    }

    private Bag numbered(
            Bag bag, List<SqlType> types, java.util.function.BiFunction<List<Term>, Term, List<Formula>> bounds) {
        List<Var> vars = new ArrayList<>();
        types.forEach(type -> vars.add(relations.fresh().var(new Source.AnyValue(type))));
        List<Term> row = vars.stream().map(VariableRenaming::variable).toList();
        bag.products().forEach(product -> Denotation.requireKinds(product.head(), types));
        Var number = relations.fresh().var(new Source.AnyValue(SqlType.BIGINT));
        vars.add(number);
        List<Formula> all = new ArrayList<>(List.of(relations.isIn(row, bag)));
        all.add(new Formula.Not(new Formula.IsNull(VariableRenaming.variable(number))));
        all.addAll(bounds.apply(row, VariableRenaming.variable(number)));
        return new Bag(List.of(new Product(vars, new Formula.And(all), row)));
    }

    private Term count(Bag bag, List<Term> row) {
        return new Groups(relations)
                .count(Denotation.each(
                        relations.copy(bag), other -> Denotation.where(other, Denotation.same(other.head(), row))));
    }
}
