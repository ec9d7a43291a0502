package io.panoptes.discovery.rewrite.step.setoperation;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Expression.BinaryOperator;
import io.panoptes.sql.ast.Expression.Test;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code S WHERE a OR b -> S WHERE a UNION ALL S WHERE b AND a IS NOT TRUE}. */
public record SplitDisjunction() implements Step {
    @Override
    public String name() {
        return "split-disjunction";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        List<Expression> conjuncts = Sql.conjuncts(select.where());
        if (!Traits.isPlain(select)) {
            return Optional.empty();
        }
        for (Expression conjunct : conjuncts) {
            if (conjunct instanceof Expression.Binary(var operator, var left, var right)
                    && operator == BinaryOperator.OR) {
                List<Expression> rest = new ArrayList<>(conjuncts);
                rest.remove(conjunct);
                return Optional.of(Sql.unionAll(
                        Sql.withWhere(select, Sql.also(Sql.conjunction(rest), left)),
                        Sql.withWhere(
                                select, Sql.also(Sql.also(Sql.conjunction(rest), right), Sql.isNot(left, Test.TRUE)))));
            }
        }
        return Optional.empty();
    }
}
