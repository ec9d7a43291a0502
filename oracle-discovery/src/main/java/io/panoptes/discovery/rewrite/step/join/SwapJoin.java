package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** {@code a JOIN b -> b JOIN a}, LEFT becoming RIGHT. */
public record SwapJoin() implements Step {
    @Override
    public String name() {
        return "swap-join";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atFromItems(query, FromItem.Join.class, this::rewrite);
    }

    private Optional<FromItem> rewrite(FromItem.Join join, Site site) {
        if (References.isLateral(join.right())) {
            return Optional.empty();
        }
        JoinKind kind = switch (join.kind()) {
            case LEFT -> JoinKind.RIGHT;
            case RIGHT -> JoinKind.LEFT;
            case INNER, FULL, CROSS -> join.kind();
        };
        return Optional.of(new FromItem.Join(kind, join.right(), join.left(), join.condition()));
    }
}
