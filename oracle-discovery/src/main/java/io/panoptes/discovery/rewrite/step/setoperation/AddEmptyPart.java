package io.panoptes.discovery.rewrite.step.setoperation;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SetOperator;
import io.panoptes.sql.build.Sql;
import java.util.Optional;

/** {@code q -> q UNION ALL q WHERE FALSE}, or EXCEPT ALL. */
public record AddEmptyPart() implements Step {
    @Override
    public String name() {
        return "add-empty-part";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        return Traits.isPlain(select)
                ? Optional.of(new Query.SetOperation(
                        site.oneIn(2) ? SetOperator.EXCEPT : SetOperator.UNION,
                        true,
                        select,
                        Sql.withWhere(select, Sql.also(select.where(), Sql.never()))))
                : Optional.empty();
    }
}
