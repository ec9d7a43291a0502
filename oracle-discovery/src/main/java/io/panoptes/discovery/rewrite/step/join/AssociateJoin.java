package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.References;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import java.util.Optional;

/** {@code (a JOIN b ON c) JOIN d ON e -> a JOIN (b JOIN d ON e) ON c} where e does not refer to a. With left joins it holds where e fails for NULLs: the engine judges. */
public record AssociateJoin() implements Step {
    @Override
    public String name() {
        return "associate-join";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atFromItems(query, FromItem.Join.class, this::rewrite);
    }

    private Optional<FromItem> rewrite(FromItem.Join join, Site site) {
        if (!(join.left() instanceof FromItem.Join(var kind, var first, var second, var on))
                || join.condition().isEmpty()
                || on.isEmpty()
                || References.isLateral(join.right())
                || References.isLateral(second)
                || (kind != JoinKind.INNER && kind != JoinKind.LEFT)
                || (join.kind() != JoinKind.INNER && join.kind() != JoinKind.LEFT)
                || References.mention(join.condition().get(), first)) {
            return Optional.empty();
        }
        FromItem inner = new FromItem.Join(join.kind(), second, join.right(), join.condition());
        return Optional.of(new FromItem.Join(kind, first, inner, on));
    }
}
