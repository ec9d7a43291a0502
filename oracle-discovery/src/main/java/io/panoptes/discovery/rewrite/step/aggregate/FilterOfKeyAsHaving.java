package io.panoptes.discovery.rewrite.step.aggregate;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code WHERE p(k) GROUP BY k -> GROUP BY k HAVING p(k)}. */
public record FilterOfKeyAsHaving() implements Step {
    @Override
    public String name() {
        return "filter-of-key-as-having";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (select.where().isEmpty()) {
            return Optional.empty();
        }
        return Traits.keys(select).flatMap(keys -> {
            for (Expression conjunct : Sql.conjuncts(select.where())) {
                boolean ofKeys = Trees.expressions(conjunct).stream()
                        .filter(Expression.ColumnReference.class::isInstance)
                        .allMatch(keys::contains);
                if (ofKeys) {
                    List<Expression> rest = new ArrayList<>(Sql.conjuncts(select.where()));
                    rest.remove(conjunct);
                    return Optional.of(new Query.Select(
                            select.distinct(),
                            select.items(),
                            select.from(),
                            Sql.conjunction(rest),
                            select.groupBy(),
                            Sql.also(select.having(), conjunct)));
                }
            }
            return Optional.empty();
        });
    }
}
