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

/** {@code SELECT a GROUP BY a -> SELECT DISTINCT a}; aggregates become windows over the keys. */
public record GroupsAsDistinct() implements Step {
    @Override
    public String name() {
        return "groups-as-distinct";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.distinct() || select.having().isPresent()) {
            return Optional.empty();
        }
        return Traits.keys(select)
                .filter(keys -> Traits.values(select).orElse(List.of()).containsAll(keys))
                .map(keys -> {
                    List<SelectItem> items = new ArrayList<>();
                    for (SelectItem item : select.items()) {
                        items.add(
                                item instanceof SelectItem.Column(Expression.Function function, var name)
                                                && Traits.isAggregate(function)
                                                && !function.distinct()
                                        ? new SelectItem.Column(Sql.over(function, keys), name)
                                        : item);
                    }
                    return new Query.Select(
                            true, items, select.from(), select.where(), Optional.empty(), Optional.empty());
                });
    }
}
