package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Query;
import java.util.List;
import java.util.Optional;

/** {@code GROUP BY k -> GROUP BY GROUPING SETS ((k))}. */
public record GroupsAsGroupingSets() implements Step {
    @Override
    public String name() {
        return "groups-as-grouping-sets";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        return Traits.keys(select)
                .map(keys -> new Query.Select(
                        select.distinct(),
                        select.items(),
                        select.from(),
                        select.where(),
                        Optional.of(new Query.GroupBy.GroupingSets(List.of(keys))),
                        select.having()));
    }
}
