package io.panoptes.discovery.rewrite.step.subquery;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Optional;

/** {@code EXISTS (q) -> (SELECT COUNT(*) FROM q) > 0}. */
public record ExistsAsCount() implements Step {
    @Override
    public String name() {
        return "exists-as-count";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atExpressions(query, this::rewrite);
    }

    private Optional<Expression> rewrite(Expression expression, Site site) {
        if (!(expression instanceof Expression.Exists(Query.Select select)) || !Traits.isPlain(select)) {
            return Optional.empty();
        }
        Query count = Sql.withItems(select, List.of(Sql.item(Sql.countAll(), "n")));
        return Optional.of(Sql.binary(BinaryOperator.GREATER, new Expression.ScalarQuery(count), Sql.number(0)));
    }
}
