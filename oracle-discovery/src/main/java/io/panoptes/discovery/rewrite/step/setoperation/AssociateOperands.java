package io.panoptes.discovery.rewrite.step.setoperation;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SetOperator;
import java.util.Optional;

/** {@code (a UNION b) UNION c -> a UNION (b UNION c)}, and so for UNION ALL, INTERSECT and INTERSECT ALL. */
public record AssociateOperands() implements Step {
    @Override
    public String name() {
        return "associate-operands";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.SetOperation.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.SetOperation operation, Site site) {
        return operation.left() instanceof Query.SetOperation(var operator, var all, var first, var second)
                        && operator == operation.operator()
                        && all == operation.all()
                        && operator != SetOperator.EXCEPT
                ? Optional.of(new Query.SetOperation(
                        operator, all, first, new Query.SetOperation(operator, all, second, operation.right())))
                : Optional.empty();
    }
}
