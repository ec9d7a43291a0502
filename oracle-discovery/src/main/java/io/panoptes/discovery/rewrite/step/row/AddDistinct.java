package io.panoptes.discovery.rewrite.step.row;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.Optional;

/** {@code q -> SELECT DISTINCT q}: right where a key is shown. */
public record AddDistinct() implements Step {
    @Override
    public String name() {
        return "add-distinct";
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
        return Traits.isPlain(select) ? Optional.of(Sql.distinct(select)) : Optional.empty();
    }
}
