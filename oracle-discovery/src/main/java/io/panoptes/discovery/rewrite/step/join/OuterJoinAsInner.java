package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** {@code a LEFT JOIN b -> a JOIN b}: right where WHERE fails for NULLs, or there always is a match. */
public record OuterJoinAsInner() implements Step {
    @Override
    public String name() {
        return "outer-join-as-inner";
    }

    @Override
    public boolean mayChangeMeaning() {
        return true;
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atFromItems(query, FromItem.Join.class, this::rewrite);
    }

    private Optional<FromItem> rewrite(FromItem.Join join, Site site) {
        return join.kind() == JoinKind.LEFT || join.kind() == JoinKind.RIGHT
                ? Optional.of(new FromItem.Join(JoinKind.INNER, join.left(), join.right(), join.condition()))
                : Optional.empty();
    }
}
