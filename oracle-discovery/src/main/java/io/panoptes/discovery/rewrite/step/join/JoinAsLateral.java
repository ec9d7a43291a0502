package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.Renaming;
import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Query.SelectItem;
import io.panoptes.sql.build.Sql;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code a JOIN b ON c -> a CROSS JOIN LATERAL (SELECT * FROM b WHERE c)}; a LEFT JOIN keeps its rows ON TRUE. */
public record JoinAsLateral() implements Step {
    @Override
    public String name() {
        return "join-as-lateral";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atFromItems(query, FromItem.Join.class, this::rewrite);
    }

    private Optional<FromItem> rewrite(FromItem.Join join, Site site) {
        if ((join.kind() != JoinKind.INNER && join.kind() != JoinKind.LEFT)
                || join.condition().isEmpty()
                || !(join.right() instanceof FromItem.TableReference table)) {
            return Optional.empty();
        }
        Renaming inside = Renaming.of(table, site.names());
        return site.row(table).map(row -> {
            List<SelectItem> items = new ArrayList<>();
            row.forEach(cell -> items.add(Sql.item(inside.expression(cell.reference()), cell.name())));
            Query.Select matching =
                    Sql.select(items, inside.renamed(table), join.condition().map(inside::expression));
            FromItem lateral = Sql.lateral(matching, row.getFirst().alias());
            return join.kind() == JoinKind.INNER
                    ? Sql.cross(join.left(), lateral)
                    : Sql.join(JoinKind.LEFT, join.left(), lateral, Sql.always());
        });
    }
}
