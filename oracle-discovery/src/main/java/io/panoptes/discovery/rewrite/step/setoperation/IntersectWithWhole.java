package io.panoptes.discovery.rewrite.step.setoperation;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SetOperator;
import io.panoptes.sql.build.Sql;
import java.util.Optional;

/** {@code S WHERE p -> S INTERSECT ALL S WHERE p}. */
public record IntersectWithWhole() implements Step {
    @Override
    public String name() {
        return "intersect-with-whole";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        return Traits.isPlain(select) && select.where().isPresent()
                ? Optional.of(new Query.SetOperation(
                        SetOperator.INTERSECT, true, Sql.withWhere(select, Optional.empty()), select))
                : Optional.empty();
    }
}
