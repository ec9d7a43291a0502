package io.panoptes.discovery.rewrite.step.row;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import java.util.List;
import java.util.Optional;

/** {@code SELECT DISTINCT a, b -> SELECT a, b GROUP BY a, b}. */
public record DistinctAsGroups() implements Step {
    @Override
    public String name() {
        return "distinct-as-groups";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (!select.distinct() || !Traits.isPlainButForDistinct(select)) {
            return Optional.empty();
        }
        List<Expression> keys = Traits.values(select).orElseThrow();
        return keys.stream().allMatch(Expression.ColumnReference.class::isInstance)
                ? Optional.of(new Query.Select(
                        false,
                        select.items(),
                        select.from(),
                        select.where(),
                        Optional.of(new Query.GroupBy.Keys(keys)),
                        Optional.empty()))
                : Optional.empty();
    }
}
