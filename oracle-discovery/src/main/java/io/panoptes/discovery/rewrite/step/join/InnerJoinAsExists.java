package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.Traits;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.List;
import java.util.Optional;

/**
 * {@code a JOIN b ON c -> a WHERE EXISTS (b WHERE c)} where nothing else refers to b. Equivalent where each row of a has at most one match,
 * or under DISTINCT.
 */
public record InnerJoinAsExists() implements Step {
    @Override
    public String name() {
        return "inner-join-as-exists";
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
        if (!Traits.isPlainButForDistinct(select)
                || !(select.from().orElse(null) instanceof FromItem.Join(var kind, var left, var right, var condition))
                || kind != JoinKind.INNER
                || condition.isEmpty()
                || References.isLateral(right)
                || References.mentionAny(Traits.values(select).orElse(List.of()), right)
                || References.mentionAny(Sql.conjuncts(select.where()), right)) {
            return Optional.empty();
        }
        Query.Select matching = Sql.select(List.of(Sql.item(Sql.number(1), "one")), right, condition);
        return Optional.of(
                Sql.withWhere(Sql.withFrom(select, left), Sql.also(select.where(), new Expression.Exists(matching))));
    }
}
