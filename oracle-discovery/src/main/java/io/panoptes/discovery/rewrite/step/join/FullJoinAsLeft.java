package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** {@code a FULL JOIN b -> a LEFT JOIN b}: right where WHERE fails for NULLs of a. */
public record FullJoinAsLeft() implements Step {
    @Override
    public String name() {
        return "full-join-as-left";
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
        return join.kind() == JoinKind.FULL
                ? Optional.of(new FromItem.Join(
                        site.oneIn(2) ? JoinKind.LEFT : JoinKind.RIGHT, join.left(), join.right(), join.condition()))
                : Optional.empty();
    }
}
