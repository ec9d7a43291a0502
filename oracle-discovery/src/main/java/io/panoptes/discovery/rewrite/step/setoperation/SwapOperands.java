package io.panoptes.discovery.rewrite.step.setoperation;

import io.panoptes.discovery.rewrite.site.Naming;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SetOperator;
import java.util.Optional;

/** {@code a UNION b -> b UNION a}, and so for UNION ALL, INTERSECT and INTERSECT ALL. */
public record SwapOperands() implements Step {
    @Override
    public String name() {
        return "swap-operands";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.SetOperation.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.SetOperation operation, Site site) {
        return operation.operator() == SetOperator.EXCEPT
                ? Optional.empty()
                : Optional.of(new Query.SetOperation(
                        operation.operator(),
                        operation.all(),
                        Naming.as(operation.left(), operation.right()),
                        operation.left()));
    }
}
