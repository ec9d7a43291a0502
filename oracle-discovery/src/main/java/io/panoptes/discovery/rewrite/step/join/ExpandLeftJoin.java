package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.Optional;

/** {@code a LEFT JOIN b ON c -> a JOIN b ON c UNION ALL} the rows of a without a match, NULLs for b. */
public record ExpandLeftJoin() implements Step {
    @Override
    public String name() {
        return "expand-left-join";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (!Traits.isPlain(select)
                || !(select.from().orElse(null) instanceof FromItem.Join(var kind, var left, var right, var condition))
                || (kind != JoinKind.LEFT && kind != JoinKind.RIGHT)
                || condition.isEmpty()
                || References.isLateral(right)) {
            return Optional.empty();
        }
        FromItem kept = kind == JoinKind.LEFT ? left : right;
        FromItem lacking = kind == JoinKind.LEFT ? right : left;
        return OuterRest.of(select, kept, lacking, condition.get(), site)
                .map(rest -> Sql.unionAll(
                        Sql.withFrom(select, Sql.join(JoinKind.INNER, left, right, condition.get())), rest));
    }
}
