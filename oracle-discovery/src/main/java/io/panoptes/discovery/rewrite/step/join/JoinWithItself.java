package io.panoptes.discovery.rewrite.step.join;

import io.panoptes.discovery.rewrite.site.Site;
import io.panoptes.discovery.rewrite.site.Step;
import io.panoptes.discovery.rewrite.site.StepPlacement;
import io.panoptes.discovery.rewrite.site.UniqueKeys;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.FromItem.JoinKind;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.build.Sql;
import java.util.Optional;

/** {@code t -> t JOIN t AS u ON t.id = u.id} on a key, also LEFT. */
public record JoinWithItself() implements Step {
    @Override
    public String name() {
        return "join-with-itself";
    }

    @Override
    public Optional<Query> take(Query query, StepPlacement placement) {
        return placement.atFromItems(query, FromItem.TableReference.class, this::rewrite);
    }

    private Optional<FromItem> rewrite(FromItem.TableReference table, Site site) {
        return site.environment().table(table).flatMap(UniqueKeys::of).map(key -> {
            String alias = table.alias().map(FromItem.Alias::name).orElse(table.name());
            String other = site.names().next();
            FromItem copy = Sql.table(table.name(), other);
            return Sql.join(
                    site.oneIn(2) ? JoinKind.LEFT : JoinKind.INNER,
                    table,
                    copy,
                    Sql.equal(Sql.column(alias, key), Sql.column(other, key)));
        });
    }
}
