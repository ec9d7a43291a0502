package io.panoptes.discovery.rewrite.step.setoperation;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.Optional;

/** {@code a UNION b -> (SELECT DISTINCT a) UNION b}: what removes repetitions anyway, may have its operands without them. */
public record OperandAsDistinct() implements Step {
    @Override
    public String name() {
        return "operand-as-distinct";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.SetOperation.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.SetOperation operation, Site site) {
        return !operation.all() && operation.left() instanceof Query.Select select && Traits.isPlain(select)
                ? Optional.of(
                        new Query.SetOperation(operation.operator(), false, Sql.distinct(select), operation.right()))
                : Optional.empty();
    }
}
