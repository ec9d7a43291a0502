package io.panoptes.equivalence.prover.translation;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.problem.Assumption;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Formulas;
import io.panoptes.equivalence.prover.expression.FreshVariables;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Substitution;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Terms;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;

/**
 * LIMIT and OFFSET. Over an order without ties a row stays when the number of rows before it is within the bounds; where
 * all that tie are equal, these are numbered; with other ties it is not known.
 */
final class LimitTranslation {
    private final FreshVariables names;
    private final RelationTranslation relations;
    private final Translation translation;

    LimitTranslation(FreshVariables names, RelationTranslation relations, Translation translation) {
        this.names = names;
        this.relations = relations;
        this.translation = translation;
    }

    Bag translate(Relation.Sort sort, VisibleRows around) {
        Bag input = relations.translate(sort.input(), around);
        if (sort.offset() == 0 && sort.limit().isEmpty()) {
            return input;
        }
        boolean takesFirst = sort.offset() == 0 && sort.limit().orElse(1) >= 1;
        if (takesFirst && SubqueryTranslation.hasOneRowAtMost(input)) {
            return input;
        }
        if (sort.limit().isPresent() && sort.limit().getAsLong() == 0) {
            return new Bag(List.of());
        }
        Order order = new Order(sort.keys(), relations.scalars()).deciding(input, around);
        if (Order.isTotal(names, input, product -> order.terms(around.inside(product.head())))) {
            return input.map(row -> row.where(isWithin(sort, order, row, input, around)));
        }
        if (Order.hasEqualTies(names, input, product -> order.terms(around.inside(product.head())))) {
            return numbered(sort, order, input, around);
        }
        String name = name(sort, order);
        if (translation.assume(Assumption.SAME_CHOICE_AMONG_TIES)) {
            return choice(name, sort, order, input, around);
        }
        boolean once = around.equals(VisibleRows.NONE);
        return translation
                .choice(name, once)
                .map(choice -> choice(choice, sort, order, input, around))
                .orElseThrow(() -> new Unsupported("LIMIT whose order leaves ties"));
    }

    private static String name(Relation.Sort sort, Order order) {
        String bounds = sort.limit().isPresent() ? String.valueOf(sort.limit().getAsLong()) : "all";
        return "limit %s offset %d%s".formatted(bounds, sort.offset(), order.name());
    }

    private Formula isWithin(Relation.Sort sort, Order order, Product row, Bag input, VisibleRows around) {
        List<Term> keys = order.terms(around.inside(row.head()));
        Bag before = Substitution.copy(names, input)
                .map(other -> other.where(order.before(order.terms(around.inside(other.head())), keys)));
        Term position = new AggregateCallTranslation(names, relations, translation).count(before);
        Formula afterOffset = sort.offset() == 0
                ? Formula.TRUE
                : Formulas.not(Formulas.less(position, Terms.constant(sort.offset())));
        return sort.end().isEmpty()
                ? afterOffset
                : Formulas.and(
                        afterOffset,
                        Formulas.less(position, Terms.constant(sort.end().getAsLong())));
    }

    /** {@code Σ k, n. B(k) × [|before k| < n ≤ |before k| + |B(k)|] × [offset < n ≤ offset + limit]}. */
    private Bag numbered(Relation.Sort sort, Order order, Bag input, VisibleRows around) {
        AggregateCallTranslation counts = new AggregateCallTranslation(names, relations, translation);
        Numbered numbered = new Numbered(names, relations, counts);
        Numbered.Row row = numbered.row(input, sort.input().types());
        List<Term> keys = order.terms(around.inside(row.columns()));
        Bag before = Substitution.copy(names, input)
                .map(other -> other.where(order.before(order.terms(around.inside(other.head())), keys)));
        if (sort.offset() == 0 && sort.limit().orElse(0) == 1) {
            Formula isFirst = Formulas.and(row.isThere(), Formulas.not(AggregateTranslation.exists(before)));
            List<Var> vars = row.vars().subList(0, row.columns().size());
            return new Bag(List.of(new Product(vars, isFirst, row.columns())));
        }
        Term first = counts.count(before);
        Term last = Terms.strict(
                ArithmeticOperation.PLUS, List.of(first, numbered.count(input, row.columns())), SqlType.BIGINT);
        List<Formula> within = new ArrayList<>();
        within.add(Numbered.isAbove(row.number(), first));
        within.add(Numbered.isUpTo(row.number(), last));
        within.add(Numbered.isAbove(row.number(), Terms.constant(sort.offset())));
        sort.end().ifPresent(end -> within.add(Numbered.isUpTo(row.number(), Terms.constant(end))));
        return Numbered.bag(row, within.toArray(Formula[]::new));
    }

    private Bag choice(String name, Relation.Sort sort, Order order, Bag input, VisibleRows around) {
        Bag rows = input.map(row -> {
            List<Term> columns = new ArrayList<>(row.head());
            columns.addAll(order.terms(around.inside(row.head())));
            return row.withHead(columns);
        });
        List<SqlType> types = sort.input().types();
        return relations.unknown(name, List.of(rows), types);
    }
}
