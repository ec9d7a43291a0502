package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.Optional;

/** {@code a JOIN b ON c -> a CROSS JOIN b WHERE c}. */
public record JoinAsProduct() implements Step {
    @Override
    public String name() {
        return "join-as-product";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atQueries(query, Query.Select.class, this::rewrite);
    }

    private Optional<Query> rewrite(Query.Select select, Site site) {
        return select.from().orElse(null) instanceof FromItem.Join(var kind, var left, var right, var condition)
                        && kind == JoinKind.INNER
                        && condition.isPresent()
                ? Optional.of(Sql.withWhere(
                        Sql.withFrom(select, Sql.cross(left, right)), Sql.also(select.where(), condition.get())))
                : Optional.empty();
    }
}
