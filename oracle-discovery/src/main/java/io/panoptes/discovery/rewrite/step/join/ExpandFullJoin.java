package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.Optional;

/** {@code a FULL JOIN b ON c -> a LEFT JOIN b ON c UNION ALL} the rows of b without a match, NULLs for a. */
public record ExpandFullJoin() implements Step {
    @Override
    public String name() {
        return "expand-full-join";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (!Traits.isPlain(select)
                || !(select.from().orElse(null) instanceof FromItem.Join(var kind, var left, var right, var condition))
                || kind != JoinKind.FULL
                || condition.isEmpty()) {
            return Optional.empty();
        }
        return OuterRest.of(select, right, left, condition.get(), site)
                .map(rest -> Sql.unionAll(
                        Sql.withFrom(select, Sql.join(JoinKind.LEFT, left, right, condition.get())), rest));
    }
}
