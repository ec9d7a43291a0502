package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.Test;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Optional;

/** {@code COUNT(x) -> COUNT(*) FILTER (WHERE x IS NOT NULL)}. */
public record CountAsFilter() implements Step {
    @Override
    public String name() {
        return "count-as-filter";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atExpressions(query, this::rewrite);
    }

    private Optional<Expression> rewrite(Expression expression, Site site) {
        return expression instanceof Expression.Function(var name, var arguments, var distinct, var filter, var over)
                        && name.equals("COUNT")
                        && !distinct
                        && filter.isEmpty()
                        && over.isEmpty()
                        && !(arguments.getFirst() instanceof Expression.Star)
                ? Optional.of(new Expression.Function(
                        name,
                        List.of(new Expression.Star()),
                        false,
                        Optional.of(Sql.isNot(arguments.getFirst(), Test.NULL)),
                        Optional.empty()))
                : Optional.empty();
    }
}
