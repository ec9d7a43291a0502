package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.Optional;

/** {@code WHERE p GROUP BY k -> GROUP BY k HAVING p} with any condition: right only where it is one of the key. */
public record FilterAsHaving() implements Step {
    @Override
    public String name() {
        return "filter-as-having";
    }

    @Override
    public boolean mayChangeMeaning() {
        return true;
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        return select.where().isPresent() && Traits.keys(select).isPresent()
                ? Optional.of(new Query.Select(
                        select.distinct(),
                        select.items(),
                        select.from(),
                        Optional.empty(),
                        select.groupBy(),
                        Sql.also(select.having(), select.where().get())))
                : Optional.empty();
    }
}
