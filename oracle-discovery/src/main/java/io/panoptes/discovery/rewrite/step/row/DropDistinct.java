package io.panoptes.discovery.rewrite.step.row;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** {@code SELECT DISTINCT q -> q}: right where a key is shown. */
public record DropDistinct() implements Step {
    @Override
    public String name() {
        return "drop-distinct";
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
        return select.distinct()
                ? Optional.of(new Query.Select(
                        false, select.items(), select.from(), select.where(), select.groupBy(), select.having()))
                : Optional.empty();
    }
}
