package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Relation.Bound;
import io.panoptes.equivalence.algebra.Relation.Frame;
import io.panoptes.equivalence.algebra.Relation.FrameUnit;
import io.panoptes.equivalence.algebra.Relation.WindowCall;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.BagFunction;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Window functions: ranks count the rows before, aggregates look at the rows of the frame, the rest is a function of both. */
final class WindowTranslation {
    private final FreshVariables names;
    private final RelationTranslation relations;
    private final AggregateCallTranslation aggregates;
    private final Translation translation;

    WindowTranslation(FreshVariables names, RelationTranslation relations, Translation translation) {
        this.names = names;
        this.relations = relations;
        this.translation = translation;
        this.aggregates = new AggregateCallTranslation(names, relations, translation);
    }

    Bag translate(Relation.Window window, VisibleRows around) {
        Bag input = relations.translate(window.input(), around);
        List<WindowCall> chosen = window.calls().stream()
                .filter(call -> call.function() == Relation.WindowFunction.ROW_NUMBER && !isTotal(call, input, around))
                .toList();
        if (chosen.size() == 1 && Order.hasEqualTies(names, input, row -> ties(chosen.getFirst(), row, around))) {
            return numbered(window, chosen.getFirst(), input, around);
        }
        return input.map(row -> {
            List<Term> head = new ArrayList<>(row.head());
            window.calls().forEach(call -> head.add(column(call, row, input, around)));
            return row.withHead(head);
        });
    }

    /**
     * {@code Σ k, n. B(k) × [|before k| < n ≤ |before k| + |B(k)|] (k, n)}: where all rows that tie are equal, it does not
     * matter which of them has which number.
     */
    private Bag numbered(Relation.Window window, WindowCall chosen, Bag input, VisibleRows around) {
        Numbered numbered = new Numbered(names, relations, aggregates);
        Numbered.Row row = numbered.row(input, window.input().types());
        Product shown = new Product(row.vars(), row.isThere(), row.columns());
        Term first = aggregates.count(before(chosen, shown, input, around));
        Term last = Terms.strict(
                ArithmeticOperation.PLUS, List.of(first, numbered.count(input, row.columns())), SqlType.BIGINT);
        List<Term> head = new ArrayList<>(row.columns());
        window.calls().forEach(call -> head.add(call == chosen ? row.number() : column(call, shown, input, around)));
        return Numbered.bag(row, Numbered.isAbove(row.number(), first), Numbered.isUpTo(row.number(), last))
                .map(product -> product.withHead(head));
    }

    private boolean isTotal(WindowCall call, Bag input, VisibleRows around) {
        return !call.order().isEmpty() && Order.isTotal(names, input, row -> ties(call, row, around));
    }

    /** VisibleRows of one partition that the order does not tell apart have the same of these. */
    private List<Term> ties(WindowCall call, Product row, VisibleRows around) {
        VisibleRows inside = around.inside(row.head());
        List<Term> terms = new ArrayList<>(new Order(call.order(), relations.scalars()).terms(inside));
        terms.addAll(relations.scalars().terms(call.partition(), inside));
        return terms;
    }

    private Bag peers(WindowCall call, Product row, Bag input, VisibleRows around) {
        ScalarTranslation scalars = relations.scalars();
        List<Term> partition = scalars.terms(call.partition(), around.inside(row.head()));
        return Substitution.copy(names, input)
                .map(peer -> peer.where(RelationTranslation.same(
                        scalars.terms(call.partition(), around.inside(peer.head())), partition)));
    }

    private Bag before(WindowCall call, Product row, Bag input, VisibleRows around) {
        Order order = new Order(call.order(), relations.scalars());
        List<Term> keys = order.terms(around.inside(row.head()));
        return peers(call, row, input, around)
                .map(peer -> peer.where(order.before(order.terms(around.inside(peer.head())), keys)));
    }

    private Term column(WindowCall call, Product row, Bag input, VisibleRows around) {
        Order order = new Order(call.order(), relations.scalars());
        List<Term> keys = order.terms(around.inside(row.head()));
        Bag peers = peers(call, row, input, around);
        Bag before = before(call, row, input, around);
        boolean total = isTotal(call, input, around);
        return switch (call.function()) {
            case RANK -> next(aggregates.count(before));
            case ROW_NUMBER -> {
                if (!total) {
                    throw new Unsupported("ROW_NUMBER whose order leaves ties");
                }
                yield next(aggregates.count(before));
            }
            case DENSE_RANK -> {
                List<SqlType> types = call.order().stream()
                        .map(key -> key.expression().type())
                        .toList();
                Bag values = before.map(peer -> peer.withHead(order.terms(around.inside(peer.head()))));
                yield next(aggregates.count(relations.distinct(values, types)));
            }
            case COUNT -> aggregate(Relation.AggregateFunction.COUNT, call, row, peers, order, keys, total, around);
            case SUM -> aggregate(Relation.AggregateFunction.SUM, call, row, peers, order, keys, total, around);
            case SUM0 -> aggregate(Relation.AggregateFunction.SUM0, call, row, peers, order, keys, total, around);
            case MIN -> aggregate(Relation.AggregateFunction.MIN, call, row, peers, order, keys, total, around);
            case MAX -> aggregate(Relation.AggregateFunction.MAX, call, row, peers, order, keys, total, around);
            case AVG -> aggregate(Relation.AggregateFunction.AVG, call, row, peers, order, keys, total, around);
            case PERCENT_RANK, CUME_DIST -> summary(call, row, peers, order, keys, around);
            case NTILE, LAG, LEAD, FIRST_VALUE, LAST_VALUE, NTH_VALUE, OTHER -> {
                if (!total) {
                    throw new Unsupported("window function %s whose order leaves ties".formatted(call.name()));
                }
                yield new NeighbourTranslation(names, relations, order, around, aggregates)
                        .value(call, row, peers)
                        .orElseGet(() -> summary(call, row, peers, order, keys, around));
            }
        };
    }

