package io.panoptes.discovery.rewrite.step.subquery;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code EXISTS (SELECT 1 FROM t WHERE t.a = b AND c) -> b IN (SELECT t.a FROM t WHERE c)} where only truth matters. */
public record ExistsAsMembership() implements Step {
    @Override
    public String name() {
        return "exists-as-membership";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atExpressions(query, this::rewrite);
    }

    private Optional<Expression> rewrite(Expression expression, Site site) {
        if (!site.filter()
                || !(expression instanceof Expression.Exists(Query.Select select))
                || !Traits.isPlain(select)) {
            return Optional.empty();
        }
        FromItem from = select.from().orElseThrow();
        List<Expression> conjuncts = Sql.conjuncts(select.where());
        for (Expression conjunct : conjuncts) {
            if (conjunct instanceof Expression.Binary(var operator, var left, var right)
                    && operator == BinaryOperator.EQUAL) {
                boolean leftInside = References.mention(left, from);
                boolean rightInside = References.mention(right, from);
                if (leftInside != rightInside) {
                    List<Expression> rest = new ArrayList<>(conjuncts);
                    rest.remove(conjunct);
                    Query values =
                            Sql.select(List.of(Sql.item(leftInside ? left : right, "v")), from, Sql.conjunction(rest));
                    return Optional.of(new Expression.InQuery(leftInside ? right : left, values, false));
                }
            }
        }
        return Optional.empty();
    }
}
