package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code a LEFT JOIN b ON c AND d -> a LEFT JOIN b ON c WHERE d}: right where d refers to a alone and the row is dropped anyway. */
public record JoinConditionAsFilter() implements Step {
    @Override
    public String name() {
        return "join-condition-as-filter";
    }

    @Override
    public boolean mayChangeMeaning() {
        return true;
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (!(select.from().orElse(null) instanceof FromItem.Join(var kind, var left, var right, var condition))
                || kind == JoinKind.INNER
                || Sql.conjuncts(condition).size() < 2) {
            return Optional.empty();
        }
        List<Expression> rest = new ArrayList<>(Sql.conjuncts(condition));
        Expression moved = site.pick(rest);
        rest.remove(moved);
        return Optional.of(Sql.withWhere(
                Sql.withFrom(
                        select,
                        Sql.join(kind, left, right, Sql.conjunction(rest).orElseThrow())),
                Sql.also(select.where(), moved)));
    }
}
