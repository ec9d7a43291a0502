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
import java.util.List;
import java.util.Optional;

/** {@code a LEFT JOIN b ON c -> a} where nothing else refers to b: right where a match is single, or under DISTINCT. */
public record DropUnusedJoin() implements Step {
    @Override
    public String name() {
        return "drop-unused-join";
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
                || kind == JoinKind.CROSS
                || References.mentionAny(Traits.values(select).orElse(List.of()), right)
                || References.mentionAny(Sql.conjuncts(select.where()), right)
                || References.mentionAny(Traits.keys(select).orElse(List.of()), right)) {
            return Optional.empty();
        }
        return Optional.of(Sql.withFrom(select, left));
    }
}
