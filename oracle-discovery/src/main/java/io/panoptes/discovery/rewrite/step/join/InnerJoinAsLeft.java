package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.Optional;

/** {@code a JOIN b ON c -> a LEFT JOIN b ON c WHERE c}: a row without a match fails c. */
public record InnerJoinAsLeft() implements Step {
    @Override
    public String name() {
        return "inner-join-as-left";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        if (!(select.from().orElse(null) instanceof FromItem.Join(var kind, var left, var right, var condition))
                || kind != JoinKind.INNER
                || condition.isEmpty()
                || !References.mention(condition.get(), right)) {
            return Optional.empty();
        }
        JoinKind outer = site.oneIn(4) ? JoinKind.FULL : JoinKind.LEFT;
        return Optional.of(Sql.withWhere(
                Sql.withFrom(select, Sql.join(outer, left, right, condition.get())),
                Sql.also(select.where(), condition.get())));
    }
}
