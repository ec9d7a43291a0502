package io.panoptes.discovery.rewrite.step.subquery;

import io.panoptes.discovery.rewrite.site.Renaming;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.Test;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Optional;

/** {@code b IN (SELECT a FROM t WHERE c) -> EXISTS (SELECT 1 FROM t WHERE c AND a = b)} where only truth matters; NOT IN with {@code (a = b) IS NOT FALSE}. */
public record MembershipAsExists() implements Step {
    @Override
    public String name() {
        return "membership-as-exists";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atExpressions(query, this::rewrite);
    }

    private Optional<Expression> rewrite(Expression expression, Site site) {
        if (!site.filter()
                || !(expression instanceof Expression.InQuery(var operand, Query.Select select, var negated))
                || !Traits.isPlain(select)
                || Traits.values(select).orElse(List.of()).size() != 1) {
            return Optional.empty();
        }
        Renaming inside = Renaming.of(select.from().orElseThrow(), site.names());
        Expression value = inside.expression(Traits.values(select).orElseThrow().getFirst());
        Expression equal = Sql.equal(value, operand);
        Query matching = Sql.select(
                List.of(Sql.item(Sql.number(1), "one")),
                inside.renamed(select.from().get()),
                Sql.also(select.where().map(inside::expression), negated ? Sql.isNot(equal, Test.FALSE) : equal));
        Expression exists = new Expression.Exists(matching);
        return Optional.of(negated ? Sql.not(exists) : exists);
    }
}
