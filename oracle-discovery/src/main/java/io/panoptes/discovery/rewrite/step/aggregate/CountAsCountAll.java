package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.Optional;

/** {@code COUNT(x) -> COUNT(*)}: right where x is never NULL. */
public record CountAsCountAll() implements Step {
    @Override
    public String name() {
        return "count-as-count-all";
    }

    @Override
    public boolean mayChangeMeaning() {
        return true;
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atExpressions(query, this::rewrite);
    }

    private Optional<Expression> rewrite(Expression expression, Site site) {
        return expression instanceof Expression.Function function
                        && function.name().equals("COUNT")
                        && !function.distinct()
                        && function.over().isEmpty()
                        && function.filter().isEmpty()
                ? Optional.of(Sql.countAll())
                : Optional.empty();
    }
}
