package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Renaming;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
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

/** {@code MAX(x) OVER (PARTITION BY k) -> JOIN (SELECT k, MAX(x) ... GROUP BY k) AS g ON g.k IS NOT DISTINCT FROM k}. */
public record WindowAsGroupedJoin() implements Step {
    @Override
    public String name() {
        return "window-as-grouped-join";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.from().isEmpty() || select.groupBy().isPresent()) {
            return Optional.empty();
        }
        for (Expression value : Traits.values(select).orElse(List.of())) {
            if (value instanceof Expression.Function function
                    && function.over()
                            .filter(window -> window.order().isEmpty()
                                    && window.frame().isEmpty()
                                    && !window.partition().isEmpty())
                            .isPresent()) {
                return Optional.of(joined(select, function, site));
            }
        }
        return Optional.empty();
    }

    private static Query joined(Query.Select select, Expression.Function function, Site site) {
        String alias = site.names().next();
        FromItem from = select.from().orElseThrow();
        Renaming copy = Renaming.of(from, site.names());
        List<SelectItem> items = new ArrayList<>();
        List<Expression> keys = new ArrayList<>();
        Optional<Expression> on = Optional.empty();
        for (Expression key : function.over().orElseThrow().partition()) {
            String name = "j" + keys.size();
            keys.add(copy.expression(key));
            items.add(Sql.item(copy.expression(key), name));
            on = Sql.also(on, Sql.same(Sql.column(alias, name), key));
        }
        Expression plain = new Expression.Function(
                function.name(), function.arguments(), function.distinct(), function.filter(), Optional.empty());
        items.add(Sql.item(copy.expression(plain), "v"));
        Query grouped = new Query.Select(
                false,
                items,
                Optional.of(copy.renamed(from)),
                select.where().map(copy::expression),
                Optional.of(new Query.GroupBy.Keys(keys)),
                Optional.empty());
        TreeMapping put = References.substituting(Map.of(function, Sql.column(alias, "v")));
        return Sql.withFrom(
                Sql.withItems(select, select.items().stream().map(put::item).toList()),
                Sql.join(JoinKind.INNER, from, Sql.derived(grouped, alias), on.orElseThrow()));
    }
}
