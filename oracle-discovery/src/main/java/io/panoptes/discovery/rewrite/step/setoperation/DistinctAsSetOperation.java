package io.panoptes.discovery.rewrite.step.setoperation;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SetOperator;
import java.util.Optional;

/** {@code SELECT DISTINCT q -> q UNION q}, or INTERSECT. */
public record DistinctAsSetOperation() implements Step {
    @Override
    public String name() {
        return "distinct-as-set-operation";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (!select.distinct()) {
            return Optional.empty();
        }
        Query.Select all = new Query.Select(
                false, select.items(), select.from(), select.where(), select.groupBy(), select.having());
        return Optional.of(new Query.SetOperation(
                site.oneIn(3) ? SetOperator.INTERSECT : SetOperator.UNION, false, all, site.oneIn(2) ? all : select));
    }
}