    private static Term next(Term count) {
        return Terms.strict(ArithmeticOperation.PLUS, List.of(count, Terms.constant(1)), SqlType.BIGINT);
    }

    private Term aggregate(
            Relation.AggregateFunction function,
            WindowCall call,
            Product row,
            Bag peers,
            Order order,
            List<Term> keys,
            boolean total,
            VisibleRows around) {
        if (call.frame().unit() == FrameUnit.ROWS && !total && !isWhole(call.frame())) {
            throw new Unsupported("window frame of ROWS whose order leaves ties");
        }
        Optional<Term> value = total
                ? new NeighbourTranslation(names, relations, order, around, aggregates).aggregate(call, row, peers)
                : Optional.empty();
        if (value.isPresent()) {
            return value.get();
        }
        Optional<Bag> neighbour = NeighbourFrame.rows(names, call, order, keys, peers, around);
        if (neighbour.isEmpty()
                && (isAmount(call.frame().start()) || isAmount(call.frame().end()))) {
            if (!total && isFloatingSum(call) && !translation.assume(Assumption.SUMS_IN_ANY_ORDER)) {
                throw new Unsupported("sum in floating point, which depends on the order of rows");
            }
            return summary(call, row, peers, order, keys, around);
        }
        Bag frame = neighbour.orElseGet(() -> frame(call, peers, order, keys, around));
        Relation.AggregateCall plain = new Relation.AggregateCall(
                function, call.name(), call.arguments(), call.distinct(), Optional.empty(), List.of(), call.type());
        return aggregates.translate(plain, frame, around);
    }

    private static boolean isFloatingSum(WindowCall call) {
        boolean adds = switch (call.function()) {
            case SUM, SUM0, AVG -> true;
            default -> false;
        };
        return adds && call.arguments().stream().anyMatch(argument -> argument.type() instanceof SqlType.DoubleType);
    }

    private static boolean isWhole(Frame frame) {
        return frame.start() instanceof Bound.UnboundedPreceding && frame.end() instanceof Bound.UnboundedFollowing;
    }

    /** What such a frame holds is a function of the row's keys, and of the keys of its partition. */
    private static boolean isAmount(Bound bound) {
        return bound instanceof Bound.Preceding || bound instanceof Bound.Following;
    }

    private static Bag frame(WindowCall call, Bag peers, Order order, List<Term> keys, VisibleRows around) {
        boolean fromStart = call.frame().start() instanceof Bound.UnboundedPreceding;
        boolean toEnd = call.frame().end() instanceof Bound.UnboundedFollowing;
        boolean toCurrent = call.frame().end() instanceof Bound.CurrentRow;
        boolean fromCurrent = call.frame().start() instanceof Bound.CurrentRow;
        boolean byValue = call.frame().unit() != FrameUnit.ROWS;
        if (isWhole(call.frame())
                || byValue && call.order().isEmpty() && (fromStart || fromCurrent) && (toEnd || toCurrent)) {
            return peers;
        }
        if (fromStart && toCurrent) {
            return peers.map(peer ->
                    peer.where(Formulas.not(order.before(keys, order.terms(around.inside(peer.head()))))));
        }
        if (fromCurrent && toEnd) {
            return peers.map(peer ->
                    peer.where(Formulas.not(order.before(order.terms(around.inside(peer.head())), keys))));
        }
        throw new Unsupported("window frame from %s to %s"
                .formatted(call.frame().start(), call.frame().end()));
    }

    private Term summary(WindowCall call, Product row, Bag peers, Order order, List<Term> keys, VisibleRows around) {
        ScalarTranslation scalars = relations.scalars();
        List<Term> current = new ArrayList<>(keys);
        current.addAll(scalars.terms(call.arguments(), around.inside(row.head())));
        Bag rows = peers.map(peer -> {
            List<Term> columns = new ArrayList<>(order.terms(around.inside(peer.head())));
            columns.addAll(scalars.terms(call.arguments(), around.inside(peer.head())));
            return peer.withHead(columns);
        });
        String name = "%s over%s %s %s %s%s"
                .formatted(
                        call.name(),
                        order.name(),
                        isAmount(call.frame().start()) || isAmount(call.frame().end()) ? order.types() : "",
                        call.frame(),
                        call.arguments().stream().map(Scalar::type).toList(),
                        call.distinct() ? " distinct" : "");
        return new Term.Summary(new BagFunction.Named(name), current, rows, call.type());
    }
}
