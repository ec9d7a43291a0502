package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code SELECT MAX(a), COUNT(b) FROM ... -> SELECT x.v, y.v FROM (SELECT MAX(a) AS v FROM ...) AS x CROSS JOIN (SELECT COUNT(b) AS v FROM ...) AS y}. */
public record AggregatesAsJoin() implements Step {
    @Override
    public String name() {
        return "aggregates-as-join";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (!Traits.isOneRowOfAggregates(select) || select.items().size() < 2) {
            return Optional.empty();
        }
        List<SelectItem> items = new ArrayList<>();
        List<FromItem> parts = new ArrayList<>();
        for (SelectItem item : select.items()) {
            if (item instanceof SelectItem.Column(var value, var name)) {
                String alias = site.names().next();
                parts.add(Sql.derived(Sql.withItems(select, List.of(Sql.item(value, "v"))), alias));
                items.add(new SelectItem.Column(Sql.column(alias, "v"), name));
            }
        }
        return parts.stream().reduce(Sql::cross).map(from -> Sql.select(items, from, Optional.empty()));
    }
}
