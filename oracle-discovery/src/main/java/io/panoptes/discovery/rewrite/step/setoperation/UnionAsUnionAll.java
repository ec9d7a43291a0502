package io.panoptes.discovery.rewrite.step.setoperation;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** {@code a UNION b -> a UNION ALL b}, and back: right where no row comes twice. */
public record UnionAsUnionAll() implements Step {
    @Override
    public String name() {
        return "union-as-union-all";
    }

    @Override
    public boolean mayChangeMeaning() {
        return true;
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.SetOperation.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.SetOperation operation, Site site) {
        return Optional.of(
                new Query.SetOperation(operation.operator(), !operation.all(), operation.left(), operation.right()));
    }
}
