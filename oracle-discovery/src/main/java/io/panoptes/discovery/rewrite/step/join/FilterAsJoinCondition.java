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

/** {@code a JOIN b ON c WHERE d -> a JOIN b ON c AND d}, one of the conditions of WHERE. */
public record FilterAsJoinCondition() implements Step {
    @Override
    public String name() {
        return "filter-as-join-condition";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        List<Expression> conjuncts = Sql.conjuncts(select.where());
        if (conjuncts.isEmpty()
                || !(select.from().orElse(null) instanceof FromItem.Join(var kind, var left, var right, var condition))
                || (kind != JoinKind.INNER && kind != JoinKind.CROSS)) {
            return Optional.empty();
        }
        Expression moved = site.pick(conjuncts);
        List<Expression> rest = new ArrayList<>(conjuncts);
        rest.remove(moved);
        FromItem joined = Sql.join(
                JoinKind.INNER,
                left,
                right,
                condition.map(on -> Sql.and(on, moved)).orElse(moved));
        return Optional.of(Sql.withWhere(Sql.withFrom(select, joined), Sql.conjunction(rest)));
    }
}
