package io.panoptes.discovery.rewrite.step.subquery;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** {@code a IN (q) -> a = ANY (q)}, {@code a NOT IN (q) -> a <> ALL (q)}. */
public record MembershipAsQuantified() implements Step {
    @Override
    public String name() {
        return "membership-as-quantified";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atExpressions(query, this::rewrite);
    }

    private Optional<Expression> rewrite(Expression expression, Site site) {
        return expression instanceof Expression.InQuery(var operand, var query, var negated)
                ? Optional.of(new Expression.Quantified(
                        operand, negated ? BinaryOperator.NOT_EQUAL : BinaryOperator.EQUAL, negated, query))
                : Optional.empty();
    }
}
