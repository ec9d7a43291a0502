package io.panoptes.discovery.rewrite.step.subquery;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Optional;

/** {@code b NOT IN (SELECT a FROM t) -> NOT EXISTS (SELECT 1 FROM t WHERE a = b)}: right where neither is NULL. */
public record NotMembershipAsNotExists() implements Step {
    @Override
    public String name() {
        return "not-membership-as-not-exists";
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
        if (!(expression instanceof Expression.InQuery(var operand, Query.Select select, var negated))
                || !negated
                || !Traits.isPlain(select)
                || Traits.values(select).orElse(List.of()).size() != 1) {
            return Optional.empty();
        }
        Expression value = Traits.values(select).orElseThrow().getFirst();
        return Optional.of(Sql.not(new Expression.Exists(Sql.select(
                List.of(Sql.item(Sql.number(1), "one")),
                select.from().orElseThrow(),
                Sql.also(select.where(), Sql.equal(value, operand))))));
    }
}
