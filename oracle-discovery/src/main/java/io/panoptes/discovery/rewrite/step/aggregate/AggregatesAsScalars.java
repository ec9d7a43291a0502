package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code SELECT MAX(a), COUNT(b) FROM ... -> SELECT (SELECT MAX(a) FROM ...), (SELECT COUNT(b) FROM ...)}. */
public record AggregatesAsScalars() implements Step {
    @Override
    public String name() {
        return "aggregates-as-scalars";
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
        for (SelectItem item : select.items()) {
            if (item instanceof SelectItem.Column(var value, var name)) {
                items.add(new SelectItem.Column(
                        new Expression.ScalarQuery(Sql.withItems(select, List.of(Sql.item(value, "v")))), name));
            }
        }
        return Optional.of(
                new Query.Select(false, items, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()));
    }
}
