package io.panoptes.discovery.rewrite.step.subquery;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Renaming;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.ast.TreeMapping;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** {@code SELECT (SELECT MAX(x) FROM b WHERE b.k = a.k) FROM a -> SELECT l.v FROM a LEFT JOIN (SELECT k, MAX(x) AS v FROM b GROUP BY k) AS l ON l.k = a.k}; a COUNT is 0 where there is no group. */
public record ScalarAsGroupedJoin() implements Step {
    @Override
    public String name() {
        return "scalar-as-grouped-join";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.from().isEmpty() || !Traits.isPlain(select)) {
            return Optional.empty();
        }
        for (Expression value : Traits.values(select).orElse(List.of())) {
            if (value instanceof Expression.ScalarQuery(Query.Select inner)
                    && inner.from().isPresent()
                    && inner.groupBy().isEmpty()
                    && inner.having().isEmpty()
                    && Traits.values(inner).orElse(List.of()).size() == 1
                    && Traits.values(inner).get().getFirst() instanceof Expression.Function aggregate
                    && Traits.isAggregate(aggregate)) {
                return joined(select, value, inner, aggregate, site);
            }
        }
        return Optional.empty();
    }

    private static Optional<Query> joined(
            Query.Select select, Expression value, Query.Select inner, Expression.Function aggregate, Site site) {
        FromItem from = inner.from().orElseThrow();
        String alias = site.names().next();
        List<Expression> inside = new ArrayList<>();
        List<Expression> keys = new ArrayList<>();
        List<SelectItem> items = new ArrayList<>();
        Optional<Expression> on = Optional.empty();
        for (Expression conjunct : Sql.conjuncts(inner.where())) {
            boolean outside = References.of(conjunct).stream()
                    .anyMatch(Renaming.aliases(select.from().orElseThrow())::contains);
            if (!outside) {
                inside.add(conjunct);
            } else if (conjunct instanceof Expression.Binary(var operator, var left, var right)
                    && operator == BinaryOperator.EQUAL
                    && References.mention(left, from) != References.mention(right, from)) {
                Expression key = References.mention(left, from) ? left : right;
                String name = "j" + keys.size();
                keys.add(key);
                items.add(Sql.item(key, name));
                on = Sql.also(on, Sql.equal(Sql.column(alias, name), key == left ? right : left));
            } else {
                return Optional.empty();
            }
        }
        if (keys.isEmpty()) {
            return Optional.empty();
        }
        items.add(Sql.item(aggregate, "v"));
        Query grouped = new Query.Select(
                false,
                items,
                inner.from(),
                Sql.conjunction(inside),
                Optional.of(new Query.GroupBy.Keys(keys)),
                Optional.empty());
        Expression found = Sql.column(alias, "v");
        Expression shown = aggregate.name().equals("COUNT") ? Sql.call("COALESCE", found, Sql.number(0)) : found;
        TreeMapping put = References.substituting(Map.of(value, shown));
        return Optional.of(Sql.withFrom(
                Sql.withItems(select, select.items().stream().map(put::item).toList()),
                Sql.join(JoinKind.LEFT, select.from().orElseThrow(), Sql.derived(grouped, alias), on.orElseThrow())));
    }
}
