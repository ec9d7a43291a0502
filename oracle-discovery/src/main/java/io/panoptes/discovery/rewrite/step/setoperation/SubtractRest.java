package io.panoptes.discovery.rewrite.step.setoperation;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression.Test;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SetOperator;
import io.panoptes.sql.build.Sql;
import java.util.Optional;

/** {@code S WHERE p -> S EXCEPT ALL S WHERE p IS NOT TRUE}. */
public record SubtractRest() implements Step {
    @Override
    public String name() {
        return "subtract-rest";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (!Traits.isPlain(select) || select.where().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Query.SetOperation(
                SetOperator.EXCEPT,
                true,
                Sql.withWhere(select, Optional.empty()),
                Sql.withWhere(select, Optional.of(Sql.isNot(select.where().get(), Test.TRUE)))));
    }
}
