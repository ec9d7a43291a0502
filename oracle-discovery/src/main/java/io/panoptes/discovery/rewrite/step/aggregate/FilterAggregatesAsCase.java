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

/** {@code SELECT COUNT(x) FROM t WHERE p -> SELECT COUNT(x) FILTER (WHERE p) FROM t}, for all aggregates of a query without groups. */
public record FilterAggregatesAsCase() implements Step {
    @Override
    public String name() {
        return "filter-aggregates-as-case";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (!Traits.isOneRowOfAggregates(select) || select.where().isEmpty()) {
            return Optional.empty();
        }
        List<SelectItem> items = new ArrayList<>();
        for (SelectItem item : select.items()) {
            if (item instanceof SelectItem.Column(Expression.Function function, var name)) {
                Expression condition = select.where().get();
                items.add(new SelectItem.Column(
                        new Expression.Function(
                                function.name(),
                                function.arguments(),
                                function.distinct(),
                                Optional.of(function.filter()
                                        .map(own -> Sql.and(own, condition))
                                        .orElse(condition)),
                                Optional.empty()),
                        name));
            }
        }
        return Optional.of(Sql.withWhere(Sql.withItems(select, items), Optional.empty()));
    }
}
