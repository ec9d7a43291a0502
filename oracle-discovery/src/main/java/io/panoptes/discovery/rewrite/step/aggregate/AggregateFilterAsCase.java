package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Optional;

/** {@code f(x) FILTER (WHERE p) -> f(CASE WHEN p THEN x END)}. */
public record AggregateFilterAsCase() implements Step {
    @Override
    public String name() {
        return "aggregate-filter-as-case";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atExpressions(query, this::rewrite);
    }

    private Optional<Expression> rewrite(Expression expression, Site site) {
        return expression instanceof Expression.Function(var name, var arguments, var distinct, var filter, var over)
                        && filter.isPresent()
                        && over.isEmpty()
                ? Optional.of(new Expression.Function(
                        name,
                        List.of(new Expression.Case(
                                Optional.empty(),
                                List.of(new Expression.When(
                                        filter.get(),
                                        arguments.getFirst() instanceof Expression.Star
                                                ? Sql.number(1)
                                                : arguments.getFirst())),
                                Optional.empty())),
                        distinct,
                        Optional.empty(),
                        Optional.empty()))
                : Optional.empty();
    }
}
