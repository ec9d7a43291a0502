package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code SELECT ... GROUP BY k HAVING h -> SELECT ... FROM (SELECT ..., h AS h GROUP BY k) WHERE h}. */
public record HavingAsFilter() implements Step {
    @Override
    public String name() {
        return "having-as-filter";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.having().isEmpty() || select.distinct()) {
            return Optional.empty();
        }
        String alias = site.names().next();
        List<SelectItem> items = new ArrayList<>();
        List<SelectItem> outer = new ArrayList<>();
        for (SelectItem item : select.items()) {
            if (!(item instanceof SelectItem.Column(var value, var name)) || name.isEmpty()) {
                return Optional.empty();
            }
            items.add(item);
            outer.add(Sql.item(Sql.column(alias, name.get()), name.get()));
        }
        items.add(Sql.item(select.having().get(), "held"));
        Query grouped =
                new Query.Select(false, items, select.from(), select.where(), select.groupBy(), Optional.empty());
        return Optional.of(Sql.select(outer, Sql.derived(grouped, alias), Optional.of(Sql.column(alias, "held"))));
    }
}
