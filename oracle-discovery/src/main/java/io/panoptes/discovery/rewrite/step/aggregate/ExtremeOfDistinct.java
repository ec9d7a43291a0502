package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** {@code MAX(x) -> MAX(DISTINCT x)}, and MIN. */
public record ExtremeOfDistinct() implements Step {
    @Override
    public String name() {
        return "extreme-of-distinct";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atExpressions(query, this::rewrite);
    }

    private Optional<Expression> rewrite(Expression expression, Site site) {
        return expression instanceof Expression.Function(var name, var arguments, var distinct, var filter, var over)
                        && (name.equals("MAX") || name.equals("MIN"))
                        && !distinct
                        && over.isEmpty()
                ? Optional.of(new Expression.Function(name, arguments, true, filter, Optional.empty()))
                : Optional.empty();
    }
}
