package io.panoptes.discovery.rewrite.step.setoperation;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SetOperator;
import java.util.Optional;

/** {@code a INTERSECT b -> a EXCEPT (a EXCEPT b)}, also with ALL. */
public record IntersectByExcept() implements Step {
    @Override
    public String name() {
        return "intersect-by-except";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.SetOperation.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.SetOperation operation, Site site) {
        return operation.operator() == SetOperator.INTERSECT
                ? Optional.of(new Query.SetOperation(
                        SetOperator.EXCEPT,
                        operation.all(),
                        operation.left(),
                        new Query.SetOperation(
                                SetOperator.EXCEPT, operation.all(), operation.left(), operation.right())))
                : Optional.empty();
    }
}
