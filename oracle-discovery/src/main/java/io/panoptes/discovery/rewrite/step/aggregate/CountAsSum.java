package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.Test;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.Optional;

/** {@code COUNT(x) -> COALESCE(SUM(CASE WHEN x IS NULL THEN 0 ELSE 1 END), 0)}. */
public record CountAsSum() implements Step {
    @Override
    public String name() {
        return "count-as-sum";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atExpressions(query, this::rewrite);
    }

    private Optional<Expression> rewrite(Expression expression, Site site) {
        if (!(expression instanceof Expression.Function(var name, var arguments, var distinct, var filter, var over))
                || !name.equals("COUNT")
                || distinct
                || filter.isPresent()
                || over.isPresent()) {
            return Optional.empty();
        }
        Expression one = arguments.getFirst() instanceof Expression.Star
                ? Sql.number(1)
                : Sql.choose(Sql.is(arguments.getFirst(), Test.NULL), Sql.number(0), Sql.number(1));
        return Optional.of(Sql.call("COALESCE", Sql.call("SUM", one), Sql.number(0)));
    }
}
